import { type ExchangeEntity, exchangeEntities } from '@bouwpoort/contract/exchange/records';
import { entityWords } from '@bouwpoort/exchange-formats/entity-words';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { awaitPipelined } from '../../foundation/database/drizzle-client.ts';
import { query } from '../../foundation/database/prepared.ts';
import type { Feed } from './feed.ts';
import {
  arrayText,
  createdByReference,
  type Imaging,
  isAnyThere,
  type Row,
  type RowOfLine,
  removeRows,
  selectRows,
  sendRows,
  updateRows,
  writeRows,
} from './table-writer.ts';

export interface Reference {
  ourId: string;
  fingerprint: string | null;
  isRemoved: boolean;
  /** False when a record is first referred to by our own id. */
  isStored: boolean;
}

/** A valid line that differs from what was received before. */
export interface Line {
  line: number;
  externalId: string;
  fingerprint: string | null;
  /** The fields of the record; empty for a deletion. */
  fields: Record<string, unknown>;
  isDelete: boolean;
  ref: Reference | undefined;
}

/** The row of a line. */
interface Link {
  line: Line;
  ourId: string;
  removed: boolean;
}

export type FieldErrors = Record<string, string[]>;

/** In an external id: 'bouwpoort:100233' refers to a row by our own id, whichever source created it. */
export const ownIdPrefix = 'bouwpoort:';

/**
 * Up to some thousand lines that are written in one transaction. Entities write through it, so that earlier rows are
 * stored for undoing and every line ends as created, changed, unchanged, deleted or refused.
 */
export class Chunk {
  /** In the transaction. */
  readonly ctx: Context;
  readonly feed: Feed;
  readonly venture: Venture;
  readonly #imaging: Imaging | undefined;
  readonly refused = new Map<number, FieldErrors>();
  readonly #written = new Set<number>();
  readonly #links = new Map<number, Link>();
  readonly #resolved = new Map<string, Map<string, string | undefined>>();
  /** Lines that create a row. */
  readonly #new = new Set<number>();
  /** Pending inserts: the next statements are built while the database works on these. */
  readonly #unanswered: Promise<unknown>[] = [];

  constructor(ctx: Context, feed: Feed, venture: Venture, imaging: Imaging | undefined) {
    this.ctx = ctx;
    this.feed = feed;
    this.venture = venture;
    this.#imaging = imaging;
  }

  refuse(line: Line, field: string, message: string): void {
    const errors = this.refused.get(line.line) ?? {};
    errors[field] = [...(errors[field] ?? []), message];
    this.refused.set(line.line, errors);
  }

  accepted(lines: readonly Line[]): Line[] {
    return lines.filter(({ line }) => !this.refused.has(line));
  }

  /**
   * Refuses a line without the required fields of a new record. Also called for lines that are already refused: a dry
   * run forgives references to records of the same file, and nothing else.
   */
  markNew(line: Line): void {
    this.#new.add(line.line);
    const { requiredWhenNew } = exchangeEntities[this.feed.entity];
    for (const field of requiredWhenNew) {
      if (line.fields[field] === undefined || line.fields[field] === null) this.refuse(line, field, 'Vul dit veld in');
    }
  }

  /** External id → our id, of the same source; unknown and deleted ones are left out. */
  async resolve(
    entity: ExchangeEntity,
    externalIds: readonly unknown[],
  ): Promise<ReadonlyMap<string, string | undefined>> {
    const known = this.#resolved.get(entity) ?? new Map<string, string | undefined>();
    this.#resolved.set(entity, known);
    const wanted = [...new Set(externalIds)].filter((id): id is string => typeof id === 'string' && !known.has(id));
    if (wanted.length === 0) return known;
    for (const id of wanted) known.set(id, undefined);
    const { sourceId, ventureId } = this.feed;
    const rows = await query<{ id: string; our: string }>(
      this.ctx.db,
      `select external_id as id, our_id as our from exchange_reference
       where source_id = $1 and venture_id = $2 and entity = $3 and external_id = any($4) and removed_at is null`,
      [sourceId, ventureId, entity, wanted],
    );
    for (const { id, our } of rows) known.set(id, our);
    // The source's own external ids come first: its records may be exported from another shop of this program.
    const own = wanted.filter((id) => id.startsWith(ownIdPrefix) && known.get(id) === undefined);
    if (own.length > 0) await this.#resolveOwn(entity, own, known);
    await this.#resolveNumbers(
      entity,
      wanted.filter((id) => known.get(id) === undefined),
      known,
    );
    return known;
  }

  /**
   * Staff enter the ERP's number of a branch, warehouse or customer, so a source may refer to it by that number. A
   * customer from a source is only referred to by that source: prices and addresses must not reach another customer by
   * a coincidence of numbers.
   */
  async #resolveNumbers(entity: ExchangeEntity, ids: readonly string[], known: Map<string, string | undefined>) {
    if (ids.length === 0 || !sharedNumbers.has(entity)) return;
    const { ventureId } = this.feed;
    const prefixed = ids.map((id) => ownIdPrefix + id);
    const found = await ownIds(this.ctx, ventureId, entity, prefixed);
    const ofSources = entity === 'customer' ? await this.#received(entity, found) : new Set<string>();
    for (const id of found) if (!ofSources.has(id)) known.set(id, id);
  }

  /** The rows among these that came from any source. */
  async #received(entity: ExchangeEntity, ourIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await query<{ id: string }>(
      this.ctx.db,
      `select distinct our_id as id from exchange_reference
       where venture_id = $1 and entity = $2 and our_id = any($3) and removed_at is null`,
      [this.feed.ventureId, entity, ourIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async #resolveOwn(entity: ExchangeEntity, ids: readonly string[], known: Map<string, string | undefined>) {
    for (const id of await ownIds(this.ctx, this.feed.ventureId, entity, ids)) known.set(ownIdPrefix + id, id);
  }

  /** Resolves one field of many lines; a line with an unknown reference is refused. */
  async resolveField(
    entity: ExchangeEntity,
    field: string,
    lines: readonly Line[],
  ): Promise<ReadonlyMap<string, string | undefined>> {
    const found = await this.resolve(
      entity,
      lines.map((line) => line.fields[field]),
    );
    const unknown = lines.flatMap((line) => {
      const id = line.fields[field];
      return typeof id === 'string' && found.get(id) === undefined ? [{ line, id }] : [];
    });
    const elsewhere = await this.#namedElsewhere(entity, [...new Set(unknown.map(({ id }) => id))]);
    for (const { line, id } of unknown) {
      const ours = elsewhere.get(id);
      const name = `${entityWords[entity]} ${id}`;
      this.refuse(
        line,
        field,
        ours === undefined
          ? `${name} kennen we niet`
          : `${name} kennen we niet van deze bron. Bedoel je die van ons? Schrijf dan ${ownIdPrefix}${ours}`,
      );
    }
    return found;
  }

  /** Rows unknown to this source but known to the venture, by our own number or the external id of another source. */
  async #namedElsewhere(entity: ExchangeEntity, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const ours = new Map<string, string>();
    if (ids.length === 0 || !ownRows[entity]) return ours;
    const { ventureId } = this.feed;
    const rows = await query<{ id: string; our: string }>(
      this.ctx.db,
      `select external_id as id, min(our_id) as our from exchange_reference
       where venture_id = $1 and entity = $2 and external_id = any($3) and removed_at is null
       group by external_id having count(distinct our_id) = 1`,
      [ventureId, entity, ids],
    );
    for (const { id, our } of rows) ours.set(id, our);
    const prefixed = ids.filter((id) => !id.startsWith(ownIdPrefix)).map((id) => ownIdPrefix + id);
    for (const id of await ownIds(this.ctx, ventureId, entity, prefixed)) ours.set(id, id);
    return ours;
  }

  /** Reads and locks the rows that lines are going to change, so that no concurrent change is lost. */
  async existing<R extends Row>(table: string, column: string, values: readonly unknown[]): Promise<R[]> {
    return selectRows<R>(this.ctx.db, table, column, values, true);
  }

  /** Reads rows without a lock. */
  async lookUp<R extends Row>(table: string, column: string, values: readonly unknown[]): Promise<R[]> {
    return selectRows<R>(this.ctx.db, table, column, values, false);
  }

  async write(table: string, key: readonly string[], rows: readonly RowOfLine[]): Promise<number[]> {
    // New rows of these tables need no image, and a plain insert is faster.
    const areImaged = this.#imaging !== undefined && createdByReference.has(table);
    if (areImaged && rows.length > 0 && !(await isAnyThere(this.ctx.db, table, key, rows))) {
      await this.insert(table, rows);
      return rows.map(({ line }) => line);
    }
    const written = await writeRows(this.ctx.db, table, key, rows, this.#imaging);
    for (const line of written) this.#written.add(line);
    return written;
  }

  /** Inserts new rows, without waiting for the answer. */
  async insert(table: string, rows: readonly RowOfLine[]): Promise<void> {
    if (rows.length === 0) return;
    this.#leaveUnanswered((await sendRows(this.ctx.db, table, rows)).answer);
    for (const { line } of rows) this.#written.add(line);
  }

  #leaveUnanswered(answer: Promise<unknown>): void {
    // The error is reported to the caller that awaits all of them.
    answer.catch(() => undefined);
    this.#unanswered.push(answer);
  }

  /** Throws the error of the first failed insert, which caused those of the others. */
  async answered(): Promise<void> {
    await awaitPipelined(this.#unanswered);
  }

  /** Updates some columns of existing rows. */
  async update(table: string, key: readonly string[], rows: readonly RowOfLine[]): Promise<number[]> {
    const written = await updateRows(this.ctx.db, table, key, rows, this.#imaging);
    for (const line of written) this.#written.add(line);
    return written;
  }

  async remove(table: string, rows: readonly RowOfLine[]): Promise<void> {
    for (const line of await removeRows(this.ctx.db, table, rows, this.#imaging)) this.#written.add(line);
  }

  /**
   * The rows of these lines to which another record of the source refers, such as the new key of an article whose old
   * key is removed.
   */
  async stillNamed(leaving: readonly Line[]): Promise<ReadonlySet<string>> {
    const ids = leaving.flatMap(({ ref }) => ref?.ourId ?? []);
    if (ids.length === 0) return new Set();
    const left = new Set(leaving.map(({ line }) => line));
    const linked = [...this.#links.values()].filter(({ line, removed }) => !removed && !left.has(line.line));
    const { sourceId, ventureId, entity } = this.feed;
    const rows = await query<{ id: string }>(
      this.ctx.db,
      `select distinct our_id as id from exchange_reference
       where source_id = $1 and venture_id = $2 and entity = $3 and our_id = any($4) and removed_at is null
         and not external_id = any($5)`,
      [
        sourceId,
        ventureId,
        entity,
        ids,
        [...leaving, ...linked.map(({ line }) => line)].map((line) => line.externalId),
      ],
    );
    return new Set([...rows.map(({ id }) => id), ...linked.map(({ ourId }) => ourId)]);
  }

  /** Removes the previous rows of lines that refer to another row now, unless another record refers to them. */
  async removeLeft(table: string, moved: readonly Line[], keyOf: (ourId: string) => Row): Promise<void> {
    const named = await this.stillNamed(moved);
    await this.remove(
      table,
      moved.flatMap(({ line, ref }) => (ref && !named.has(ref.ourId) ? [{ line, row: keyOf(ref.ourId) }] : [])),
    );
  }

  isNew({ line }: Line): boolean {
    return this.#new.has(line);
  }

  /** Makes the child rows of owners exactly these: other ones are deleted. */
  async writeChildren(
    table: string,
    key: readonly string[],
    owner: string,
    owners: readonly { line: number; id: unknown }[],
    rows: readonly RowOfLine[],
  ): Promise<void> {
    const lineOf = new Map(owners.map(({ line, id }) => [String(id), line]));
    const there = await this.existing(
      table,
      owner,
      owners.map(({ id }) => id),
    );
    const keyOf = (row: Row) => JSON.stringify(key.map((name) => String(row[name])));
    const wanted = new Set(rows.map(({ row }) => keyOf(row)));
    const gone = there
      .filter((row) => !wanted.has(keyOf(row)))
      .map((row) => ({
        line: lineOf.get(String(row[owner])) ?? 0,
        row: Object.fromEntries(key.map((name) => [name, row[name]])),
      }));
    await this.remove(table, gone);
    await this.write(table, key, rows);
  }

  /** Links this line to that row. */
  link(line: Line, ourId: string | number): void {
    this.#links.set(line.line, { line, ourId: String(ourId), removed: false });
    this.#resolved.get(this.feed.entity)?.set(line.externalId, String(ourId));
  }

  linkRemoved(line: Line, wasThere = true): void {
    if (line.ref) this.#links.set(line.line, { line, ourId: line.ref.ourId, removed: true });
    if (wasThere) this.#written.add(line.line);
  }

  async takeIds(sequence: string, count: number): Promise<number[]> {
    if (count === 0) return [];
    const rows = await query<{ id: string }>(
      this.ctx.db,
      'select nextval($1::regclass)::text as id from generate_series(1, $2)',
      [sequence, count],
    );
    return rows.map(({ id }) => Number(id));
  }

  /** Takes numbers from the sequence of an identity column. */
  async takeIdentities(table: string, count: number): Promise<number[]> {
    const [row] = await query<{ name: string | null }>(this.ctx.db, 'select pg_get_serial_sequence($1, $2) as name', [
      table,
      'id',
    ]);
    if (!row?.name) throw new Error(`${table} does not number itself`);
    return this.takeIds(row.name, count);
  }

  /** Stores the result of each line, for references, the next fingerprint and the counts. */
  async saveReferences(batchId: number | null): Promise<void> {
    const links = [...this.#links.values()].filter(({ line }) => !this.refused.has(line.line));
    const [stored, fresh] = [true, false].map((is) => links.filter(({ line }) => (line.ref?.isStored ?? false) === is));
    const { sourceId, ventureId, entity } = this.feed;
    const parameters = (of: readonly Link[]) => [
      ...[sourceId, ventureId, entity, batchId, this.ctx.clock().toISOString()],
      arrayText(of.map(({ line }) => line.externalId)),
      arrayText(of.map(({ ourId }) => ourId)),
      arrayText(of.map(({ line, removed }) => (removed ? null : line.fingerprint))),
      arrayText(of.map(({ removed }) => String(removed))),
    ];
    const given = `unnest($6::text[], $7::text[], $8::uuid[], $9::boolean[]) as g (external_id, our_id, fingerprint, removed)`;
    const removedAt = 'case when g.removed then $5::timestamptz end';
    // Writers of references of a feed hold its lock, so those that were not found do not exist.
    if (fresh && fresh.length > 0) {
      const answer = query(
        this.ctx.db,
        `insert into exchange_reference
           (source_id, venture_id, entity, external_id, our_id, fingerprint, batch_id, created_batch_id, removed_at)
         select $1::integer, $2, $3, g.external_id, g.our_id, g.fingerprint, $4::integer, $4::integer, ${removedAt}
         from ${given}`,
        parameters(fresh),
      );
      this.#leaveUnanswered(answer);
    }
    if (stored && stored.length > 0) {
      await query(
        this.ctx.db,
        `update exchange_reference r set our_id = g.our_id, fingerprint = g.fingerprint, batch_id = $4::integer,
           removed_at = ${removedAt}
         from ${given}
         where r.source_id = $1 and r.venture_id = $2 and r.entity = $3 and r.external_id = g.external_id`,
        parameters(stored),
      );
    }
    await this.#forgetRemoved(links.flatMap(({ ourId, removed }) => (removed ? [ourId] : [])));
  }

  /** Clears the fingerprints of other sources for removed rows, so that an unchanged line restores its row. */
  async #forgetRemoved(ourIds: readonly string[]): Promise<void> {
    if (ourIds.length === 0) return;
    await query(
      this.ctx.db,
      `update exchange_reference set fingerprint = null
       where venture_id = $1 and entity = $2 and our_id = any($3) and source_id <> $4 and fingerprint is not null`,
      [this.feed.ventureId, this.feed.entity, ourIds, this.feed.sourceId],
    );
  }

  resultOf({ line, isDelete }: Line): 'created' | 'changed' | 'unchanged' | 'removed' | 'refused' {
    if (this.refused.has(line)) return 'refused';
    if (!this.#written.has(line)) return 'unchanged';
    if (isDelete) return 'removed';
    return this.#new.has(line) ? 'created' : 'changed';
  }

  ourIdOf({ line }: Line): string | null {
    return this.#links.get(line)?.ourId ?? null;
  }
}

/** Entities whose number the shop shares with its ERP. */
const sharedNumbers: ReadonlySet<ExchangeEntity> = new Set(['branch', 'warehouse', 'customer']);

/** The external ids with our own prefix whose row the venture has. */
export async function ownIds(
  { db }: Pick<Context, 'db'>,
  ventureId: string,
  entity: ExchangeEntity,
  externalIds: readonly string[],
): Promise<string[]> {
  const where = ownRows[entity];
  if (!where || externalIds.length === 0) return [];
  const given = externalIds.map((id) => id.slice(ownIdPrefix.length));
  const possible = where.includes('$2::integer[]') ? given.filter((id) => /^[0-9]{1,9}$/.test(id)) : given;
  const rows = await query<{ id: string }>(db, where, [ventureId, possible]);
  return rows.map(({ id }) => id);
}

/** SQL for those of these ids ($2) that are rows of this venture ($1). */
const ownRows: Partial<Record<ExchangeEntity, string>> = {
  category: 'select id::text from category where venture_id = $1 and id = any($2::integer[])',
  feature: "select key as id from feature where $1 <> '' and key = any($2)",
  product: 'select id::text from product where venture_id = $1 and id = any($2::integer[])',
  variant: 'select id::text from variant where venture_id = $1 and id = any($2::integer[])',
  branch: 'select branch_id as id from branch where venture_id = $1 and branch_id = any($2)',
  warehouse:
    'select code::text as id from warehouse join branch using (branch_id) where venture_id = $1 and code = any($2::integer[])',
  customer: 'select customer_id as id from customer where venture_id = $1 and customer_id = any($2)',
  project:
    'select project.id::text from project join customer using (customer_id) where venture_id = $1 and project.id = any($2::integer[])',
  'price-agreement': 'select id::text from price_agreement where venture_id = $1 and id = any($2::integer[])',
  address:
    'select address_id as id from customer_address join customer using (customer_id) where venture_id = $1 and address_id = any($2)',
  media: 'select id::text from exchange_media where venture_id = $1 and id = any($2::integer[])',
};
