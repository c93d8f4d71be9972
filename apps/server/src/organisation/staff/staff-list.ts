import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import type { FastifyReply } from 'fastify';
import { allPages, type Page, type PageAsked } from '../../foundation/database/keyset.ts';
import { type Cell, sendCsv } from '../../foundation/http/csv-stream.ts';
import { findWords, type Words } from '../texts/texts.ts';
import type { StaffContext } from './staff-route.ts';

/*
 * How every list of the back office is read: a page by cursor with the total beside the first one, tabs with their
 * counts, and all of it as a file.
 */

interface ListParts<Filter, Order, Row, Shown, Total> {
  search: (ctx: StaffContext, filter: Filter, page: Order & PageAsked) => Promise<Page<Row>>;
  count?: (ctx: StaffContext, filter: Filter) => Promise<Total>;
  /** A whole page at once, so that what belongs to its rows is read in one query each. */
  describe: (ctx: StaffContext, rows: readonly Row[]) => Shown[] | Promise<Shown[]>;
  file?: {
    /** Where the heads of the columns are; without it the names below are the heads. */
    heads?: { texts: string; prefix: string };
    columns: Readonly<Record<string, (row: Shown, t: Words) => Cell>>;
    maxRows?: number;
  };
}

interface ListView<Filter> {
  id: string;
  name: string;
  query: Record<string, string>;
  filter: Filter;
}

const rowsAtOnce = 1000;

export function staffList<Filter, Order, Row, Shown, Total extends ListCount>(
  parts: ListParts<Filter, Order, Row, Shown, Total>,
) {
  const { search, count, describe, file } = parts;

  async function* pieces(ctx: StaffContext, filter: Filter, order: Order, t: Words) {
    const { columns, maxRows = Number.POSITIVE_INFINITY } = file ?? { columns: {} };
    let written = 0;
    for await (const { rows } of allPages((cursor) => search(ctx, filter, { ...order, cursor, limit: rowsAtOnce }))) {
      const shown = await describe(ctx, rows);
      yield shown.map((row) => Object.values(columns).map((cell) => cell(row, t)));
      written += rows.length;
      if (written >= maxRows) return;
    }
  }

  return {
    async page(ctx: StaffContext, filter: Filter, page: Order & PageAsked) {
      const [{ rows, nextCursor }, total] = await Promise.all([
        search(ctx, filter, page),
        count && page.cursor === undefined ? count(ctx, filter) : null,
      ]);
      return { rows: await describe(ctx, rows), nextCursor, total };
    },

    /** The standard tabs, as queries of the list itself. */
    views(ctx: StaffContext, views: readonly ListView<Filter>[]) {
      return Promise.all(
        views.map(async ({ filter, ...view }) => {
          const total = await count?.(ctx, filter);
          return { ...view, count: total?.count ?? 0, isExact: total?.isExact ?? true };
        }),
      );
    },

    /** The filter is there before the first row, because a file in progress cannot report that it is forbidden. */
    async send(ctx: StaffContext, reply: FastifyReply, fileName: string, filter: Filter, order: Order) {
      const { heads, columns = {} } = file ?? {};
      const t = heads ? await findWords(ctx, heads.texts) : (name: string) => name;
      const names = Object.keys(columns).map((name) => t(`${heads?.prefix ?? ''}${name}`));
      return sendCsv(reply, fileName, names, pieces(ctx, filter, order, t));
    },
  };
}
