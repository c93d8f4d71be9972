import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import type { VenturePresentation } from '@bouwpoort/contract/organisation/ventures';
import { assortmentId, renewAssortmentMenu } from '../../content/menus/menus.ts';
import { publishDocuments } from '../../content/pages/pages.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { query } from '../../foundation/database/prepared.ts';
import { assortmentLink, catalogUrl, shopPages } from './first-pages.ts';

type Shop = Pick<Venture, 'id' | 'name' | 'path'>;
type ShopPages = Pick<VenturePresentation, 'catalogUrl' | 'previouslyOrderedContentId'>;

/** Adds what a venture needs to open a shop: pages for its assortment and a menu item. Existing ones stay. */
export async function openShop(tx: Context, venture: Shop, author: string): Promise<ShopPages> {
  const pages = shopPages(venture);
  const there = await query<{ id: string; url: string | null }>(
    tx.db,
    'select id, url from content where id = any($1) or url = any($2)',
    [pages.map(({ id }) => id), pages.map(({ url }) => url)],
  );
  const missing = pages.filter(({ id, url }) => !there.some((page) => page.id === id || page.url === url));
  await publishDocuments(tx, missing, author);
  await query(
    tx.db,
    `update navigation set header_links = $2::jsonb || header_links
     where venture_id = $1 and not header_links @> $3::jsonb`,
    [venture.id, JSON.stringify([assortmentLink(venture)]), asLinks(venture)],
  );
  await renewAssortmentMenu(tx, venture);
  return { catalogUrl: catalogUrl(venture), previouslyOrderedContentId: `${venture.id}-eerder-besteld` };
}

/** Its pages stay for a reopening; no menu links to them. */
export async function closeShop({ db }: Context, venture: Shop): Promise<ShopPages> {
  await query(
    db,
    `update navigation set header_links = (
       select coalesce(jsonb_agg(link order by at), '[]')
       from jsonb_array_elements(header_links) with ordinality as listed (link, at) where link->>'id' <> $2)
     where venture_id = $1 and header_links @> $3::jsonb`,
    [venture.id, assortmentId(venture.id), asLinks(venture)],
  );
  return { catalogUrl: null, previouslyOrderedContentId: null };
}

const asLinks = ({ id }: Shop) => JSON.stringify([{ id: assortmentId(id) }] satisfies Partial<HeaderLink>[]);
