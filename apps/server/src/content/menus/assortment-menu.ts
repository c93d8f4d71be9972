import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { query } from '../../foundation/database/prepared.ts';
import { assortmentId } from './assortment-item.ts';

interface CategoryRow {
  id: number;
  parentId: number | null;
  name: string;
  url: string;
  imageUrl: string | null;
}

/** Menus are stored as a whole: after changes of categories, the assortment item is regenerated. */
export async function renewAssortmentMenu(
  { db }: Pick<Context, 'db'>,
  { id, path }: Pick<Venture, 'id' | 'path'>,
): Promise<void> {
  const categories = await query<CategoryRow>(
    db,
    `select id, parent_id as "parentId", name, url, image_url as "imageUrl" from category
     where venture_id = $1 order by position, id`,
    [id],
  );
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const linksBelow = (parent: number | null): HeaderLink[] =>
    (byParent.get(parent) ?? []).map((category) => ({
      id: `${category.id}__CatalogContent`,
      text: category.name,
      // The form in which content refers to catalogue addresses (P 2.7); the storefront removes the catalogue's name.
      href: category.url.replace('/categorieen/', `/categorieen/${path}-catalogus/`),
      thumbnailUrl: category.imageUrl,
      target: null,
      title: null,
      children: linksBelow(category.id),
    }));
  await query(
    db,
    `update navigation set header_links = (
       select coalesce(jsonb_agg(case when link->>'id' = $2
         then link || jsonb_build_object('children', $3::jsonb) else link end order by at), '[]')
       from jsonb_array_elements(header_links) with ordinality as listed (link, at))
     where venture_id = $1 and jsonb_typeof(header_links) = 'array'`,
    [id, assortmentId(id), JSON.stringify(linksBelow(null))],
  );
}
