import type { CheckedRow, QuickOrderRow } from '@bouwpoort/contract/cart';
import { readDutchNumber } from '@bouwpoort/trade/dutch-number';
import { largestQuantity } from '@bouwpoort/trade/quantity-input';
import type { ListRow } from './list-rows.ts';
import { readUnit } from './list-units.ts';

/* The list of quick order: what is still to be added, and what became of what was sent. */

/** What is wrong with a row, before the server is asked. */
export type RowMistake = 'codeMissing' | 'codeTooLong' | 'codeRounded' | 'quantity' | 'tooLarge' | 'decimals' | 'unit';

export interface QuickRow extends ListRow {
  id: number;
  /** Of the last time it was sent; gone as soon as it is changed. */
  answer: Pick<QuickOrderRow, 'status' | 'reason' | 'displayName' | 'choices' | 'wrongField'> | null;
  /** The article it is, once the server has looked; gone as soon as it is changed. */
  found: { contentId: string; sentence: string } | null;
}

/** Something is wrong with it, or to be chosen. */
export function isDoubt(row: QuickRow): boolean {
  return row.answer !== null || mistakeOf(row) !== undefined;
}

const fieldOfMistake: Readonly<Record<RowMistake, keyof ListRow>> = {
  codeMissing: 'code',
  codeTooLong: 'code',
  codeRounded: 'code',
  quantity: 'quantity',
  tooLarge: 'quantity',
  decimals: 'quantity',
  unit: 'unit',
};

export function fieldOf(mistake: RowMistake): keyof ListRow {
  return fieldOfMistake[mistake];
}

/** The field that has to be changed, by what the row says itself or by what the server said of it. */
export function wrongFieldOf(row: QuickRow): keyof ListRow | undefined {
  const mistake = mistakeOf(row);
  if (mistake) return fieldOf(mistake);
  return row.answer ? (row.answer.wrongField ?? 'code') : undefined;
}

export interface AddedRow {
  id: number;
  code: string;
  displayName: string;
  sentence: string;
}

/** Of the contract. */
const maxCodeLength = 64;
const maxDecimals = 4;

export function mistakeOf({ code, quantity, unit }: ListRow): RowMistake | undefined {
  if (code.trim() === '') return 'codeMissing';
  if (code.trim().length > maxCodeLength) return 'codeTooLong';
  // A spreadsheet that took a barcode for a number: its last digits are gone.
  if (/^\d[.,]\d+E\+\d+$/i.test(code.trim())) return 'codeRounded';
  const amount = readDutchNumber(quantity.trim());
  if (amount === undefined || amount <= 0) return 'quantity';
  if (amount > largestQuantity) return 'tooLarge';
  if ((String(amount).split('.')[1]?.length ?? 0) > maxDecimals) return 'decimals';
  return readUnit(unit) === undefined ? 'unit' : undefined;
}

export interface QuickLine {
  code: string;
  quantity: number;
  unit?: string;
}

/** As it is sent: only rows without a mistake come here. */
export function lineOf({ code, quantity, unit }: ListRow): QuickLine {
  const known = readUnit(unit);
  return { code: code.trim(), quantity: readDutchNumber(quantity.trim()) ?? 0, ...(known ? { unit: known } : {}) };
}

export function withAnswers(
  rows: readonly QuickRow[],
  sent: readonly QuickRow[],
  answers: readonly QuickOrderRow[],
): { rows: QuickRow[]; added: AddedRow[] } {
  const byId = new Map(sent.map((row, position) => [row.id, answers[position]]));
  const added: AddedRow[] = [];
  const left = rows.flatMap((row) => {
    const answer = byId.get(row.id);
    if (!answer) return [row];
    if (answer.status === 'added') {
      added.push({
        id: row.id,
        code: row.code,
        displayName: answer.displayName ?? '',
        sentence: answer.added?.sentence ?? '',
      });
      return [];
    }
    return [{ ...row, answer: answerOf(answer), found: null }];
  });
  return { rows: left, added };
}

function answerOf({ status, reason, displayName, choices, wrongField }: QuickOrderRow): QuickRow['answer'] {
  return { status, reason, displayName, choices, wrongField };
}

/** What the server said of rows that are still as they were asked about. */
export function withChecks(
  rows: readonly QuickRow[],
  asked: readonly QuickRow[],
  answers: readonly CheckedRow[],
): QuickRow[] {
  const byId = new Map(asked.map((row, position) => [row.id, { row, answer: answers[position] }]));
  return rows.map((row) => {
    const { row: before, answer } = byId.get(row.id) ?? {};
    if (!before || !answer || !isSameLine(row, before)) return row;
    const { status, contentId } = answer;
    if (status !== 'added' || contentId === null) return { ...row, answer: answerOf(answer), found: null };
    return { ...row, found: { contentId: contentId.toLowerCase(), sentence: answer.added?.sentence ?? '' } };
  });
}

/** What has to be looked at comes first; the others stay in the order of the list. */
export function doubtsFirst(rows: readonly QuickRow[]): QuickRow[] {
  return [...rows.filter(isDoubt), ...rows.filter((row) => !isDoubt(row))];
}

function isSameLine(a: ListRow, b: ListRow): boolean {
  return a.code === b.code && a.quantity === b.quantity && a.unit === b.unit;
}

/** Scanned again: one more of it, unless something else was said of that row already. */
export function withScanned(rows: readonly QuickRow[], code: string, newId: () => number): QuickRow[] {
  const at = rows.findIndex((row) => row.code === code && row.answer === null && mistakeOf(row) === undefined);
  const known = rows[at];
  if (!known) return [...rows, { id: newId(), code, quantity: '1', unit: '', answer: null, found: null }];
  const more = (readDutchNumber(known.quantity) ?? 0) + 1;
  return rows.with(at, { ...known, found: null, quantity: String(more).replace('.', ',') });
}

/** The same list sent again after a failure is the same request: it must not be added twice. */
export interface Attempt {
  key: string;
  lines: string;
}

export function attemptFor(earlier: Attempt | null, lines: readonly QuickLine[], newKey: () => string): Attempt {
  const text = JSON.stringify(lines);
  return earlier?.lines === text ? earlier : { key: newKey(), lines: text };
}
