import type { AddedListRow } from '@bouwpoort/contract/ordering/lists';
import { expect, test } from 'vitest';
import { emptyOutcome, readPasted, withAnswers } from './added-rows.ts';

const row = (code: string, status: AddedListRow['status']): AddedListRow => ({
  code,
  status,
  displayName: null,
  reason: status === 'added' ? null : 'Meer dan één artikel heeft dit nummer',
  choices: [],
});

test('pasted text is parsed with quantity and unit; a row that cannot be parsed gives a reason', () => {
  const { lines, skipped } = readPasted('Artikelnummer\tAantal\tEenheid\n1589792\t4\tpak\n3134464\tveel\t\n\t3\t');
  expect(lines).toEqual([{ code: '1589792', quantity: 4, unit: expect.any(String) }]);
  expect(skipped).toEqual([
    { text: '3', reason: 'noArticle' },
    { text: '3134464 veel', reason: 'quantity' },
  ]);
});

test('unused rows stay as they were written', () => {
  const pasted = readPasted('Artikel Aantal\n1841408 0\n1589792 4\n9999999 1\n3134464 -3\n5661152');
  expect(pasted.lines.map(({ code }) => code)).toEqual(['1589792', '9999999']);
  const left = pasted.remainingText((at) => at === 1);
  expect(left).toBe('Artikel Aantal\n1841408 0\n9999999 1\n3134464 -3\n5661152');
  expect(readPasted(left, pasted.hasQuantities).skipped).toEqual(pasted.skipped);
  expect(readPasted('5661152', pasted.hasQuantities).lines).toEqual([]);
  expect(readPasted('1589792 4').remainingText(() => false)).toBe('');
});

test('an ambiguous row keeps its quantity and unit', () => {
  const lines = [
    { code: '1', quantity: 2 },
    { code: '2', quantity: 12, unit: 'BX', note: 'Boven' },
  ];
  const first = withAnswers(emptyOutcome, lines, [row('1', 'merged'), row('2', 'ambiguous')]);
  expect(first.addedCount).toBe(1);
  expect(first.unresolved).toMatchObject([{ line: { quantity: 12, unit: 'BX', note: 'Boven' } }]);
  const next = withAnswers(first, [{ code: '3', quantity: 1 }], [row('3', 'unknown')]);
  expect(new Set(next.unresolved.map(({ id }) => id)).size).toBe(2);
});

test('rows beyond the maximum of a list are named', () => {
  const text = Array.from({ length: 1002 }, (_, at) => `${1_000_000 + at} 1`).join('\n');
  const { lines, skipped } = readPasted(text);
  expect(lines).toHaveLength(1000);
  expect(skipped.map(({ reason }) => reason)).toEqual(['tooMany', 'tooMany']);
});
