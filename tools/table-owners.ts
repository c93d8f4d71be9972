import { isTest, type SourceFile } from './source-file.ts';
import { placeOf } from './wings.ts';

const server = 'apps/server/src';

/** Tables a thing may name in its SQL though another owns them, with the reason. */
const sharedTables: readonly { thing: string; table: string; why: string }[] = [
  {
    thing: 'ordering/cart',
    table: 'kept_answer',
    why: 'a cart is written in one statement with the answer to a repeated call',
  },
  { thing: 'program/demo', table: 'installation', why: 'the demo world is filled in one transaction with its mark' },
  { thing: 'program/demo', table: 'venture', why: 'whether there is any venture tells whether the database is filled' },
  {
    thing: 'customers/identity',
    table: 'customer',
    why: 'a session is found in one statement with its user and customer',
  },
  { thing: 'content/menus', table: 'category', why: 'the menu of the assortment is made in one statement' },
  { thing: 'foundation/jobs', table: 'installation', why: 'the clean-up leaves its mark there' },
  {
    thing: 'ordering/orders',
    table: 'customer',
    why: 'a page of orders is found in one statement with their customers',
  },
  { thing: 'ordering/orders', table: 'payment_refund', why: 'what is still to be paid back is found with the orders' },
  {
    thing: 'ordering/quotes',
    table: 'customer',
    why: 'a page of quotes is found in one statement with their customers',
  },
  { thing: 'catalogue/prices', table: 'variant', why: 'prices of thousands of variants are found in one statement' },
];

/**
 * They write the tables of all things: data exchange in sets of thousands of rows, which no operation could, and what
 * sets up a shop in one transaction.
 */
const wholeShop = ['exchange', 'program/venture-setup'];

/** Where a thing touches tables of another, in the text of its SQL or through the table's object. */
export function tableViolations(
  files: readonly SourceFile[],
  sources: ReadonlyMap<string, string>,
  shared = sharedTables,
): { file: string; rule: string }[] {
  const tables = tablesIn(sources);
  return files.flatMap(({ path, imports, texts }) => {
    const { wing, thing } = placeOf(path) ?? { wing: '', thing: '' };
    if (!path.startsWith(`${server}/`) || isTest(path) || path.endsWith('.tables.ts')) return [];
    if (wholeShop.includes(wing) || wholeShop.includes(thing)) return [];
    const touched = new Set([
      ...texts.flatMap(tablesInSql),
      ...imports.flatMap(({ target, names }) =>
        tables
          .filter(({ object, owner }) => names.includes(object) && target?.startsWith(`${server}/${owner}/`))
          .map(({ table }) => table),
      ),
    ]);
    return tables
      .filter(({ table, owner }) => owner !== thing && touched.has(table))
      .filter(({ table }) => !shared.some((one) => one.thing === thing && one.table === table))
      .map(({ table, owner }) => ({
        file: path,
        rule: `the table ${table} belongs to ${owner}: use an operation of ${owner}, or name it in tools/table-owners.ts`,
      }));
  });
}

function tablesIn(sources: ReadonlyMap<string, string>): { table: string; object: string; owner: string }[] {
  return [...sources]
    .filter(([path]) => path.startsWith(`${server}/`) && path.endsWith('.tables.ts'))
    .flatMap(([path, source]) =>
      [...source.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, object = '', table = '']) => ({
        table,
        object,
        owner: placeOf(path)?.thing ?? '',
      })),
    );
}

function tablesInSql(text: string): string[] {
  return [...text.matchAll(/\b(?:from|join|into|update|using)\s+"?([a-z_]+)"?/g)].map(([, table = '']) => table);
}
