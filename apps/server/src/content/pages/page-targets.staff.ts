import type { beheerPageRoutes, PageTarget } from '@bouwpoort/contract/content/pages.staff';
import type { z } from 'zod';
import { readTree, searchProducts } from '../../catalogue/products/products.ts';
import { listStoreLocations } from '../../organisation/branches/branches.ts';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { requireVenture } from '../../organisation/ventures/ventures.ts';
import { readPageTree } from './page-tree.ts';

type Asked = z.output<(typeof beheerPageRoutes)['targets']['query']>;

/** Per kind: enough to choose from, or to refine the search. */
const maxTargets = 20;

/** The possible targets of a link or a block of a venture, by words or by ids. */
export async function findTargets(ctx: StaffContext, { ventureId, q, kind, ids }: Asked): Promise<PageTarget[]> {
  requireThere(ctx, { ventureId });
  await requireVenture(ctx, ventureId);
  const named = ids === undefined ? undefined : idsByKind(ids);
  const wants = (one: PageTarget['kind']) => (kind === undefined || kind === one) && (!named || named.has(one));
  const has = (name: string) => q === undefined || name.toLowerCase().includes(q.toLowerCase());
  const isNamed = (one: PageTarget['kind'], id: string) => !named || named.get(one)?.has(id) === true;
  const limit = named ? 200 : maxTargets;
  const [pages, categories, products, branches] = await Promise.all([
    wants('page') ? readPageTree(ctx.db, ventureId) : [],
    wants('category') ? readTree(ctx.db, ventureId, { lock: false }) : [],
    wants('product') ? productsOf(ctx, ventureId, q, named?.get('product')) : [],
    kind === 'branch' || named?.has('branch') ? listStoreLocations(ctx, ventureId) : [],
  ]);
  return [
    ...pages
      .filter(({ id, name, url, state }) => url && state !== 'archived' && has(`${name} ${url}`) && isNamed('page', id))
      .slice(0, limit)
      .map(({ id, name, url }): PageTarget => ({ kind: 'page', id, name, url: url ?? '', detail: url })),
    ...categories
      .filter(({ id, name }) => has(name) && isNamed('category', String(id)))
      .slice(0, limit)
      .map(({ id, name, url }): PageTarget => ({ kind: 'category', id: String(id), name, url, detail: url })),
    ...products,
    ...branches
      .filter(({ branchId, displayName, city }) => has(`${displayName} ${city}`) && isNamed('branch', branchId))
      .slice(0, limit)
      .map(({ branchId, displayName, address, city }): PageTarget => {
        return { kind: 'branch', id: branchId, name: displayName, url: '', detail: `${address}, ${city}` };
      }),
  ];
}

function idsByKind(ids: string): Map<string, Set<string>> {
  const pairs = ids.split(',').flatMap((one) => {
    const at = one.indexOf(':');
    return at === -1 ? [] : [{ kind: one.slice(0, at), id: one.slice(at + 1) }];
  });
  return new Map(
    [...Map.groupBy(pairs, ({ kind }) => kind)].map(([kind, of]) => [kind, new Set(of.map(({ id }) => id))]),
  );
}

async function productsOf(
  ctx: StaffContext,
  ventureId: string,
  q: string | undefined,
  named: ReadonlySet<string> | undefined,
): Promise<PageTarget[]> {
  const numbers = named && [...named].map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (numbers?.length === 0) return [];
  const { rows } = await searchProducts(
    ctx.db,
    { ventures: [ventureId], q, ids: numbers },
    { sort: 'name', direction: 'asc', limit: numbers ? 200 : maxTargets },
    ctx.clock(),
  );
  return rows.map(({ product: { id, name, url, brand } }) => ({
    ...{ kind: 'product', id: String(id), name, url, detail: brand || null },
  }));
}
