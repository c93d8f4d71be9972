import type { CheckedRow, QuickOrderRow } from '@bouwpoort/contract/ordering/cart';
import { largestQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import type { ListRow } from './list-rows.ts';
import { readUnit } from './list-units.ts';

/* The list of quick order: rows to be added, with the answers for the rows that were sent. */

/** An error in a row that is found without the server. */
export type RowMistake = 'codeMissing' | 'codeTooLong' | 'codeRounded' | 'quantity' | 'tooLarge' | 'decimals' | 'unit';

export interface QuickRow extends ListRow {
  id: number;
  /** The answer of the last request; cleared when the row changes. */
  answer: Pick<QuickOrderRow, 'status' | 'reason' | 'displayName' | 'choices' | 'wrongField'> | null;
  /** The article according to the server's check; cleared when the row changes. */
  found: { contentId: string; sentence: string } | null;
}

/** It has an error, or a choice to make. */
export function needsAttention(row: QuickRow): boolean {
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

/** The field to correct, according to the row itself or the server's answer. */
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

/** A limit of the contract. */
const maxCodeLength = 64;
const maxDecimals = 4;

export function mistakeOf({ code, quantity, unit }: ListRow): RowMistake | undefined {
  if (code.trim() === '') return 'codeMissing';
  if (code.trim().length > maxCodeLength) return 'codeTooLong';
  // A spreadsheet converted a barcode to a number, so its last digits are lost.
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

/** The payload; called only for rows without an error. */
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
  const remaining = rows.flatMap((row) => {
    const answer = byId.get(row.id);
    if (!answer) return [row];
    if (answer.status === 'added') {
      added.push({
        id: row.id,
        code: row.code,
        displayName: withTimesSigns(answer.displayName ?? ''),
        sentence: answer.added?.sentence ?? '',
      });
      return [];
    }
    return [{ ...row, answer: answerOf(answer), found: null }];
  });
  return { rows: remaining, added };
}

function answerOf({ status, reason, displayName, choices, wrongField }: QuickOrderRow): QuickRow['answer'] {
  return { status, reason, displayName, choices, wrongField };
}

/** The server's answers, for rows that have not changed since the request. */
export function withChecks(
  rows: readonly QuickRow[],
  sent: readonly QuickRow[],
  answers: readonly CheckedRow[],
): QuickRow[] {
  const byId = new Map(sent.map((row, position) => [row.id, { row, answer: answers[position] }]));
  return rows.map((row) => {
    const { row: before, answer } = byId.get(row.id) ?? {};
    if (!before || !answer || !isSameLine(row, before)) return row;
    const { status, contentId } = answer;
    if (status !== 'added' || contentId === null) return { ...row, answer: answerOf(answer), found: null };
    return { ...row, found: { contentId: contentId.toLowerCase(), sentence: answer.added?.sentence ?? '' } };
  });
}

/** Rows that need attention come first; the others stay in order. */
export function withAttentionFirst(rows: readonly QuickRow[]): QuickRow[] {
  return [...rows.filter(needsAttention), ...rows.filter((row) => !needsAttention(row))];
}

function isSameLine(a: ListRow, b: ListRow): boolean {
  return a.code === b.code && a.quantity === b.quantity && a.unit === b.unit;
}

/** Scanning a code again adds one to its row, unless that row has an answer already. */
export function withScanned(rows: readonly QuickRow[], code: string, newId: () => number): QuickRow[] {
  const at = rows.findIndex((row) => row.code === code && row.answer === null && mistakeOf(row) === undefined);
  const known = rows[at];
  if (!known) return [...rows, { id: newId(), code, quantity: '1', unit: '', answer: null, found: null }];
  const more = (readDutchNumber(known.quantity) ?? 0) + 1;
  return rows.with(at, { ...known, found: null, quantity: String(more).replace('.', ',') });
}

/** Sending the same list again after a failure is the same request: it must not be added twice. */
export interface Attempt {
  key: string;
  lines: string;
}

export function attemptFor(earlier: Attempt | null, lines: readonly QuickLine[], newKey: () => string): Attempt {
  const text = JSON.stringify(lines);
  return earlier?.lines === text ? earlier : { key: newKey(), lines: text };
}
