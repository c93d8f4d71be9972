import { expect, test } from 'vitest';
import { chosenId } from './found-choice.ts';

const found = [
  { id: '510011', name: 'Van Dijk Bouw' },
  { id: '51001', name: 'Van Dijk Stuc' },
];

test.each([
  ['part of a name takes the first when it is asked for', 'van dijk', true, '510011'],
  ['part of a name of several is left to the server otherwise', 'van dijk', false, 'van'],
  ['a number counts before what it is the beginning of', '51001', true, '51001'],
  ['a chosen line is its number', '51001 Van Dijk Stuc', true, '51001'],
])('%s', (_, typed, takesFirst, id) => {
  expect(chosenId(found, typed, takesFirst)).toBe(id);
});

test('a single exact name match is chosen', () => {
  expect(chosenId(found.slice(0, 1), ' dijk ', false)).toBe('510011');
});

test('a line without results keeps its number', () => {
  expect(chosenId([], '510011 Van Dijk Bouw', true)).toBe('510011');
});
