import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPicture } from './picture.ts';

const doc = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');

test('the picture in docs/architecture.md is that of the table the checker uses: `npm run picture` draws it', () => {
  expect(doc).toBe(withPicture(doc));
});

test.each([
  ['architecture.md', 40],
  ['walks/back-office.md', 20],
])('every file that docs/%s names exists', (name, fewest) => {
  const text = readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
  const named = [...text.matchAll(/`((?:apps|packages|tools)\/[\w./-]+\.(?:tsx?|sql|css))`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(fewest);
  const missing = named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)));
  expect(missing).toEqual([]);
});
