import { fileURLToPath } from 'node:url';
import { routePaths } from '@bouwpoort/contract/program/route-paths';
import { expect, test } from 'vitest';
import { computedModule } from './computed-module.ts';

test('a build has the paths of the routes without the routes', () => {
  const file = fileURLToPath(new URL('../packages/contract/src/program/route-paths.ts', import.meta.url));
  expect(computedModule(file)).toBe(`export const routePaths = ${JSON.stringify(routePaths)};\n`);
});
