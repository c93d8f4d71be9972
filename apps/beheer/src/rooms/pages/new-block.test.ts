import { contentBlock, contentBlockTypes } from '@bouwpoort/contract/content-blocks';
import { expect, test } from 'vitest';
import { blockFromText, blockToText } from './block-clipboard.ts';
import { sketchedTypes } from './block-sketches.tsx';
import { newBlock } from './new-block.ts';
import { copyOf } from './page-blocks.ts';

test('every block type has a picture in the palette', () => {
  expect(sketchedTypes.toSorted()).toEqual(contentBlockTypes.toSorted());
});

/** A new block lacks no more than what has to be chosen: addresses, and items that fill it. */
test.each(contentBlockTypes)('a new %s has every field that it must have', (type) => {
  const block = newBlock(type, []);
  const issues = contentBlock.safeParse(block).error?.issues ?? [];
  const unchosen = issues.filter(({ path }) => !['href', 'url', 'src'].includes(String(path.at(-1))));
  // Of a video and of tiles the schema wants one thing or another.
  expect(unchosen.filter(({ code }) => code !== 'custom')).toEqual([]);
  expect(block.id).toMatch(/^[a-z0-9-]+$/);
});

test('a second block of a type has an id of its own', () => {
  expect(newBlock('CategoryOverviewBlock', []).id).toBe('categorieen');
  expect(newBlock('RTEBlock', []).id).toBe('tekst');
  expect(newBlock('RTEBlock', ['tekst', 'tekst-2']).id).toBe('tekst-3');
});

const text = { ...newBlock('RTEBlock', []), bodyHtml: '<p>Tekst</p>' };

test('a block goes over the clipboard and gets an id of its own', () => {
  expect(blockFromText(blockToText(text), ['tekst'])).toEqual({ ...text, id: 'tekst-2' });
});

test('a text that is no whole block is not pasted', () => {
  expect(blockFromText('zomaar tekst', [])).toBeUndefined();
  expect(blockFromText('{"bouwpoort-block":1}', [])).toBeUndefined();
  expect(blockFromText(blockToText({ id: 'x', contentType: 'RTEBlock' }), [])).toBeUndefined();
  expect(blockFromText(blockToText({ id: 'x', contentType: 'EvilBlock' }), [])).toBeUndefined();
});

test('a copy shares nothing with its original', () => {
  expect(copyOf({ ...text, sharedId: 'samen' }, ['tekst'])).toEqual({ ...text, id: 'tekst-2' });
});
