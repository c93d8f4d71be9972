import { expect, test } from 'vitest';
import { arrangementOf, movedBy, sectionMovedBy, withoutSection, withSection } from './arrangement.ts';

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

test('every line occurs once, in its section', () => {
  expect(shape(arrangementOf(list))).toEqual([
    ['', [3]],
    ['A', [1, 2]],
    ['B', [4]],
  ]);
  expect(arrangementOf(list)[1]?.note).toBe('Boven');
});

test('a line moves to another section, also to a new one', () => {
  const moved = arrangementOf(list, ({ id, section }) => (id === 3 ? 'C' : section));
  expect(shape(moved)).toEqual([
    ['A', [1, 2]],
    ['B', [4]],
    ['C', [3]],
  ]);
});

test('a line moves up and down only within its section', () => {
  expect(shape(movedBy(list, 2, -1))[1]).toEqual(['A', [2, 1]]);
  expect(shape(movedBy(list, 2, 1))[1]).toEqual(['A', [1, 2]]);
  expect(shape(movedBy(list, 9, 1))).toEqual(shape(arrangementOf(list)));
});

test('a renamed section keeps its place and lines; a new one comes last', () => {
  const renamed = withSection(list, 'A', { name: 'Voorgevel', note: 'Eerst' });
  expect(renamed[1]).toEqual({ name: 'Voorgevel', note: 'Eerst', lines: [1, 2] });
  expect(shape(withSection(list, '', { name: 'Los', note: '' }))[0]).toEqual(['Los', [3]]);
  expect(withSection(list, null, { name: 'Nieuw', note: '' }).at(-1)).toEqual({ name: 'Nieuw', note: '', lines: [] });
});

test('the lines of a removed section stay on the list', () => {
  expect(shape(withoutSection(list, 'A'))).toEqual([
    ['', [1, 2, 3]],
    ['B', [4]],
  ]);
});

test('a section swaps with its neighbour, but not with the lines without a section', () => {
  expect(shape(sectionMovedBy(list, 'B', -1)).map(([name]) => name)).toEqual(['', 'B', 'A']);
  for (const [name, by] of [
    ['A', -1],
    ['B', 1],
    ['', 1],
  ] as const) {
    expect(shape(sectionMovedBy(list, name, by))).toEqual(shape(arrangementOf(list)));
  }
});
