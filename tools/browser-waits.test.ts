import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

/*
 * What a browser shows may come a moment later, and these look once: they are asked by `expect.poll`, which asks again
 * until it is so.
 */

const looksOnce =
  /\.(count|all(InnerTexts|TextContents)|is(Visible|Hidden|Checked|Disabled|Enabled|Editable)|innerText|textContent|inputValue|getAttribute)\(/;

/** Lines of a browser test that expect something of a page without waiting for it. */
function impatient(path: string, source: string): number[] {
  const lines: number[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [asked], start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'expect' || asked?.type !== 'AwaitExpression') return;
      const text = source.slice(asked.start, asked.end);
      if (looksOnce.test(text)) lines.push(source.slice(0, start).split('\n').length);
    },
  }).visit(parseSync(path, source).program);
  return lines;
}

test('browser tests use polling expectations for what a page shows', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('tests/e2e/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((path) =>
    impatient(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['expect(await page.locator("a").count()).toBe(1)', [1]],
  ['await page.click("a");\nexpect(await menu.getByRole("link").allInnerTexts(), "links").toEqual([])', [2]],
  ['await expect.poll(() => page.locator("a").count()).toBe(1)', []],
  ['expect(await answer.json()).toEqual({})', []],
])('%j', (source, lines) => {
  expect(impatient('x.ts', source)).toEqual(lines);
});
