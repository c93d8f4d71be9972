import { expect, test } from 'vitest';
import { contentBlockTypes } from './content-blocks.ts';
import { contentPageTypes, validateContent } from './content-types.ts';

test('the block and page types of P 2.15 are all there', () => {
  expect(contentBlockTypes).toHaveLength(19);
  expect(contentPageTypes).toHaveLength(15);
});

test('a page comes back typed, with its contentType', () => {
  const result = validateContent('NewsPage', { title: 'Nieuwe overslag', date: '2026-11-10', blocks: [] });
  expect(result).toEqual({
    valid: true,
    page: { contentType: 'NewsPage', title: 'Nieuwe overslag', date: '2026-11-10', blocks: [] },
  });
});

test('an unknown type, a wrong block and a repeated block id are refused', () => {
  expect(validateContent('NoSuchPage', { title: 'x', blocks: [] }).valid).toBe(false);
  expect(validateContent('HomePage', { title: 'x', blocks: [{ contentType: 'RTEBlock', id: 'a' }] }).valid).toBe(false);
  const block = { contentType: 'RTEBlock', id: 'a', bodyHtml: '<p>Tekst</p>' };
  expect(validateContent('HomePage', { title: 'x', blocks: [block] }).valid).toBe(true);
  expect(validateContent('HomePage', { title: 'x', blocks: [block, block] }).valid).toBe(false);
});

test('a video of a provider needs its id, a file its address', () => {
  const video = { contentType: 'VideoBlock', id: 'v', title: 'Lossen', poster: { url: '/a.svg', alt: '' } };
  const page = (block: object) => validateContent('HomePage', { title: 'x', blocks: [block] }).valid;
  expect(page({ ...video, provider: 'file', url: '/a.webm' })).toBe(true);
  expect(page({ ...video, provider: 'file', videoId: 'abc' })).toBe(false);
  expect(page({ ...video, provider: 'youtube', url: '/a.webm' })).toBe(false);
});
