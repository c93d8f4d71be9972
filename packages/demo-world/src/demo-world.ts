import { catalogueFills } from './catalogue/catalogue.ts';
import { demoProducts } from './catalogue/catalogue-orderables.ts';
import { peopleFills } from './people/people.ts';
import { demoPassword, demoSiteUsers } from './people/site-users.ts';
import { placesFills } from './places/places.ts';
import type { DemoWorldSize, TableFill } from './table-fill.ts';

/** How many articles of each shop past orders choose from. */
const orderables = 120;

/** Everything a first start contains, table by table, parents before children. */
export async function demoWorldFills(size: DemoWorldSize): Promise<TableFill[]> {
  const articles = {
    '210': demoProducts(size, '210', orderables),
    '220': demoProducts(size, '220', orderables),
    '230': demoProducts(size, '230', orderables),
  };
  return [...placesFills(size), ...catalogueFills(size), ...(await peopleFills(size, articles))];
}

/** For the line the program ends its start with. */
export const demoAccounts = {
  password: demoPassword,
  list: demoSiteUsers.map(({ email, purpose }) => ({ email, what: purpose })),
};
