import { inArray } from 'drizzle-orm';
import { catalogueAddresses, redirectTargets } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import { filesAt } from '../../organisation/media/media.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import { linkKey, type PageLink } from './page-checks.ts';
import { pagesAt } from './pages.queries.ts';
import { contents } from './pages.tables.ts';

/** Addresses that the program answers itself. */
const ownPage =
  /^\/(?:vestigingen|wachtwoord-instellen|wachtwoord-vergeten)?$|^\/[^/]+\/(?:winkelwagen|bestellen|inloggen|registreren|zoeken|eerder-besteld|mijn-[^/]+|bestellingen|wachtwoord-wijzigen|wachtwoord-vergeten)(?:\/|$)/;

/** The links that work. Catalogue numbers are checked by the caller. */
export async function findLinkTargets(ctx: Context, links: readonly PageLink[]): Promise<Set<string>> {
  const targets = (kind: PageLink['kind']) => [
    ...new Set(links.filter((link) => link.kind === kind).map(({ target }) => target)),
  ];
  const addresses = targets('address');
  const ids = targets('page');
  const [pages, catalogue, moved, files, ventures, rows] = await Promise.all([
    pagesAt(ctx, addresses),
    catalogueAddresses(ctx.db, addresses),
    redirectTargets(ctx.db, addresses),
    filesAt(ctx.db, targets('file')),
    listVentures(ctx),
    ids.length === 0 ? [] : ctx.db.select({ id: contents.id }).from(contents).where(inArray(contents.id, ids)),
  ]);
  const homes = new Set(ventures.map(({ path }) => `/${path.toLowerCase()}`));
  const isThere = (url: string) =>
    pages.has(url) || catalogue.has(url) || moved.has(url) || homes.has(url) || ownPage.test(url);
  return new Set([
    ...addresses.filter(isThere).map((target) => linkKey({ kind: 'address', target })),
    ...[...files.keys()].map((target) => linkKey({ kind: 'file', target })),
    ...rows.map(({ id }) => linkKey({ kind: 'page', target: id })),
  ]);
}
