import type { AuditChange } from '@bouwpoort/contract/foundation/audit.staff';
import { csvLine, csvStart } from '../http/csv-lines.ts';

const columns: readonly (readonly [head: string, cell: (change: AuditChange) => string])[] = [
  ['Wanneer', ({ at }) => at],
  ['Wie', ({ staffName }) => staffName],
  ['Recht', ({ permission }) => permission],
  ['Onderwerp', ({ entity }) => entity],
  ['Nummer', ({ entityId }) => entityId],
  ['Naam', ({ entityName }) => entityName],
  ['Venture', ({ ventureId }) => ventureId ?? ''],
  ['Was', ({ before }) => (before ? JSON.stringify(before) : '')],
  ['Is', ({ after }) => (after ? JSON.stringify(after) : '')],
  ['Reden', ({ reason }) => reason ?? ''],
  ['Aanvraag', ({ requestId }) => requestId],
];

export async function* auditCsv(pages: AsyncIterable<readonly AuditChange[]>): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(([head]) => head));
  for await (const changes of pages) {
    yield changes.map((change) => csvLine(columns.map(([, cell]) => cell(change)))).join('');
  }
}
