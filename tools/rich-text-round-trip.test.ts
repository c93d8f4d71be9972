import { expect, test } from 'vitest';
import { isSameHtml } from '../apps/beheer/src/content/rich-text/same-html.ts';
import { throughSchema } from '../apps/beheer/src/content/rich-text/through-schema.ts';
import { cleanHtml } from '../apps/server/src/foundation/html/clean-html.ts';
import { fixtureParts } from '../packages/demo-world/src/content/content-fixture.ts';
import { ContentWorld } from '../packages/demo-world/src/content/content-world.ts';
import { demoPages } from '../packages/demo-world/src/content/pages.ts';

const htmlName = /Html$|^mainBody$/;

function htmlIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return htmlName.test(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => htmlIn(inner, Array.isArray(value) ? name : key));
}

const texts = [...new Set(demoPages(new ContentWorld('2026-11-16', fixtureParts)).flatMap((page) => htmlIn(page)))];
const noSizes = () => undefined;

test('every text of the demo world goes through the editor and means the same to a visitor', () => {
  expect(texts.length).toBeGreaterThan(80);
  const lost = texts.filter((html) => {
    const edited = throughSchema(html);
    return !isSameHtml(html, edited) || !isSameHtml(cleanHtml(html, noSizes), cleanHtml(edited, noSizes));
  });
  expect(lost).toEqual([]);
});

test('the sanitiser does not change the output of the editor', () => {
  const changed = texts.map(throughSchema).filter((html) => !isSameHtml(html, cleanHtml(html, noSizes)));
  expect(changed).toEqual([]);
});
