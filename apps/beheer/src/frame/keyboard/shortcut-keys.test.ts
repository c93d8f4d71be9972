import { expect, test } from 'vitest';
import { chordsOf, isCharacterKey, isPressed, type KeyPress } from './shortcut-keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const isOne = (keys: string, pressed: KeyPress) =>
  chordsOf(keys).length === 1 && isPressed(chordsOf(keys)[0]!, pressed);

test('consecutive keys are separate chords', () => {
  expect(chordsOf('G T').map(({ key }) => key)).toEqual(['g', 't']);
  expect(chordsOf('Ctrl K')).toEqual([{ key: 'k', ctrl: true, shift: false }]);
});

test.each([
  ['Ctrl K', press('k', { ctrlKey: true }), true],
  ['Ctrl K', press('k', { metaKey: true }), true],
  ['Ctrl K', press('k'), false],
  ['K', press('k', { ctrlKey: true }), false],
  ['Ctrl Z', press('Z', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl Shift Z', press('Z', { ctrlKey: true, shiftKey: true }), true],
  ['X', press('X', { shiftKey: true }), false],
  ['Shift X', press('X', { shiftKey: true }), true],
  ['?', press('?', { shiftKey: true }), true],
  ['J', press('j', { altKey: true }), false],
])('%s', (keys, pressed, expected) => {
  expect(isOne(keys, pressed)).toBe(expected);
});

test('single letters and signs can be switched off, keys with Ctrl cannot', () => {
  expect(['J', 'G T', '/', '?', 'Shift X'].every(isCharacterKey)).toBe(true);
  expect(['Ctrl K', 'Enter', 'Escape'].some(isCharacterKey)).toBe(false);
});
