import { expect, test } from 'vitest';
import { lookupOutcome } from './lookup-outcome.ts';

const dam = { street: 'Dam', city: 'Amsterdam' };
const kerkstraat = { street: 'Kerkstraat', city: 'Amersfoort' };
const empty = { street: '', city: '' };

test('a found address is filled in', () => {
  expect(lookupOutcome(empty, null, dam)).toEqual({ lookup: 'found', change: dam, filled: dam });
  expect(lookupOutcome(dam, dam, kerkstraat)).toEqual({ lookup: 'found', change: kerkstraat, filled: kerkstraat });
});

test('a lookup that finds nothing clears the street of the previous lookup', () => {
  expect(lookupOutcome(dam, dam, null)).toEqual({ lookup: 'manual', change: empty, filled: null });
  expect(lookupOutcome({ street: 'Dam', city: 'Baarn' }, dam, null).change).toEqual({ street: '', city: 'Baarn' });
});

test('typed values stay', () => {
  const typed = { street: 'Nieuwe weg', city: 'Almere' };
  expect(lookupOutcome(typed, dam, kerkstraat)).toEqual({ lookup: 'idle', change: null, filled: dam });
  expect(lookupOutcome(typed, null, null)).toEqual({ lookup: 'manual', change: null, filled: null });
});
