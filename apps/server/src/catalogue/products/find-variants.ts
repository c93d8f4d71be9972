import { and, asc, eq, ilike, inArray, like, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { containing, startingWith } from '../../foundation/database/like-pattern.ts';
import { variants } from './products.tables.ts';

/** A few suggestions, by the beginning of an article number or a part of a name. */
export function findVariants(
  db: Database,
  text: string,
  ventures: 'all' | readonly string[],
  limit: number,
): Promise<{ id: string; name: string; ventureId: string }[]> {
  return db
    .select({ id: variants.code, name: variants.name, ventureId: variants.ventureId })
    .from(variants)
    .where(
      and(
        ventures === 'all' ? undefined : inArray(variants.ventureId, [...ventures]),
        or(like(variants.code, startingWith(text)), ilike(variants.name, containing(text))),
      ),
    )
    .orderBy(asc(variants.code), asc(variants.ventureId))
    .limit(limit);
}

export async function codeOfVariant(db: Database, variantId: number): Promise<string | undefined> {
  const [row] = await db.select({ code: variants.code }).from(variants).where(eq(variants.id, variantId));
  return row?.code;
}
