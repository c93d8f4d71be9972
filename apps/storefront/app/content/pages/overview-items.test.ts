import type { ContentTeaser } from '@bouwpoort/contract/content/content-parts';
import { expect, test } from 'vitest';
import { overviewHref, overviewItems } from './overview-items.ts';

function teaser(id: number, category: string | null): ContentTeaser {
  return {
    id: String(id),
    contentType: 'NewsPage',
    title: `Bericht ${id}`,
    introduction: null,
    category,
    url: `/steenhof/nieuws/${id}`,
    pageImage: null,
    publishedAt: '2026-11-10T07:30:00Z',
  };
}

const all = Array.from({ length: 25 }, (_, index) => teaser(index + 1, index % 5 === 0 ? 'Voorraad' : 'Actie'));
const ask = (page: string | null, category: string | null = null) => overviewItems(all, 12, { page, category });

test('a list is split into pages', () => {
  expect(ask(null).items.map(({ id }) => id)).toEqual(all.slice(0, 12).map(({ id }) => id));
  expect(ask('3').items).toHaveLength(1);
  expect(ask('2').pageCount).toBe(3);
});

test.each([
  ['0', 1],
  ['-4', 1],
  ['99', 3],
  ['twee', 1],
  ['2.7', 2],
])('?page=%s shows page %i', (page, shown) => {
  expect(ask(page).page).toBe(shown);
});

test('category counts cover the whole list, regardless of the selected one', () => {
  const chosen = ask(null, 'voorraad');
  expect(chosen.categories).toEqual([
    { name: 'Actie', count: 20 },
    { name: 'Voorraad', count: 5 },
  ]);
  expect([chosen.category, chosen.total, chosen.pageCount]).toEqual(['Voorraad', 5, 1]);
  expect(ask(null, 'bestaat niet').total).toBe(25);
});

test('an empty list has a single empty page', () => {
  expect(overviewItems([], 12, { page: null, category: null })).toMatchObject({ items: [], page: 1, pageCount: 1 });
});

test('only differences from the first page are in the address', () => {
  expect(overviewHref('/steenhof/nieuws', 1, undefined)).toBe('/steenhof/nieuws');
  expect(overviewHref('/steenhof/nieuws', 2, 'Op maat')).toBe('/steenhof/nieuws?soort=Op+maat&page=2');
});
