import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LockFile, lockFiles, lockProblems } from './lock-check.mjs';

const complete: LockFile = {
  packages: {
    '': {},
    'apps/server': {},
    'node_modules/@bouwpoort/server': { link: true, resolved: 'apps/server' },
    'node_modules/sharp': {
      integrity: 'sha512-a',
      optionalDependencies: {
        '@img/sharp-linux-x64': '1.0.0',
        '@img/sharp-linuxmusl-arm64': '1.0.0',
        '@img/sharp-darwin-arm64': '1.0.0',
        '@img/sharp-win32-x64': '1.0.0',
        '@img/sharp-freebsd-x64': '1.0.0',
      },
    },
    'node_modules/@img/sharp-linux-x64': { integrity: 'sha512-b' },
    'node_modules/sharp/node_modules/@img/sharp-linuxmusl-arm64': { integrity: 'sha512-c' },
    'node_modules/@img/sharp-darwin-arm64': { integrity: 'sha512-d' },
    'node_modules/@img/sharp-win32-x64': { integrity: 'sha512-e' },
  },
};

const without = (path: string): LockFile => ({
  packages: Object.fromEntries(Object.entries(complete.packages).filter(([key]) => key !== path)),
});

test('a lock with every platform, hoisted or nested, has no problems; other platforms may be missing', () => {
  expect(lockProblems(complete)).toEqual([]);
});

test.each([
  ['node_modules/@img/sharp-linux-x64', '@img/sharp-linux-x64 (linux x64, named by node_modules/sharp) is missing'],
  [
    'node_modules/sharp/node_modules/@img/sharp-linuxmusl-arm64',
    '@img/sharp-linuxmusl-arm64 (linux arm64, named by node_modules/sharp) is missing',
  ],
  ['node_modules/@img/sharp-win32-x64', '@img/sharp-win32-x64 (Windows x64, named by node_modules/sharp) is missing'],
])('names a platform package that is missing: %s', (path, problem) => {
  expect(lockProblems(without(path))).toEqual([problem]);
});

test('names an entry without integrity and one that gives its download address away', () => {
  const packages = {
    ...complete.packages,
    'node_modules/bare': {},
    'node_modules/told': { integrity: 'x', resolved: 'https://mirror.example/a.tgz' },
  };
  expect(lockProblems({ packages })).toEqual([
    'node_modules/bare has no integrity',
    'node_modules/told names the address it was downloaded from: https://mirror.example/a.tgz',
  ]);
});

test.each(lockFiles)('%s works on every platform', (file) => {
  expect(lockProblems(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
});
