import { expect, test } from 'vitest';
import { validateDocument } from './content-document.ts';

const page = {
  id: '210-nieuws-kraan',
  ventureId: '210',
  contentType: 'NewsPage',
  name: 'Nieuwe kraan',
  url: '/steenhof/nieuws/kraan',
  properties: { title: 'Nieuwe kraan', date: '2026-11-10', blocks: [] as object[] },
};

function issuesOf(value: unknown) {
  const result = validateDocument(value);
  return result.valid ? [] : result.issues.map((issue) => issue.path);
}

test('a page comes back whole, in the order of its schemas', () => {
  const result = validateDocument({ ...page, properties: { blocks: [], date: '2026-11-10', title: 'Nieuwe kraan' } });
  expect(result).toMatchObject({ valid: true, document: { parentId: null, disableIndexing: false } });
  expect(result.valid && Object.keys(result.document.properties)).toEqual(['title', 'blocks', 'date']);
});

test.each([
  [{ ...page, id: '../weg' }, ['id']],
  [{ ...page, url: '/Steenhof' }, ['url']],
  [{ ...page, url: '/steenhof/../x' }, ['url']],
  [{ ...page, titel: 'x' }, ['']],
  [{ ...page, parentId: page.id }, ['parentId']],
  [{ ...page, contentType: 'GeenPagina' }, ['properties.contentType']],
  [{ ...page, properties: { ...page.properties, seoTitel: 'x' } }, ['properties.seoTitel']],
  [{ ...page, properties: { ...page.properties, date: 'gisteren' } }, ['properties.date']],
  [
    {
      ...page,
      properties: { ...page.properties, blocks: [{ contentType: 'RTEBlock', id: 'a', bodyHtml: 'x', kleur: 'rood' }] },
    },
    ['properties.blocks[0].kleur'],
  ],
  [{ ...page, properties: { ...page.properties, related: [{ id: '' }] } }, ['properties.related[0].id']],
])('%j is refused at %j', (value, paths) => {
  expect(issuesOf(value)).toEqual(paths);
});

test('a script for an address is refused', () => {
  const link = { text: 'Klik', href: 'javascript:alert(1)' };
  const block = { contentType: 'TextContentBlock', id: 'a', textHtml: '<p>x</p>', variant: 'plain', link };
  expect(issuesOf({ ...page, properties: { ...page.properties, blocks: [block] } })).toEqual([
    'properties.blocks[0].link.href',
  ]);
});

test('fields that the server adds to an answer are not accepted as input', () => {
  const link = { text: 'Wijzer', href: '/media/wijzer.pdf', download: { type: 'PDF', size: 12 } };
  const block = { contentType: 'TextContentBlock', id: 'a', textHtml: '<p>x</p>', variant: 'plain', link };
  const result = validateDocument({ ...page, properties: { ...page.properties, blocks: [block] } });
  expect(JSON.stringify(result)).not.toContain('download');
});
