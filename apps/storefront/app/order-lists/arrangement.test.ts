import { expect, test } from 'vitest';
import { arrangementOf, movedBy } from './arrangement.ts';

const list = {
  sections: [
    { name: 'A', note: 'Boven' },
    { name: 'B', note: '' },
  ],
  lines: [
    { id: 1, section: 'A' },
    { id: 2, section: 'A' },
    { id: 3, section: '' },
    { id: 4, section: 'B' },
  ],
};
const shape = (sections: ReturnType<typeof arrangementOf>) => sections.map(({ name, lines }) => [name, lines]);

test('every line is named once, in its section', () => {
  expect(shape(arrangementOf(list))).toEqual([
    ['', [3]],
    ['A', [1, 2]],
    ['B', [4]],
  ]);
  expect(arrangementOf(list)[1]?.note).toBe('Boven');
});

test('a line goes to another section, also to one that is new', () => {
  const moved = arrangementOf(list, ({ id, section }) => (id === 3 ? 'C' : section));
  expect(shape(moved)).toEqual([
    ['A', [1, 2]],
    ['B', [4]],
    ['C', [3]],
  ]);
});

test('a line moves within its section and no further', () => {
  expect(shape(movedBy(list, 2, -1))[1]).toEqual(['A', [2, 1]]);
  expect(shape(movedBy(list, 2, 1))[1]).toEqual(['A', [1, 2]]);
  expect(shape(movedBy(list, 9, 1))).toEqual(shape(arrangementOf(list)));
});
