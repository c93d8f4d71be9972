import { expect, test } from 'vitest';
import { placeIn, type RecordSequence, step } from './record-sequence.ts';

const pages = new Map<string | undefined, { ids: string[]; nextCursor: string | null }>([
  [undefined, { ids: ['1', '2'], nextCursor: 'a' }],
  ['a', { ids: ['3', '4'], nextCursor: 'b' }],
  ['b', { ids: ['5'], nextCursor: null }],
]);
const load: RecordSequence['load'] = async (cursor) => pages.get(cursor) ?? { ids: [], nextCursor: null };
const page = { cursors: ['a'], ids: ['3', '4'], nextCursor: 'b' };
const middle: RecordSequence = { list: '', pages: [page], total: undefined, load };

test('a record knows its place in the whole list', () => {
  expect(placeIn(middle, '4', 2)).toMatchObject({ position: 4, hasPrevious: true, hasNext: true });
  expect(placeIn(middle, '9', 2)).toBeUndefined();
});

test('a step past the end of a page reads the next one, and the last record has none', async () => {
  const after = await step(middle, '4', 1);
  expect(after.id).toBe('5');
  expect(placeIn(after.sequence, '5', 2)).toMatchObject({ position: 5, hasPrevious: true, hasNext: false });
  await expect(step(after.sequence, '5', 1)).resolves.toMatchObject({ id: undefined });
});

test('a step before the start of a page reads the one before it, up to the first record', async () => {
  const before = await step(middle, '3', -1);
  expect(before.id).toBe('2');
  const first = await step(before.sequence, '2', -1);
  expect(placeIn(first.sequence, '1', 2)).toMatchObject({ page: { cursors: [] }, position: 1, hasPrevious: false });
  await expect(step(first.sequence, '1', -1)).resolves.toMatchObject({ id: undefined });
});
