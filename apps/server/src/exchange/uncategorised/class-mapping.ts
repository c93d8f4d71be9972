import type { Context } from '../../foundation/context/context.ts';
import { query } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { measureFilters } from './uncategorised.jobs.ts';
import { placeWaitingProducts } from './waiting-products.ts';

/** A class of a venture's products, and its category. */
export interface MappedClass {
  system: string;
  code: string;
  /** From the dictionary; empty without one. */
  name: string | null;
  products: number;
  waiting: number;
  category: { id: number; name: string; url: string } | null;
}

/** All classes that articles have or that are mapped, those with most waiting products first. */
export function classesOf({ db }: Pick<Context, 'db'>, ventureId: string): Promise<MappedClass[]> {
  return query<MappedClass>(
    db,
    `select k.system, k.code, n.name, coalesce(u.products, 0)::int as products, coalesce(u.waiting, 0)::int as waiting,
       case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'url', c.url) end as category
     from (
       select system, code from classification_category where venture_id = $1
       union select system, code from product_classification where venture_id = $1
     ) k
     left join (
       select p.system, p.code, count(*) as products, count(w.product_id) as waiting
       from product_classification p left join waiting_product w using (product_id)
       where p.venture_id = $1 group by p.system, p.code
     ) u using (system, code)
     left join classification_category m on m.venture_id = $1 and m.system = k.system and m.code = k.code
     left join category c on c.id = m.category_id
     left join etim_name n on n.kind = 'class' and n.code = k.code
     order by waiting desc, products desc, k.system, k.code`,
    [ventureId],
  );
}

export interface ClassMapping {
  ventureId: string;
  system: string;
  code: string;
  /** Empty removes the mapping of the class. */
  categoryId: number | null;
}

/**
 * Sets the category of a class. Waiting products of the class are shown at once, and those placed by the mapping move
 * along; a product that staff or a record placed stays. Returns how many products moved.
 */
export function mapClass(ctx: Context, mapping: ClassMapping): Promise<{ moved: number }> {
  return mapClasses(ctx, mapping.ventureId, [mapping]);
}

/** Several at once, of one venture. */
export async function mapClasses(
  ctx: Pick<Context, 'db'>,
  ventureId: string,
  mappings: readonly Omit<ClassMapping, 'ventureId'>[],
): Promise<{ moved: number }> {
  return ctx.db.transaction(async (db) => {
    let along = 0;
    for (const mapping of mappings) along += await writeMapping(db, { ...mapping, ventureId });
    if (along > 0) await enqueue(db, measureFilters, { ventureId });
    return { moved: along + (await showPlacedProducts({ db }, ventureId)) };
  });
}

/** After changes of categories or classes: waiting products are shown, and filters are measured again. */
export async function showPlacedProducts({ db }: Pick<Context, 'db'>, ventureId: string): Promise<number> {
  const placed = await placeWaitingProducts({ db }, ventureId);
  if (placed > 0) await enqueue(db, measureFilters, { ventureId });
  return placed;
}

/** Returns how many products moved along. */
async function writeMapping(db: Context['db'], { ventureId, system, code, categoryId }: ClassMapping): Promise<number> {
  if (categoryId !== null) await requireCategory(db, ventureId, categoryId);
  const [before] = await query<{ categoryId: number }>(
    db,
    `select category_id as "categoryId" from classification_category
     where venture_id = $1 and system = $2 and code = $3 for update`,
    [ventureId, system, code],
  );
  if (categoryId === null) {
    await query(db, 'delete from classification_category where venture_id = $1 and system = $2 and code = $3', [
      ...[ventureId, system, code],
    ]);
    return 0;
  }
  await query(
    db,
    `insert into classification_category (venture_id, system, code, category_id) values ($1, $2, $3, $4)
     on conflict (venture_id, system, code) do update set category_id = excluded.category_id`,
    [ventureId, system, code, categoryId],
  );
  return before ? moveAlong(db, { ventureId, system, code, categoryId }, before.categoryId) : 0;
}

/** Redirects the mappings of one category to the category that replaces it. */
export async function moveClassMappings(db: Context['db'], fromId: number, intoId: number): Promise<void> {
  await query(db, 'update classification_category set category_id = $2 where category_id = $1', [fromId, intoId]);
}

async function requireCategory(db: Context['db'], ventureId: string, categoryId: number): Promise<void> {
  const [category] = await query(db, 'select 1 as there from category where id = $1 and venture_id = $2', [
    categoryId,
    ventureId,
  ]);
  if (!category) throw new AppError('invalidInput', { errors: { categoryId: ['Deze categorie kennen we niet'] } });
}

async function moveAlong(
  db: Context['db'],
  { ventureId, system, code, categoryId }: ClassMapping,
  from: number,
): Promise<number> {
  const moved = await query<{ id: number }>(
    db,
    `update product p set category_id = $4 from product_classification k
     where k.product_id = p.id and k.venture_id = $1 and k.system = $2 and k.code = $3 and p.category_id = $5
       and p.category_id <> $4
     returning p.id`,
    [ventureId, system, code, categoryId, from],
  );
  return moved.length;
}
