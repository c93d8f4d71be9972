import { Readable } from 'node:stream';
import { dayOf, timeOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { FastifyReply } from 'fastify';
import { csvLine, csvStart } from './csv-lines.ts';

export type Cell = string | number | boolean | Date | null;

function csvText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nee';
  if (cell instanceof Date) return dutchMoment(cell);
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
}

/** By the Dutch clock, in a form that spreadsheets read as a moment. */
function dutchMoment(moment: Date): string {
  return `${dayOf(moment).split('-').reverse().join('-')} ${timeOf(moment)}`;
}

/** Streamed: a list of any length takes the memory of one batch. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  head: readonly string[],
  pieces: AsyncIterable<readonly (readonly Cell[])[]>,
): FastifyReply {
  async function* lines() {
    yield csvStart + csvLine(head);
    for await (const piece of pieces) yield piece.map((cells) => csvLine(cells.map(csvText))).join('');
  }
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(lines()));
}
