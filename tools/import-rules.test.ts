import { expect, test } from 'vitest';
import { checkImports } from './import-rules.ts';

function rulesBrokenIn(files: Record<string, string>): string[] {
  return checkImports(new Map(Object.entries(files))).map(({ file, rule }) => `${file}: ${rule}`);
}

function rulesBrokenBy(file: string, source: string): string[] {
  return checkImports(new Map([[file, source]])).map((violation) => violation.rule);
}

const server = 'apps/server/src';

test.each([
  [`${server}/organisation/ventures/ventures.ts`, "import { x } from '../../ordering/cart/cart.ts';", /on its right/],
  [
    `${server}/ordering/cart/cart.tables.ts`,
    "import { x } from '../../exchange/files/files.tables.ts';",
    /on its right/,
  ],
  [`${server}/ordering/cart/cart.ts`, "const x = await import('../../exchange/files/files.ts');", /on its right/],
  [`${server}/foundation/jobs/jobs.ts`, "import { x } from '../../ordering/orders/orders.ts';", /on its right/],
  [`${server}/ordering/cart/cart.ts`, "import { x } from '../../attic/chest.ts';", /attic is no wing/],
  [`${server}/foundation/http/problems.ts`, "import { x } from '../../main.ts';", /on top of the wings/],
  [`${server}/ordering/orders/orders.ts`, "import { x } from './orders.staff.ts';", /only staff files/],
  ['packages/contract/src/ordering/a.ts', "import { x } from '../content/b.staff.ts';", /only staff files/],
  ['packages/contract/src/content/a.ts', "import { x } from '../ordering/b.ts';", /on its right/],
  ['apps/storefront/app/catalogue/search/a.tsx', "import { x } from '../../ordering/cart/b.tsx';", /on its right/],
  [`${server}/ordering/cart/cart.ts`, "import { x } from '../../../testing/test-app.ts';", /only tests/],
  [`${server}/program/app.ts`, "import { paths } from '../../../storefront/app/frame/paths.ts';", /stay inside/],
  ['apps/storefront/app/frame/api.ts', "import { x } from '@bouwpoort/server/x';", /imported by nobody/],
  ['packages/trade/src/foundation/a.ts', "import { x } from '@bouwpoort/contract/foundation/scalars';", /may not know/],
  ['packages/trade/src/foundation/a.ts', "export { x } from '../../../contract/src/route.ts';", /stay inside/],
  ['packages/ui/src/atoms/button.tsx', "import { x } from '@bouwpoort/contract/ventures';", /may not know contract/],
  ['packages/ui/src/atoms/anchor.tsx', "import { Link } from 'react-router';", /any router/],
  ['packages/ui/src/utils.ts', '', /no drawers/],
])('%s is refused %s', (file, source, rule) => {
  expect(rulesBrokenBy(file, source)).toEqual([expect.stringMatching(rule)]);
});

test.each([
  [`${server}/ordering/cart/cart.ts`, "import { x } from '../../catalogue/prices/prices.ts';"],
  [`${server}/catalogue/prices/prices.staff.ts`, "import { x } from '../../ordering/orders/orders.ts';"],
  [`${server}/organisation/branches/branches.tables.ts`, "import { x } from '../ventures/ventures.tables.ts';"],
  [`${server}/program/app.ts`, "import { x } from '../ordering/orders/orders.staff.ts';"],
  [`${server}/ordering/cart/cart.ts`, "import { x } from '../../foundation/database/keyset.ts';"],
  ['packages/demo-world/src/a.ts', "import { x } from '@bouwpoort/contract/organisation/ventures';"],
  ['packages/contract/src/foundation/a.ts', "import { x } from '@bouwpoort/trade/foundation/dutch-phone';"],
  ['packages/exchange-formats/src/a.ts', "import { x } from '@bouwpoort/contract/exchange/records';"],
  ['packages/ui/src/atoms/price.tsx', "import { x } from '@bouwpoort/trade/foundation/lazy';"],
  ['apps/storefront/app/root.tsx', "import { x } from './routes/home.page.tsx';"],
])('%s is allowed %s', (file, source) => {
  expect(rulesBrokenBy(file, source)).toEqual([]);
});

test.each([
  ['another thing', 'ordering/checkout/checkout.ts', 1],
  ['a staff file of another thing', 'ordering/orders/orders.staff.ts', 1],
  ['the program', 'program/app.ts', 0],
])('of a thing with a door nothing else is used by %s', (_who, file, broken) => {
  const rules = rulesBrokenIn({
    [`${server}/ordering/cart/cart.ts`]: '',
    [`${server}/ordering/cart/cart-lines.ts`]: '',
    [`${server}/${file}`]: `import { x } from '${file.startsWith('program') ? '../ordering/cart' : '../cart'}/cart-lines.ts';`,
  });
  expect(rules).toHaveLength(broken);
  if (broken) expect(rules[0]).toMatch(/only its door is used, ordering\/cart\/cart\.ts/);
});

test('things of a wing that use each other are refused, staff files aside', () => {
  const imports = (thing: string) => `import { x } from '../${thing}/b.ts';`;
  const things = { cart: 'orders', orders: 'payments', payments: 'cart' };
  const files = (end: string) =>
    Object.fromEntries(Object.entries(things).map(([from, to]) => [`${server}/ordering/${from}/a${end}`, imports(to)]));
  expect(rulesBrokenIn(files('.ts'))).toEqual([
    expect.stringMatching(/things use each other: \S+cart \S+orders \S+payments$/),
  ]);
  expect(rulesBrokenIn(files('.staff.ts'))).toEqual([]);
});

test.each([
  ['static', "import { b } from './b.ts';"],
  ['type', "import type { B } from './b.ts';"],
  ['dynamic', "const { b } = await import('./b.ts');"],
  ['re-exporting', "export { b } from './b.ts';"],
])('files that import each other are refused, by %s imports too', (_kind, source) => {
  const [a, b] = ['packages/ui/src/a.ts', 'packages/ui/src/b.ts'];
  expect(rulesBrokenIn({ [a]: source, [b]: "import { a } from './a.ts';" })).toEqual([
    `${a}: imports go in a circle: ${a} → ${b} → ${a}`,
  ]);
});

test('of files that import each other the shortest circle is named, across packages too', () => {
  const imports = (...paths: string[]) => paths.map((path) => `import '${path}';`).join('\n');
  expect(
    rulesBrokenIn({
      'packages/demo-world/src/a.ts': imports('./b.ts'),
      'packages/demo-world/src/b.ts': imports('./c.ts', './e.ts'),
      'packages/demo-world/src/c.ts': imports('./d.ts'),
      'packages/demo-world/src/d.ts': imports('./a.ts'),
      'packages/demo-world/src/e.ts': imports('./b.ts', '@bouwpoort/contract/foundation/f'),
      'packages/contract/src/foundation/f.ts': '',
    }),
  ).toEqual([expect.stringMatching(/circle: (\S+b\.ts → \S+e\.ts → \S+b\.ts|\S+e\.ts → \S+b\.ts → \S+e\.ts)$/)]);
});

test('tests may import what imports them', () => {
  expect(
    rulesBrokenIn({
      'packages/ui/src/a.ts': "import { sample } from './a.test.ts';",
      'packages/ui/src/a.test.ts': "import { a } from './a.ts';",
    }),
  ).toEqual([]);
});

const cartTables = { 'apps/server/src/ordering/cart/cart.tables.ts': "export const carts = pgTable('cart', {});" };

test.each([
  ['in SQL', "const open = statement('open', `select id from cart where id = $1`);"],
  ['by its object', "import { carts } from '../cart/cart.ts';"],
])('a table of another thing is not touched %s', (_how, source) => {
  const file = 'apps/server/src/ordering/checkout/checkout.queries.ts';
  expect(rulesBrokenIn({ ...cartTables, [file]: source })).toEqual([
    expect.stringContaining(`${file}: the table cart belongs to ordering/cart`),
  ]);
});

test('a thing touches its own tables, and those it shares for a stated reason', () => {
  expect(
    rulesBrokenIn({
      ...cartTables,
      'apps/server/src/foundation/idempotency/idempotency.tables.ts':
        "export const keptAnswers = pgTable('kept_answer', {});",
      'apps/server/src/ordering/cart/cart.queries.ts': 'const x = `update cart set v = 1; insert into kept_answer`;',
    }),
  ).toEqual([]);
});
