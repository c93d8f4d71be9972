import { catalogueFills } from './catalogue/catalogue.ts';
import { demoCategories } from './catalogue/catalogue-categories.ts';
import { demoProducts } from './catalogue/catalogue-orderables.ts';
import { contentFills } from './content/content.ts';
import { peopleFills } from './people/people.ts';
import { placesFills } from './places/places.ts';
import type { DemoWorldSize, TableFill } from './table-fill.ts';

const shops = ['210', '220', '230', '240'] as const;

/** How many articles of each shop pages and past orders choose from. */
const chosenFrom = 200;

/** Everything a first start contains, table by table, parents before children. */
export async function demoWorldFills(size: DemoWorldSize): Promise<TableFill[]> {
  const articles = Object.fromEntries(shops.map((id) => [id, demoProducts(size, id, chosenFrom)]));
  const products = Object.entries(articles).flatMap(([ventureId, list]) =>
    list.map(({ productId, productName }) => ({ id: productId, ventureId, name: productName })),
  );
  return [
    ...placesFills(size),
    ...catalogueFills(size),
    ...contentFills(size, { categories: demoCategories(), products }),
    ...(await peopleFills(size, articles)),
  ];
}
