import type { Context } from '../../foundation/context/context.ts';

/** When and where an entry of the catalogue is visible. */
export interface Publication {
  ventureId: string;
  startPublish: Date;
  stopPublish: Date | null;
  /** Markets in which the entry is not shown. */
  marketFilter: readonly string[];
}

/** Rows are read as JSON, in which moments are text. */
export function publicationOf(row: {
  ventureId: string;
  startPublish: string;
  stopPublish: string | null;
  marketFilter: readonly string[];
}): Publication {
  const { ventureId } = row;
  const stop = row.stopPublish === null ? Number.POSITIVE_INFINITY : momentIn(row.stopPublish);
  return {
    ventureId,
    marketFilter: textsIn(row.marketFilter),
    startPublish: new Date(clamped(momentIn(row.startPublish))),
    stopPublish: stop === Number.POSITIVE_INFINITY ? null : new Date(clamped(stop)),
  };
}

/** PostgreSQL also has dates BC, dates after the year 9999, and infinity. */
function momentIn(text: string): number {
  const moment = Date.parse(text);
  if (!Number.isNaN(moment)) return moment;
  return /^-|BC$/.test(text) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

const latest = Date.UTC(9999, 11, 31);

function clamped(moment: number): number {
  return Math.min(Math.max(moment, 0), latest);
}

/** An array of texts in the database can contain nulls and nested arrays. */
export function textsIn(list: readonly unknown[]): string[] {
  return list.flat(Number.POSITIVE_INFINITY).filter((one): one is string => typeof one === 'string');
}

export function isPublished(ctx: Context, { startPublish, stopPublish }: Publication): boolean {
  const now = ctx.clock();
  return startPublish <= now && (stopPublish === null || stopPublish > now);
}

/**
 * Checked at every read, because a cache entry does not expire with the publication. Without a market no market filter
 * applies.
 */
export function isShown(ctx: Context, entry: Publication, market: string | undefined): boolean {
  if (entry.ventureId === ctx.config.excludedVentureId) return false;
  return isPublished(ctx, entry) && (market === undefined || !entry.marketFilter.includes(market));
}
