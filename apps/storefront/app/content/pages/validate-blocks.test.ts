import { beforeEach, expect, test, vi } from 'vitest';
import { validateBlocks } from './validate-blocks.server.ts';

const log = { error: vi.fn(), warn: vi.fn() };
beforeEach(() => log.warn.mockClear());

const sound = { contentType: 'RTEBlock', id: 'tekst', bodyHtml: '<p>Tekst</p>' };

test("a valid block passes unchanged, with the server's additions", () => {
  const block = { ...sound, extra: true };
  expect(validateBlocks(log, '210-home', [block])).toEqual([block]);
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['an unknown type', { contentType: 'CountdownBlock', id: 'af' }, 'af', 'CountdownBlock'],
  [
    'a block that misses what its type asks',
    { contentType: 'ImageGalleryBlock', id: 'foto' },
    'foto',
    'ImageGalleryBlock',
  ],
  ['no block at all', null, 'blok-2', 'none'],
])('%s is replaced in its place and logged once', (_, block, id, type) => {
  expect(validateBlocks(log, '210-home', [sound, block])).toEqual([sound, { contentType: 'BrokenBlock', id }]);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ contentId: '210-home', blockId: id, blockType: type });
});

test('a page without blocks has an empty list', () => {
  expect(validateBlocks(log, '210-home', undefined)).toEqual([]);
});
