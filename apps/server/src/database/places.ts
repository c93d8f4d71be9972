import { type AnyColumn, inArray, or, type SQL, sql } from 'drizzle-orm';

/** The places whose data the caller may see: whole ventures, or branches of them. */
export interface Places {
  ventures: 'all' | readonly string[];
  branches: readonly { branchId: string }[];
}

/** Without limits, for rows that were already checked against the caller's permissions. */
export const everywhere: Places = { ventures: 'all', branches: [] };

interface PlaceColumns {
  ventureId: AnyColumn;
  branchId: AnyColumn;
}

/** Nothing where everything may be seen. */
export function inPlaces({ ventureId, branchId }: PlaceColumns, { ventures, branches }: Places): SQL | undefined {
  if (ventures === 'all') return undefined;
  const ids = branches.map((branch) => branch.branchId);
  const own = [
    ventures.length === 0 ? undefined : inArray(ventureId, [...ventures]),
    ids.length === 0 ? undefined : inArray(branchId, ids),
  ];
  return or(...own) ?? sql`false`;
}
