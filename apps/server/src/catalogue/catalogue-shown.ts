import type { Context } from '../request-context.ts';

/** When and where an entry of the catalogue may be seen. */
export interface Publication {
  ventureId: string;
  startPublish: Date;
  stopPublish: Date | null;
  /** Markets in which the entry is not shown. */
  marketFilter: readonly string[];
}

/** Rows come as JSON, in which moments are text. */
export function publicationOf(row: {
  ventureId: string;
  startPublish: string;
  stopPublish: string | null;
  marketFilter: readonly string[];
}): Publication {
  const { ventureId, marketFilter } = row;
  const stopPublish = row.stopPublish === null ? null : new Date(row.stopPublish);
  return { ventureId, marketFilter, startPublish: new Date(row.startPublish), stopPublish };
}

export function isPublished(ctx: Context, { startPublish, stopPublish }: Publication): boolean {
  const now = ctx.clock();
  return startPublish <= now && (stopPublish === null || stopPublish > now);
}

/** Asked at every reading: what is kept in memory does not hear the clock. Without a market there is none to hide from. */
export function isShown(ctx: Context, entry: Publication, market: string | undefined): boolean {
  if (entry.ventureId === ctx.config.excludedVentureId) return false;
  return isPublished(ctx, entry) && (market === undefined || !entry.marketFilter.includes(market));
}
