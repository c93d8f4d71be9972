import { expect, test } from 'vitest';
import { fixtureParts } from './content-fixture.ts';
import { ContentWorld } from './content-world.ts';
import { demoPages } from './pages.ts';

const pagesOn = (today: string) =>
  new Map(demoPages(new ContentWorld(today, fixtureParts)).map((one) => [one.id, one]));
const relationDay = '210-acties-relatiedag';

test('dates are as far from today as the files say', () => {
  expect(JSON.stringify(pagesOn('2026-11-16').get(relationDay)?.content)).toContain('10 december');
  expect(JSON.stringify(pagesOn('2027-02-10').get(relationDay)?.content)).toContain('6 maart');
  const dates = (today: string) =>
    [...pagesOn(today).values()].flatMap(({ content }) => ('date' in content ? [content.date] : []));
  expect(dates('2027-02-10').every((date) => date <= '2027-02-10')).toBe(true);
  expect(dates('2027-02-10').toSorted().at(-1)).toBe('2027-02-07');
});

test('nothing in braces is left in a text', () => {
  const texts = [...pagesOn('2027-02-10').values()].map(({ content }) => JSON.stringify(content));
  expect(texts.filter((text) => /\{[a-z]/.test(text))).toEqual([]);
});

test('blocks of products show products of their shop', () => {
  const [block] =
    pagesOn('2026-11-16')
      .get('220-home')
      ?.content.blocks.filter(({ id }) => id === 'uitgelicht') ?? [];
  const ids = fixtureParts.products.filter(({ ventureId }) => ventureId === '220').map(({ id }) => id);
  const shown = block?.contentType === 'ManualCommerceBlock' ? block.productIds : [];
  expect(shown?.length).toBeGreaterThan(0);
  expect(shown?.every((id) => ids.includes(id))).toBe(true);
});
