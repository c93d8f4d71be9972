import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { describe, expect, test } from 'vitest';
import { checkDocument, linksIn, type PageLink } from './page-checks.ts';

const document = (properties: object, changes: Partial<ContentDocument> = {}): ContentDocument => ({
  ...{ id: 'p', ventureId: '210', parentId: null, contentType: 'ContentPage', name: 'Metselwerk in de winter' },
  ...{ url: '/steenhof/p', position: 0, disableIndexing: false, disableFollowing: false },
  ...{ pageImageUrl: '/media/a.svg', backgroundImageUrl: null, ...changes },
  properties: {
    title: 'Metselwerk in de winter',
    seoDescription: 'Zo metsel je door als het vriest: welke mortel, welke afdekking en wanneer je beter wacht.',
    blocks: [],
    ...properties,
  },
});
const rte = (bodyHtml: string) => ({ contentType: 'RTEBlock', id: 'tekst', bodyHtml });
const everything = () => true;
const kinds = (found: ReturnType<typeof checkDocument>) => found.map(({ kind, path }) => [kind, path]);

test('a page without problems has no checks', () => {
  expect(checkDocument(document({}), everything)).toEqual([]);
});

test('a schema error is a mistake, in its block', () => {
  expect(checkDocument(document({ blocks: [rte('')] }), everything)[0]).toMatchObject({
    ...{ level: 'mistake', kind: 'schema', path: 'properties.blocks[0].bodyHtml', blockId: 'tekst' },
  });
});

describe('links', () => {
  test('of every kind are found in every place', () => {
    const found = linksIn(
      document({
        mainBody: '<p><a href="/Steenhof/Service/?tab=1#x">a</a> <a href="https://elders.nl">b</a></p>',
        related: [{ id: '210-nieuws' }],
        blocks: [
          rte('<p><a href="#tekst">c</a><img src="/media/b.svg" alt="b"></p>'),
          { contentType: 'ManualCommerceBlock', id: 'artikelen', title: 'Artikelen', productIds: [7] },
          { contentType: 'CategoryOverviewBlock', id: 'categorieen', title: 'Categorieën', categoryIds: [3] },
          { contentType: 'ContentGridBlock', id: 'raster', columns: 2, items: [], source: { parentId: '210-blog' } },
        ],
      }),
    );
    const shown = ({ kind, target, blockId }: PageLink) => `${blockId ?? 'page'} ${kind} ${target}`;
    expect(found.map(shown)).toEqual([
      'page address /steenhof/service',
      'page page 210-nieuws',
      'tekst anchor tekst',
      'tekst file /media/b.svg',
      'artikelen product 7',
      'categorieen category 3',
      'raster page 210-blog',
      'page file /media/a.svg',
    ]);
  });

  test('that are broken are reported; links to other sites are not checked', () => {
    const page = document({
      mainBody:
        '<h2 id="hier">Hier</h2><a href="#hier">a</a><a href="#weg">b</a><a href="/weg">c</a><a href="//x.nl">d</a>',
    });
    const found = checkDocument(page, ({ target }) => target !== '/weg');
    expect(found.map(({ message }) => message)).toEqual([
      'Op deze pagina is niets met de naam #weg.',
      'Er is geen pagina op /weg.',
    ]);
  });
});

test('pictures without an alt text are warned of, in fields and in texts', () => {
  const image = { url: '/media/a.svg', alt: '' };
  const block = { contentType: 'ImagesBlock', id: 'beelden', images: [image, { ...image, alt: 'Een muur' }] };
  const found = checkDocument(document({ mainBody: '<img src="/media/a.svg">', blocks: [block] }), everything);
  expect(kinds(found)).toEqual([
    ['alt', 'properties.mainBody'],
    ['alt', 'properties.blocks[0].images[0].alt'],
  ]);
  expect(found.every(({ level }) => level === 'warning')).toBe(true);
});

test.each([
  ['<h2>Een</h2><h3>Twee</h3><h2>Drie</h2>', 0],
  ['<h3>Een</h3>', 1],
  ['<h2>Een</h2><h4>Twee</h4>', 1],
  ['<h1>Een</h1>', 1],
  ['<h2></h2>', 1],
])('headings of %s: %i remarks', (mainBody, count) => {
  const found = checkDocument(document({ mainBody }), everything);
  expect(found.filter(({ kind }) => kind === 'heading')).toHaveLength(count);
});

test.each([
  [{ seoTitle: 'Kort' }, {}, [['seo', 'properties.seoTitle']]],
  [{ seoTitle: 'x'.repeat(61) }, {}, [['seo', 'properties.seoTitle']]],
  [{ seoDescription: '' }, {}, [['seo', 'properties.seoDescription']]],
  [{ seoDescription: 'x'.repeat(165) }, {}, [['seo', 'properties.seoDescription']]],
  [{ seoTitle: 'Kort', seoDescription: '' }, { disableIndexing: true }, []],
  [{}, { pageImageUrl: null }, [['image', 'pageImageUrl']]],
  [{}, { pageImageUrl: null, contentType: 'SimpleContentPage' }, []],
])('%j with %j: %j', (properties, changes, expected) => {
  expect(kinds(checkDocument(document(properties, changes), everything))).toEqual(expected);
});
