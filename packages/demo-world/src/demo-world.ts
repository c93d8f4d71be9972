import { catalogueFills } from './catalogue/catalogue.ts';
import { demoCategories } from './catalogue/catalogue-categories.ts';
import { demoProducts } from './catalogue/catalogue-orderables.ts';
import { contentFills } from './content/content.ts';
import { firstDayFills } from './people/first-day.ts';
import { peopleFills } from './people/people.ts';
import { placesFills } from './places/places.ts';
import type { DemoWorldSize, TableFill } from './table-fill.ts';

const shops = ['210', '220', '230', '240'] as const;

/** How many articles of each shop pages and past orders choose from. */
const chosenFrom = 200;

const articlesOf = (size: DemoWorldSize) =>
  Object.fromEntries(shops.map((id) => [id, demoProducts(size, id, chosenFrom)]));

/** What only the day of the first start has. */
export const firstDay = (size: DemoWorldSize): TableFill[] => firstDayFills(size, articlesOf(size));

/** Everything a first start contains, table by table, parents before children. */
export async function demoWorldFills(size: DemoWorldSize): Promise<TableFill[]> {
  const articles = articlesOf(size);
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
