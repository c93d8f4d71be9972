import type { CheckedRow, QuickOrderRow } from '@bouwpoort/contract/ordering/cart';
import { describe, expect, test } from 'vitest';
import {
  attemptFor,
  lineOf,
  mistakeOf,
  type QuickRow,
  withAnswers,
  withAttentionFirst,
  withChecks,
  withScanned,
  wrongFieldOf,
} from './quick-rows.ts';

const row = (id: number, code: string, quantity = '1', unit = ''): QuickRow => ({
  id,
  code,
  quantity,
  unit,
  answer: null,
  found: null,
});

test.each([
  [row(1, '0045120', '10'), undefined],
  [row(1, '0045120', '2,5', 'm2'), undefined],
  [row(1, '0045120', '1.250'), undefined],
  [row(1, ' '), 'codeMissing'],
  [row(1, 'x'.repeat(65)), 'codeTooLong'],
  [row(1, '8,71895E+12'), 'codeRounded'],
  [row(1, '0045120', 'tien'), 'quantity'],
  [row(1, '0045120', '0'), 'quantity'],
  [row(1, '0045120', '-3'), 'quantity'],
  [row(1, '0045120', '1000001'), 'tooLarge'],
  [row(1, '0045120', '1,23456'), 'decimals'],
  [row(1, '0045120', '1', 'kruiwagens'), 'unit'],
])('%j', (one, mistake) => {
  expect(mistakeOf(one)).toBe(mistake);
});

describe('the field to correct', () => {
  const refused = (wrongField?: 'quantity' | 'unit'): QuickRow => ({
    ...row(1, '0045120', '0,5'),
    answer: { status: 'notOrderable', reason: 'Reden', displayName: null, choices: [], wrongField },
  });
  test.each([
    [row(1, '0045120'), undefined],
    [row(1, ''), 'code'],
    [row(1, '0045120', '-1'), 'quantity'],
    [row(1, '0045120', '1000000000'), 'quantity'],
    [row(1, '0045120', '1,23456'), 'quantity'],
    [row(1, '0045120', '1', 'kruiwagens'), 'unit'],
    [refused(), 'code'],
    [refused('quantity'), 'quantity'],
    [refused('unit'), 'unit'],
  ])('%j', (one, field) => expect(wrongFieldOf(one)).toBe(field));
});

test("the payload: codes as text, numbers as numbers, units in the server's codes", () => {
  expect(lineOf(row(1, ' 0045120 ', '1.250,5', 'm2'))).toEqual({ code: '0045120', quantity: 1250.5, unit: 'MTK' });
  expect(lineOf(row(1, '0045120', '3'))).toEqual({ code: '0045120', quantity: 3 });
});

test('added rows leave the list, failed rows keep their answer, rows that were not sent are unchanged', () => {
  const rows = [row(1, 'A'), row(2, 'B'), row(3, 'C')];
  const answer = (status: QuickOrderRow['status']): QuickOrderRow => ({
    code: '',
    quantity: 1,
    status,
    displayName: 'Naam',
    reason: 'Reden',
    added: status === 'added' ? { quantity: 1, unitId: 'PK', sentence: '1 pak' } : null,
    choices: [],
  });
  const { rows: left, added } = withAnswers(
    rows,
    [rows[0] as QuickRow, rows[2] as QuickRow],
    [answer('added'), answer('unknown')],
  );
  expect(added).toEqual([{ id: 1, code: 'A', displayName: 'Naam', sentence: '1 pak' }]);
  expect(left.map(({ id, answer: given }) => [id, given?.status])).toEqual([
    [2, undefined],
    [3, 'unknown'],
  ]);
});

test('scanning the same code again adds one', () => {
  const once = withScanned([], '8710001', () => 1);
  expect(withScanned(once, '8710001', () => 2)).toEqual([row(1, '8710001', '2')]);
  expect(withScanned(once, '8710002', () => 2)).toHaveLength(2);
});

test('the same list has the same idempotency key until it changes', () => {
  let keys = 0;
  const newKey = () => `key-${keys++}`;
  const first = attemptFor(null, [{ code: 'A', quantity: 1 }], newKey);
  expect(attemptFor(first, [{ code: 'A', quantity: 1 }], newKey).key).toBe(first.key);
  expect(attemptFor(first, [{ code: 'A', quantity: 2 }], newKey).key).not.toBe(first.key);
});

describe('a checked list', () => {
  const checked = (status: CheckedRow['status'], contentId: string | null = null): CheckedRow => ({
    code: '',
    quantity: 1,
    status,
    displayName: 'Naam',
    reason: null,
    added: status === 'added' ? { quantity: 1, unitId: 'PK', sentence: '1 pak' } : null,
    choices: [],
    contentId,
  });
  const rows = [row(1, 'A'), row(2, 'B'), row(3, 'C'), row(4, 'D', 'tien')];
  const asked = rows.slice(0, 3);
  const answers = [checked('added', 'GUID-A'), checked('ambiguous'), checked('added', 'GUID-C')];

  test('has the article of each row, or its open choice', () => {
    const after = withChecks(rows, asked, answers);
    expect(after.map(({ found, answer }) => [found?.contentId, answer?.status])).toEqual([
      ['guid-a', undefined],
      [undefined, 'ambiguous'],
      ['guid-c', undefined],
      [undefined, undefined],
    ]);
    expect(withAttentionFirst(after).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });
  test('ignores the answer for a row that has changed since', () => {
    const changed = rows.with(0, row(1, 'A', '5'));
    expect(withChecks(changed, asked, answers)[0]).toEqual(row(1, 'A', '5'));
  });
});
