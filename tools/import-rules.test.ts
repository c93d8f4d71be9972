import { expect, test } from 'vitest';
import { checkImports } from './import-rules.ts';

function rulesBrokenIn(files: Record<string, string>): string[] {
  return checkImports(new Map(Object.entries(files))).map(({ file, rule }) => `${file}: ${rule}`);
}

function rulesBrokenBy(file: string, source: string): string[] {
  return checkImports(new Map([[file, source]])).map((violation) => violation.rule);
}

test.each([
  [
    'apps/server/src/organisation/ventures/ventures.ts',
    "import { listLocations } from '../branches/branches.ts';",
    /may not use branches/,
  ],
  [
    'apps/server/src/organisation/branches/branches.ts',
    "import { ventures } from '../ventures/ventures.tables.ts';",
    /only ventures\/ventures.ts/,
  ],
  ['apps/server/src/program/app.ts', "import { paths } from '../../storefront/app/site/paths.ts';", /stay inside/],
  ['apps/storefront/app/http/api.ts', "import { x } from '@bouwpoort/server/x';", /imported by nobody/],
  ['packages/trade/src/a.ts', "import { x } from '@bouwpoort/contract/scalars';", /may not know contract/],
  ['packages/trade/src/a.ts', "export { x } from '../../contract/src/route.ts';", /stay inside/],
  ['packages/ui/src/atoms/button.tsx', "import { x } from '@bouwpoort/contract/ventures';", /may not know contract/],
  ['packages/ui/src/atoms/anchor.tsx', "import { Link } from 'react-router';", /any router/],
  [
    'apps/server/src/organisation/ventures/ventures.ts',
    "const x = await import('../checkout/checkout.ts');",
    /may not use checkout/,
  ],
  ['packages/trade/src/utils.ts', '', /no drawers/],
  [
    'apps/server/src/foundation/jobs/workers.ts',
    "import { sendToErp } from '../orders/orders.ts';",
    /jobs \(layer \d+\) may not use orders/,
  ],
  ['apps/server/src/foundation/http/problems.ts', "import { buildApp } from '../app.ts';", /may not use \./],
  ['apps/server/src/program/app.ts', "import { x } from './attic/attic.ts';", /attic has no layer/],
])('%s is refused %s', (file, source, rule) => {
  expect(rulesBrokenBy(file, source)).toEqual([expect.stringMatching(rule)]);
});

test.each([
  ['apps/server/src/organisation/branches/branches.ts', "import { listVentures } from '../ventures/ventures.ts';"],
  [
    'apps/server/src/organisation/branches/branches.tables.ts',
    "import { ventures } from '../ventures/ventures.tables.ts';",
  ],
  ['apps/server/src/program/app.ts', "import { registerBranches } from './branches/branches.routes.ts';"],
  ['packages/demo-world/src/a.ts', "import { x } from '@bouwpoort/contract/ventures';"],
  ['packages/contract/src/a.ts', "import { x } from '@bouwpoort/trade/dutch-phone';"],
  ['packages/exchange-formats/src/a.ts', "import { x } from '@bouwpoort/contract/exchange-records';"],
  ['packages/ui/src/atoms/price.tsx', "import { x } from '@bouwpoort/trade/when-needed';"],
  ['apps/storefront/app/site/router-navigation.tsx', "import { Link } from 'react-router';"],
])('%s is allowed %s', (file, source) => {
  expect(rulesBrokenBy(file, source)).toEqual([]);
});

test.each([
  ['static', "import { b } from './b.ts';"],
  ['type', "import type { B } from './b.ts';"],
  ['dynamic', "const { b } = await import('./b.ts');"],
  ['re-exporting', "export { b } from './b.ts';"],
])('files that import each other are refused, by %s imports too', (_kind, source) => {
  const [a, b] = ['packages/trade/src/a.ts', 'packages/trade/src/b.ts'];
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
      'packages/demo-world/src/e.ts': imports('./b.ts', '@bouwpoort/contract/f'),
      'packages/contract/src/f.ts': '',
    }),
  ).toEqual([expect.stringMatching(/circle: (\S+b\.ts → \S+e\.ts → \S+b\.ts|\S+e\.ts → \S+b\.ts → \S+e\.ts)$/)]);
});

test('tests may import what imports them', () => {
  expect(
    rulesBrokenIn({
      'packages/trade/src/a.ts': "import { sample } from './a.test.ts';",
      'packages/trade/src/a.test.ts': "import { a } from './a.ts';",
    }),
  ).toEqual([]);
});

const cartTables = { 'apps/server/src/ordering/cart/cart.tables.ts': "export const carts = pgTable('cart', {});" };

test.each([
  ['in SQL', "const open = statement('open', `select id from cart where id = $1`);"],
  ['by its object', "import { carts } from '../cart/cart.ts';"],
])('a table of another domain is not touched %s', (_how, source) => {
  const file = 'apps/server/src/ordering/checkout/checkout.queries.ts';
  expect(rulesBrokenIn({ ...cartTables, [file]: source })).toEqual([
    expect.stringContaining(`${file}: the table cart belongs to cart`),
  ]);
});

test('a domain touches its own tables, and those it shares for a stated reason', () => {
  expect(
    rulesBrokenIn({
      ...cartTables,
      'apps/server/src/foundation/idempotency/idempotency.tables.ts':
        "export const keptAnswers = pgTable('kept_answer', {});",
      'apps/server/src/ordering/cart/cart.queries.ts': 'const x = `update cart set v = 1; insert into kept_answer`;',
    }),
  ).toEqual([]);
});
