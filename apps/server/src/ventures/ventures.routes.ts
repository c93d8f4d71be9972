import type { StoreLocation } from '@bouwpoort/contract/ventures';
import { ventureDetails, ventureRoutes } from '@bouwpoort/contract/ventures';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import { AppError } from '../errors.ts';
import type { Context, ContextDeps } from '../request-context.ts';
import { findVenture, listVentures } from './ventures.ts';

const formats = ventureDetails.shape.downloadPricelistFormats;

/** Branches stand a floor above ventures, so the program hands in how a venture's branches are listed. */
export interface VentureParts {
  storeLocations(ctx: Context, ventureId: string): Promise<StoreLocation[]>;
}

export function registerVentures(app: FastifyInstance, deps: ContextDeps, parts: VentureParts): void {
  serve(app, deps, ventureRoutes.list, async (ctx) => {
    const entries = await listVentures(ctx);
    return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  });

  serve(app, deps, ventureRoutes.details, async (ctx, { params }) => {
    const [venture, storeLocations] = await Promise.all([
      findVenture(ctx, params.ventureId),
      parts.storeLocations(ctx, params.ventureId),
    ]);
    if (!venture) throw new AppError('unknownVenture');
    const { presentation, downloadPricelistFormats, ...switches } = venture;
    return {
      ...presentation,
      ...switches,
      downloadPricelistFormats: formats.parse(downloadPricelistFormats),
      storeLocations,
    };
  });
}
