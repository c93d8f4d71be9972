import { afterEach, expect, test, vi } from 'vitest';
import { soundBlocks } from './sound-blocks.server.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

const sound = { contentType: 'RTEBlock', id: 'tekst', bodyHtml: '<p>Tekst</p>' };

test('a sound block passes as it is, with what the server added', () => {
  const block = { ...sound, extra: true };
  expect(soundBlocks('210-home', [block])).toEqual([block]);
  expect(log).not.toHaveBeenCalled();
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
])('%s is marked in its place and logged once', (_, block, id, type) => {
  expect(soundBlocks('210-home', [sound, block])).toEqual([sound, { contentType: 'BrokenBlock', id }]);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toContain(`page 210-home, block ${id}, type ${type}`);
});

test('a page without blocks has none', () => {
  expect(soundBlocks('210-home', undefined)).toEqual([]);
});
