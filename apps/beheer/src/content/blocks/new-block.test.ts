import { contentBlock, contentBlockTypes } from '@bouwpoort/contract/content/content-blocks';
import { expect, test } from 'vitest';
import { blockFromText, blockToText } from './block-clipboard.ts';
import { sketchedTypes } from './block-sketches.tsx';
import { newBlock } from './new-block.ts';
import { copyOf } from './page-blocks.ts';

test('every block type has a sketch in the palette', () => {
  expect(sketchedTypes.toSorted()).toEqual(contentBlockTypes.toSorted());
});

/** A new block lacks only values that the user must choose: addresses, and items. */
test.each(contentBlockTypes)('a new %s has every required field', (type) => {
  const block = newBlock(type, []);
  const issues = contentBlock.safeParse(block).error?.issues ?? [];
  const unchosen = issues.filter(({ path }) => !['href', 'url', 'src'].includes(String(path.at(-1))));
  // A video and tiles require one of several fields.
  expect(unchosen.filter(({ code }) => code !== 'custom')).toEqual([]);
  expect(block.id).toMatch(/^[a-z0-9-]+$/);
});

test('a second block of a type has a unique id', () => {
  expect(newBlock('CategoryOverviewBlock', []).id).toBe('categorieen');
  expect(newBlock('RTEBlock', []).id).toBe('tekst');
  expect(newBlock('RTEBlock', ['tekst', 'tekst-2']).id).toBe('tekst-3');
});

const text = { ...newBlock('RTEBlock', []), bodyHtml: '<p>Tekst</p>' };

test('a block survives the clipboard and gets a new id', () => {
  expect(blockFromText(blockToText(text), ['tekst'])).toEqual({ ...text, id: 'tekst-2' });
});

test('a text that is not a valid block is not pasted', () => {
  expect(blockFromText('zomaar tekst', [])).toBeUndefined();
  expect(blockFromText('{"bouwpoort-block":1}', [])).toBeUndefined();
  expect(blockFromText(blockToText({ id: 'x', contentType: 'RTEBlock' }), [])).toBeUndefined();
  expect(blockFromText(blockToText({ id: 'x', contentType: 'EvilBlock' }), [])).toBeUndefined();
});

test('a copy shares no object with its original', () => {
  expect(copyOf({ ...text, sharedId: 'samen' }, ['tekst'])).toEqual({ ...text, id: 'tekst-2' });
});
