import type { ContentParts, DemoCategory, DemoProductReference } from './content-world.ts';
import { type Site, sites } from './site.ts';

/** A small catalogue for the tests of pages and menus: three levels in each shop. */
function categoriesOf(site: Site): DemoCategory[] {
  const first = Number(site.ventureId) * 100;
  const make = (id: number, parent: DemoCategory | null, name: string): DemoCategory => ({
    id,
    ventureId: site.ventureId,
    parentId: parent?.id ?? null,
    name,
    url: `${parent?.url ?? `/${site.path}/categorieen`}/${name.toLowerCase().replaceAll(' ', '-')}`,
    imageUrl: `/media/categorieen/${id}.svg`,
    routeSegment: name.toLowerCase().replaceAll(' ', '-'),
  });
  return ['Isolatie', 'Cement en mortel'].flatMap((name, index) => {
    const main = make(first + index * 10 + 1, null, name);
    const sub = make(first + index * 10 + 2, main, 'Platen');
    return [main, sub, make(first + index * 10 + 3, sub, 'Hard')];
  });
}

function productsOf(site: Site): DemoProductReference[] {
  return ['PIR-spouwplaat', 'gipsplaat', 'metselmortel M5', 'glaswol', 'purschuim', 'dakpan', 'tegellijm'].map(
    (name, index) => ({ id: Number(site.ventureId) * 100 + index, ventureId: site.ventureId, name }),
  );
}

const shops = sites.filter((site) => site.hasShop);

export const fixtureParts: ContentParts = {
  categories: shops.flatMap(categoriesOf),
  products: shops.flatMap(productsOf),
};
