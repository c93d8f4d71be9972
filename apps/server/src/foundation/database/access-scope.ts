import { type AnyColumn, inArray, or, type SQL, sql } from 'drizzle-orm';

/** The ventures and branches whose data the caller may see. */
export interface AccessScope {
  ventures: 'all' | readonly string[];
  branches: readonly { branchId: string }[];
}

/** Without limits, for rows that were already checked against the caller's permissions. */
export const fullAccess: AccessScope = { ventures: 'all', branches: [] };

interface ScopeColumns {
  ventureId: AnyColumn;
  branchId: AnyColumn;
}

/** Undefined, so no condition, if the scope has no limits. */
export function withinScope(
  { ventureId, branchId }: ScopeColumns,
  { ventures, branches }: AccessScope,
): SQL | undefined {
  if (ventures === 'all') return undefined;
  const ids = branches.map((branch) => branch.branchId);
  const conditions = [
    ventures.length === 0 ? undefined : inArray(ventureId, [...ventures]),
    ids.length === 0 ? undefined : inArray(branchId, ids),
  ];
  return or(...conditions) ?? sql`false`;
}
