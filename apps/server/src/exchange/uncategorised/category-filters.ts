import { FilterChooser } from '@bouwpoort/exchange-formats/filter-choice';
import type { Context } from '../../foundation/context/context.ts';
import { query } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import type { measureFilters } from './uncategorised.jobs.ts';

/** Per category; more articles do not change the result. */
const sampleSize = 2000;

interface Measured {
  categoryId: number;
  featureKey: string;
  isFilter: boolean;
}

/** Decides for every category of a venture which measured features are filters. Choices of staff stay. */
export const measureFiltersOf: JobHandler<typeof measureFilters> = async (ctx, { ventureId }) => {
  const measurable = await query<{ key: string }>(ctx.db, 'select key from feature where is_measured');
  if (measurable.length === 0) return;
  const keys = new Set(measurable.map(({ key }) => key));
  const categories = await query<{ id: number }>(ctx.db, 'select id from category where venture_id = $1 order by id', [
    ventureId,
  ]);
  const measured: Measured[] = [];
  for (const { id } of categories) measured.push(...(await measure(ctx, id, keys)));
  await ctx.db.transaction((tx) => saveMeasured({ ...ctx, db: tx }, ventureId, measured));
};

/** By the articles of the category and of everything below it. */
async function measure({ db }: Context, categoryId: number, keys: ReadonlySet<string>): Promise<Measured[]> {
  const rows = await query<{ features: Record<string, string> }>(
    db,
    `select v.feature_list as features from variant v join product p on p.id = v.product_id
     where p.category_id in (select id from category where $1 = any(ancestors)) and v.feature_list <> '{}'
     order by hashint4(v.id) limit $2`,
    [categoryId, sampleSize],
  );
  const chooser = new FilterChooser();
  for (const { features } of rows) {
    const named = Object.entries(features).filter(([key]) => keys.has(key));
    chooser.add({ category: '', features: Object.fromEntries(named.map(([key, text]) => [key, storedValue(text)])) });
  }
  const choices = chooser.choices().get('') ?? [];
  return choices.map(({ feature, isFilter }) => ({ categoryId, featureKey: feature, isFilter }));
}

/** In the form it is shown. */
function storedValue(text: string): string | number {
  return /^-?[0-9]+(,[0-9]+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

/** Writes only differences, because every write rebuilds the search index. */
async function saveMeasured({ db }: Context, ventureId: string, measured: readonly Measured[]): Promise<void> {
  const given = JSON.stringify(measured);
  const changed = `select g."categoryId", g."featureKey", g."isFilter"
    from jsonb_to_recordset($1::jsonb) as g("categoryId" integer, "featureKey" text, "isFilter" boolean)
    join category c on c.id = g."categoryId" join feature f on f.key = g."featureKey"
    left join category_filter t on t.category_id = g."categoryId" and t.feature_key = g."featureKey"
    where t.category_id is null or (not t.is_chosen and t.is_filter <> g."isFilter")`;
  const [differs] = await query(db, `select 1 as differs from (${changed}) d limit 1`, [given]);
  if (differs) {
    await query(
      db,
      `insert into category_filter (category_id, feature_key, is_filter, is_chosen)
       select d."categoryId", d."featureKey", d."isFilter", false from (${changed}) d
       on conflict (category_id, feature_key) do update set is_filter = excluded.is_filter where not category_filter.is_chosen`,
      [given],
    );
  }
  await settleFeatures({ db }, ventureId);
}

/** A measured feature is indexed as soon as it is a filter of one category. */
async function settleFeatures({ db }: Pick<Context, 'db'>, ventureId: string): Promise<void> {
  const wrong = `select f.key from feature f where f.is_measured and f.is_filter <> exists (
      select from category_filter t where t.feature_key = f.key and t.is_filter)
    and exists (select from category_filter t join category c on c.id = t.category_id
      where t.feature_key = f.key and c.venture_id = $1)`;
  const [differs] = await query(db, `${wrong} limit 1`, [ventureId]);
  if (differs) await query(db, `update feature set is_filter = not is_filter where key in (${wrong})`, [ventureId]);
}

export interface CategoryFilter {
  featureKey: string;
  name: string;
  isFilter: boolean;
  /** Chosen by staff; the others are measured again after each import. */
  isChosen: boolean;
}

/** The features of a category, filters first. */
export function filtersOfCategory({ db }: Pick<Context, 'db'>, categoryId: number): Promise<CategoryFilter[]> {
  return query<CategoryFilter>(
    db,
    `select t.feature_key as "featureKey", f.name, t.is_filter as "isFilter", t.is_chosen as "isChosen"
     from category_filter t join feature f on f.key = t.feature_key
     where t.category_id = $1 order by t.is_filter desc, f.position, f.name`,
    [categoryId],
  );
}

/** The choice of staff for one category; `null` returns it to the measurement. */
export async function chooseFilter(
  { db }: Context,
  ventureId: string,
  { categoryId, featureKey, isFilter }: { categoryId: number; featureKey: string; isFilter: boolean | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await query(
      tx,
      'select 1 as known from category c, feature f where c.id = $1 and c.venture_id = $2 and f.key = $3',
      [categoryId, ventureId, featureKey],
    );
    if (!known) throw new AppError('notFound', { detail: 'Deze categorie of dit kenmerk kennen we niet.' });
    await query(
      tx,
      `insert into category_filter (category_id, feature_key, is_filter, is_chosen)
       values ($1, $2, coalesce($3, false), $3 is not null)
       on conflict (category_id, feature_key) do update
       set is_filter = coalesce($3, category_filter.is_filter), is_chosen = $3 is not null`,
      [categoryId, featureKey, isFilter],
    );
    await settleFeatures({ db: tx }, ventureId);
  });
}
