import { folderOf } from './folder-layers.ts';
import { isTest, type SourceFile } from './source-file.ts';

const server = 'apps/server/src';

/** Tables a folder may name in its SQL though another owns them, with the reason. */
const sharedTables: readonly { folder: string; table: string; why: string }[] = [
  {
    folder: 'cart',
    table: 'kept_answer',
    why: 'a cart is written in one statement with the answer to a repeated call',
  },
  { folder: 'demo', table: 'installation', why: 'the demo world is filled in one transaction with its mark' },
  { folder: 'demo', table: 'venture', why: 'whether there is any venture tells whether the database is filled' },
  { folder: 'identity', table: 'customer', why: 'a session is found in one statement with its user and customer' },
  { folder: 'jobs', table: 'installation', why: 'the clean-up leaves its mark there' },
  { folder: 'orders', table: 'customer', why: 'a page of orders is found in one statement with their customers' },
  { folder: 'orders', table: 'payment_refund', why: 'what is still to be paid back is found with the orders' },
  { folder: 'quotes', table: 'customer', why: 'a page of quotes is found in one statement with their customers' },
  { folder: 'pricing', table: 'variant', why: 'prices of thousands of variants are found in one statement' },
];

/** Reads and writes the tables of all domains in sets of thousands of rows, which no operation of theirs could. */
const wholeShop = 'exchange';

/** Where a folder touches tables of another, in the text of its SQL or through the table's object. */
export function tableViolations(
  files: readonly SourceFile[],
  sources: ReadonlyMap<string, string>,
  shared = sharedTables,
): { file: string; rule: string }[] {
  const tables = tablesIn(sources);
  return files.flatMap(({ path, imports, texts }) => {
    const folder = folderOf(server, path);
    if (!path.startsWith(`${server}/`) || isTest(path) || folder === 'testing' || path.endsWith('.tables.ts'))
      return [];
    if (folder === wholeShop) return [];
    const touched = new Set([
      ...texts.flatMap(tablesInSql),
      ...imports.flatMap(({ target, names }) =>
        tables
          .filter(({ object, owner }) => names.includes(object) && target?.startsWith(`${server}/${owner}/`))
          .map(({ table }) => table),
      ),
    ]);
    return tables
      .filter(({ table, owner }) => owner !== folder && touched.has(table))
      .filter(({ table }) => !shared.some((one) => one.folder === folder && one.table === table))
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
        owner: folderOf(server, path),
      })),
    );
}

function tablesInSql(text: string): string[] {
  return [...text.matchAll(/\b(?:from|join|into|update|using)\s+"?([a-z_]+)"?/g)].map(([, table = '']) => table);
}
