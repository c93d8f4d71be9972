import { expect, test } from 'vitest';
import { dependencyProblems } from './dependency-rules.ts';

const manifest = (...names: string[]) =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });

const problemsOf = (files: Record<string, string>) =>
  dependencyProblems(new Map(Object.entries({ 'package.json': '{}', ...files })));

test('a package that nothing uses is named', () => {
  expect(
    problemsOf({
      'apps/server/package.json': manifest('pg', 'left-pad'),
      'apps/server/src/a.ts': "import pg from 'pg';",
      'apps/beheer/src/a.ts': "import 'left-pad';",
      'apps/beheer/package.json': manifest('left-pad'),
    }),
  ).toEqual(['apps/server/package.json names left-pad, which nothing there uses']);
});

test.each([
  ['import', "import { x } from 'left-pad/x';"],
  ['type import', "import type { X } from 'left-pad';"],
  ['dynamic import', "await import('left-pad');"],
  ['re-export', "export { x } from 'left-pad';"],
])('a package that is used without being named is named once: %s', (_kind, source) => {
  expect(
    problemsOf({
      'apps/server/package.json': '{}',
      'apps/server/src/a.ts': source,
      'apps/server/src/b.ts': source,
      'apps/server/src/c.ts': "import { readFileSync } from 'node:fs'; import '#a.ts'; import './b.ts';",
      'package.json': manifest('left-pad'),
      'tools/a.ts': "import 'left-pad';",
    }),
  ).toEqual(['apps/server/package.json does not name left-pad, which apps/server/src/b.ts imports']);
});

test.each([
  ['CSS', 'apps/shop/app/a.css', '@import "left-pad";'],
  ['a font in CSS', 'apps/shop/app/a.css', 'src: url("left-pad/files/a.woff2");'],
  ['configuration', 'apps/shop/vite.config.ts', "import pad from 'left-pad';"],
  ['types of a configuration', 'apps/shop/tsconfig.json', '{ "compilerOptions": { "types": ["left-pad/client"] } }'],
  ['resolved by name', 'apps/shop/app/a.ts', "require.resolve('left-pad/a.wasm');"],
  ['a path', 'apps/shop/app/a.ts', "new URL('../node_modules/left-pad/a.js', import.meta.url);"],
])('a package counts as used by %s', (_how, path, text) => {
  expect(problemsOf({ 'apps/shop/package.json': manifest('left-pad'), [path]: text })).toEqual([]);
});

test('a command in a script, types of a used package and a package for a platform count as used', () => {
  const { devDependencies } = JSON.parse(manifest('left-pad', 'pg', '@types/pg', '@types/node', 'pad-linux-x64'));
  expect(
    problemsOf({
      'apps/server/package.json': JSON.stringify({ scripts: { pad: 'pad --left' }, devDependencies }),
      'apps/server/src/a.ts': "import type { Pool } from 'pg'; import 'node:fs';",
      'package-lock.json': JSON.stringify({
        packages: {
          'node_modules/left-pad': { bin: { pad: 'pad.js' } },
          'node_modules/pad-linux-x64': { cpu: ['x64'] },
        },
      }),
    }),
  ).toEqual([]);
});

test('types of a package that is not used are named', () => {
  expect(problemsOf({ 'apps/server/package.json': manifest('@types/pg', '@types/sanitize__html') })).toEqual([
    'apps/server/package.json names @types/pg, which nothing there uses',
    'apps/server/package.json names @types/sanitize__html, which nothing there uses',
  ]);
});

test('an app names what its configuration imports through tools', () => {
  const files = {
    'package.json': manifest('subset-font'),
    'tools/fonts.ts': "import subset from 'subset-font';",
    'apps/shop/vite.config.ts': "import { fonts } from '../../tools/fonts.ts';",
  };
  expect(problemsOf({ ...files, 'apps/shop/package.json': '{}' })).toEqual([
    'apps/shop/package.json does not name subset-font, which tools/fonts.ts imports',
  ]);
  expect(problemsOf({ ...files, 'apps/shop/package.json': manifest('subset-font') })).toEqual([]);
});

test('the bench uses what it or the root names, and what only it uses the root need not name', () => {
  const files = { 'bench/a.ts': "import pg from 'pg'; import pad from 'left-pad'; import '@bouwpoort/trade/money';" };
  expect(problemsOf({ ...files, 'package.json': manifest('pg'), 'bench/package.json': manifest('left-pad') })).toEqual(
    [],
  );
  expect(problemsOf({ ...files, 'bench/package.json': manifest('left-pad') })).toEqual([
    'bench/package.json does not name pg, which bench/a.ts imports',
  ]);
});

test('a package of our own is named like any other', () => {
  expect(
    problemsOf({
      'packages/contract/package.json': manifest('@bouwpoort/ui'),
      'packages/contract/src/a.ts': "import { x } from '@bouwpoort/trade/money';",
    }),
  ).toEqual([
    'packages/contract/package.json names @bouwpoort/ui, which nothing there uses',
    'packages/contract/package.json does not name @bouwpoort/trade, which packages/contract/src/a.ts imports',
  ]);
});
