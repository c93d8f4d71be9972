import type { AddedListRow, NewListLine, SkippedListRow } from '@bouwpoort/contract/order-lists';
import { showQuantity } from '@bouwpoort/trade/quantity-words';
import { type ListRow, readList, type SkippedLine } from '../quick-order/list-rows.ts';
import { lineOf, mistakeOf, type RowMistake } from '../quick-order/quick-rows.ts';

/* The results of rows that were pasted or read from a file. */

/** A limit of the contract. */
const maxLines = 1000;

/** A row that was not added, with its request, so that the user can choose the article. */
export interface Doubt {
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
  taken: number;
  doubts: readonly Doubt[];
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
  left: (isLeft: (at: number) => boolean) => string;
}

export const nothingYet: Outcome = { taken: 0, doubts: [], skipped: [], skippedCount: 0 };

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
    left: (isLeft) => only([...sent.filter((_, at) => isLeft(at)), ...wrong, ...empty]),
  };
}

/** The answers are in the order of the lines. */
export function withAnswers(before: Outcome, lines: readonly NewListLine[], rows: readonly AddedListRow[]): Outcome {
  let id = Math.max(0, ...before.doubts.map((doubt) => doubt.id));
  const doubts = rows.flatMap((row, at) => {
    const line = lines[at];
    return line && !isTaken(row) ? [{ id: ++id, line, row }] : [];
  });
  return {
    ...before,
    taken: before.taken + rows.filter(isTaken).length,
    doubts: [...before.doubts, ...doubts],
  };
}

function isTaken({ status }: AddedListRow): boolean {
  return status === 'added' || status === 'merged';
}

/** Not added, and without alternatives: the user can only correct the text. */
export function isToCorrect(row: AddedListRow | undefined): boolean {
  return row !== undefined && !isTaken(row) && row.choices.length === 0;
}

/** Open choices remain until the user makes them; the other results belong to the previous lines. */
export function questionsOf({ doubts }: Outcome): Outcome {
  return { ...nothingYet, doubts: doubts.filter(({ row }) => row.choices.length > 0) };
}

/** '3 zak', as it was written. */
export function askedWords({ quantity, unit }: NewListLine): string {
  return [showQuantity(quantity), unit?.toLowerCase()].filter(Boolean).join(' ');
}
