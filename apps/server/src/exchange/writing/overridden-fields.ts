import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { query } from '../../foundation/database/prepared.ts';
import type { Chunk, Line } from './chunk.ts';
import type { Row, RowOfLine } from './table-writer.ts';

/** Entities with fields that staff can override. */
export const overridable: ReadonlySet<ExchangeEntity> = new Set(['product', 'variant', 'category', 'feature']);

/** Two fields for one fact: overriding the first overrides both. */
const together = new Map([['category', ['classification']]]);

export const featurePrefix = 'features.';

/**
 * The overridden fields of some records. A line does not change them; its value is stored with the override, in the
 * same batch, so that it can be undone with it.
 */
export class OverriddenFields {
  readonly #chunk: Chunk;
  /** By our id, then by field: the row of the override. */
  readonly #rows: ReadonlyMap<string, ReadonlyMap<string, Row>>;
  readonly #imported: RowOfLine[] = [];

  private constructor(chunk: Chunk, rows: ReadonlyMap<string, ReadonlyMap<string, Row>>) {
    this.#chunk = chunk;
    this.#rows = rows;
  }

  static async read(chunk: Chunk, ourIds: readonly unknown[]): Promise<OverriddenFields> {
    const rows = await query<{ row: Row }>(
      chunk.ctx.db,
      `select to_jsonb(t) as row from field_override t where entity = $1 and entity_id = any($2) for no key update`,
      [chunk.feed.entity, ourIds.map(String)],
    );
    const byId = Map.groupBy(
      rows.map(({ row }) => row),
      (row) => String(row.entity_id),
    );
    const byField = (list: readonly Row[]) => new Map(list.map((row) => [String(row.field), row]));
    return new OverriddenFields(chunk, new Map([...byId].map(([id, list]) => [id, byField(list)])));
  }

  /** The fields of a line that may change its record. */
  fieldsOf(line: Line, ourId: unknown): Line['fields'] {
    const kept = this.#rows.get(String(ourId));
    if (!kept) return line.fields;
    const names = new Set([...kept.keys()].flatMap((field) => [field, ...(together.get(field) ?? [])]));
    return Object.fromEntries(Object.entries(line.fields).filter(([field]) => !names.has(field)));
  }

  has(ourId: unknown, field: string): boolean {
    return this.#rows.get(String(ourId))?.has(field) ?? false;
  }

  /** Stores an implied value of a field, such as the end of its record. */
  keepOne(line: Line, ourId: unknown, field: string, value: unknown): void {
    const row = this.#rows.get(String(ourId))?.get(field);
    if (row) this.#imported.push({ line: line.line, row: { ...row, imported: { value } } });
  }

  /** `value` is the column value of a field; called only for overridden fields. */
  keep(line: Line, ourId: unknown, value: (field: string) => unknown): void {
    for (const [field, row] of this.#rows.get(String(ourId)) ?? []) {
      const names = field.startsWith(featurePrefix) ? ['features'] : [field, ...(together.get(field) ?? [])];
      const isNamed = names.some((name) => line.fields[name] !== undefined);
      if (isNamed) this.#imported.push({ line: line.line, row: { ...row, imported: { value: value(field) ?? null } } });
    }
  }

  /** Features are sent together and overridden one by one: overridden ones stay as they are, or absent. */
  featuresOf(ourId: unknown, sent: Row, there: Row): Row {
    const list = { ...sent };
    for (const field of this.#rows.get(String(ourId))?.keys() ?? []) {
      if (!field.startsWith(featurePrefix)) continue;
      const key = field.slice(featurePrefix.length);
      if (Object.hasOwn(there, key)) list[key] = there[key];
      else delete list[key];
    }
    return list;
  }

  async write(): Promise<void> {
    const { refused } = this.#chunk;
    const rows = this.#imported.filter(({ line }) => !refused.has(line));
    await this.#chunk.write('field_override', ['entity', 'entity_id', 'field'], rows);
  }
}
