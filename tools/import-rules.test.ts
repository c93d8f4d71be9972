import { expect, test } from 'vitest';
import { checkImports } from './import-rules.ts';

function rulesBrokenBy(file: string, source: string): string[] {
  return checkImports(new Map([[file, source]])).map((violation) => violation.rule);
}

test.each([
  [
    'apps/server/src/ventures/ventures.ts',
    "import { listLocations } from '../branches/branches.ts';",
    /floor 1\) may not use branches/,
  ],
  [
    'apps/server/src/branches/branches.ts',
    "import { ventures } from '../ventures/ventures.tables.ts';",
    /only ventures\/ventures.ts/,
  ],
  ['apps/server/src/app.ts', "import { paths } from '../../storefront/app/paths.ts';", /stay inside/],
  ['apps/storefront/app/api.ts', "import { x } from '@bouwpoort/server/x';", /imported by nobody/],
  ['packages/trade/src/a.ts', "import { x } from '@bouwpoort/contract/scalars';", /may not know contract/],
  ['packages/trade/src/a.ts', "export { x } from '../../contract/src/route.ts';", /stay inside/],
  [
    'apps/storefront/app/ui/atoms/button.tsx',
    "import { useVenture } from '../../chrome/use-chrome.ts';",
    /knows nothing/,
  ],
  [
    'apps/server/src/ventures/ventures.ts',
    "const x = await import('../checkout/checkout.ts');",
    /may not use checkout/,
  ],
  ['packages/trade/src/utils.ts', '', /no drawers/],
])('%s is refused %s', (file, source, rule) => {
  expect(rulesBrokenBy(file, source)).toEqual([expect.stringMatching(rule)]);
});

test.each([
  ['apps/server/src/branches/branches.ts', "import { listVentures } from '../ventures/ventures.ts';"],
  ['apps/server/src/branches/branches.tables.ts', "import { ventures } from '../ventures/ventures.tables.ts';"],
  ['apps/server/src/app.ts', "import { registerBranches } from './branches/branches.routes.ts';"],
  ['packages/demo-world/src/a.ts', "import { x } from '@bouwpoort/contract/ventures';"],
  ['packages/contract/src/a.ts', "import { x } from '@bouwpoort/trade/dutch-phone';"],
  ['apps/storefront/app/ui/atoms/atoms.page.tsx', "import { x } from '../../page-head.tsx';"],
])('%s is allowed %s', (file, source) => {
  expect(rulesBrokenBy(file, source)).toEqual([]);
});
