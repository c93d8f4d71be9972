import type { PageEdit } from '@bouwpoort/contract/content/pages.staff';
import { expect, test } from 'vitest';
import { blocksOf, changeBlock, type DraftBlock, insertBlock, moveBlock, removeBlock } from '../blocks/page-blocks.ts';
import { mergeEdits, withTheirs } from './merge-edits.ts';

const block = (id: string, bodyHtml = id): DraftBlock => ({ id, contentType: 'RTEBlock', bodyHtml });
const base: PageEdit = {
  ...{ name: 'Home', disableIndexing: false, disableFollowing: false, pageImageUrl: null, backgroundImageUrl: null },
  properties: { title: 'Welkom', blocks: [block('a'), block('b'), block('c')] },
};
const ids = (edit: PageEdit) => blocksOf(edit).map(({ id }) => id);

test('two editors of different blocks and fields lose nothing', () => {
  const mine = insertBlock(changeBlock(base, block('a', 'van mij')), block('nieuw'), 'b');
  const theirs = { ...changeBlock(base, block('c', 'van hen')), name: 'Start' };
  const { edit, conflicts, taken } = mergeEdits(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(taken).toBe(2);
  expect(edit.name).toBe('Start');
  expect(ids(edit)).toEqual(['a', 'b', 'nieuw', 'c']);
  expect(blocksOf(edit).map(({ bodyHtml }) => bodyHtml)).toEqual(['van mij', 'b', 'nieuw', 'van hen']);
});

test('the same change on both sides is not a conflict', () => {
  const both = changeBlock(base, block('a', 'gelijk'));
  expect(mergeEdits(base, both, changeBlock(base, block('a', 'gelijk'))).conflicts).toEqual([]);
});

test('a block changed by both keeps my version until theirs is chosen', () => {
  const mine = changeBlock(base, block('a', 'van mij'));
  const theirs = changeBlock(base, block('a', 'van hen'));
  const { edit, conflicts } = mergeEdits(base, mine, theirs);
  expect(conflicts).toEqual([{ kind: 'block', name: 'a', mine: block('a', 'van mij'), theirs: block('a', 'van hen') }]);
  expect(blocksOf(edit)[0]).toEqual(block('a', 'van mij'));
  expect(blocksOf(withTheirs(edit, conflicts[0]!))[0]).toEqual(block('a', 'van hen'));
});

test('a block that they removed and I changed is a conflict', () => {
  const mine = changeBlock(base, block('b', 'van mij'));
  const { edit, conflicts } = mergeEdits(base, mine, removeBlock(base, 'b'));
  expect(conflicts).toHaveLength(1);
  expect(ids(edit)).toContain('b');
  expect(ids(withTheirs(edit, conflicts[0]!))).toEqual(['a', 'c']);
});

test('a block that they removed and I did not change is removed', () => {
  const mine = changeBlock(base, block('a', 'van mij'));
  expect(ids(mergeEdits(base, mine, removeBlock(base, 'b')).edit)).toEqual(['a', 'c']);
});

test('my order of the blocks wins when I moved one, theirs when I did not', () => {
  const moved = moveBlock(base, 'c', -2)!;
  expect(ids(mergeEdits(base, moved, insertBlock(base, block('x'), 'a')).edit)).toEqual(['c', 'a', 'x', 'b']);
  expect(ids(mergeEdits(base, changeBlock(base, block('a', '1')), moved).edit)).toEqual(['c', 'a', 'b']);
});

test('a property changed by both is a separate conflict', () => {
  const titled = (title: string) => ({ ...base, properties: { ...base.properties, title } });
  const { edit, conflicts } = mergeEdits(base, titled('Mijn'), titled('Hun'));
  expect(conflicts).toEqual([{ kind: 'property', name: 'title', mine: 'Mijn', theirs: 'Hun' }]);
  expect(withTheirs(edit, conflicts[0]!).properties.title).toBe('Hun');
});
