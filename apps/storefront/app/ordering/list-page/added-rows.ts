import type { AddedListRow, NewListLine, SkippedListRow } from '@bouwpoort/contract/ordering/lists';
import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { type ListRow, readList, type SkippedLine } from '../line-import/list-rows.ts';
import { lineOf, mistakeOf, type RowMistake } from '../line-import/quick-rows.ts';

/* The results of rows that were pasted or read from a file. */

/** A limit of the contract. */
const maxLines = 1000;

/** A row that was not added, with its request, so that the user can choose the article. */
export interface UnresolvedRow {
  id: number;
  line: NewListLine;
  row: AddedListRow;
}

/** A row that was not sent, as it was written; the key of the reason without 'skip_'. */
interface SkippedRow {
  text: string;
  reason: RowMistake | SkippedLine['reason'] | SkippedListRow['reason'];
}

export interface Outcome {
  addedCount: number;
  unresolved: readonly UnresolvedRow[];
  skipped: readonly SkippedRow[];
  /** The total, including rows that are not named. */
  skippedCount: number;
}

/** A list from the clipboard: its lines, its invalid rows, and the text that remains to be corrected. */
interface PastedList {
  lines: NewListLine[];
  skipped: SkippedRow[];
  hasQuantities: boolean;
  /** The text with the skipped rows, and the lines that were not added. */
  remainingText: (isRemaining: (at: number) => boolean) => string;
}

export const emptyOutcome: Outcome = { addedCount: 0, unresolved: [], skipped: [], skippedCount: 0 };

export function readPasted(text: string, needsQuantities = false): PastedList {
  const { rows, skipped: empty, hasQuantities, only } = readList(text, needsQuantities);
  const sent: ListRow[] = [];
  const wrong: ListRow[] = [];
  const skipped: SkippedRow[] = [...empty];
  for (const row of rows) {
    const mistake = mistakeOf(row) ?? (sent.length >= maxLines ? 'tooMany' : undefined);
    if (mistake) {
      skipped.push({ text: [row.code, row.quantity, row.unit].filter(Boolean).join(' '), reason: mistake });
      wrong.push(row);
    } else sent.push(row);
  }
  return {
    lines: sent.map(lineOf),
    skipped,
    hasQuantities,
    remainingText: (isRemaining) => only([...sent.filter((_, at) => isRemaining(at)), ...wrong, ...empty]),
  };
}

/** Merges the server's results, which are in the order of the lines. */
export function withAnswers(before: Outcome, lines: readonly NewListLine[], rows: readonly AddedListRow[]): Outcome {
  let id = Math.max(0, ...before.unresolved.map((row) => row.id));
  const unresolved = rows.flatMap((row, at) => {
    const line = lines[at];
    return line && !isAdded(row) ? [{ id: ++id, line, row }] : [];
  });
  return {
    ...before,
    addedCount: before.addedCount + rows.filter(isAdded).length,
    unresolved: [...before.unresolved, ...unresolved],
  };
}

function isAdded({ status }: AddedListRow): boolean {
  return status === 'added' || status === 'merged';
}

/** Not added, and without alternatives: the user can only correct the text. */
export function needsCorrection(row: AddedListRow | undefined): boolean {
  return row !== undefined && !isAdded(row) && row.choices.length === 0;
}

/** Keeps only the rows that still need a choice; the other results belong to the previous lines. */
export function withoutResults({ unresolved }: Outcome): Outcome {
  return { ...emptyOutcome, unresolved: unresolved.filter(({ row }) => row.choices.length > 0) };
}

/** '3 zak', as it was written. */
export function requestedAmount({ quantity, unit }: NewListLine): string {
  return [showQuantity(quantity), unit?.toLowerCase()].filter(Boolean).join(' ');
}
