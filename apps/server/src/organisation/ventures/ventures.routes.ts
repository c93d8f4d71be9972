import type { LogoSize, StoreLocation } from '@bouwpoort/contract/organisation/ventures';
import { ventureRoutes } from '@bouwpoort/contract/organisation/ventures';
import type { FastifyInstance } from 'fastify';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { emergencyFor } from './emergency-messages.ts';
import { messagesFor } from './site-messages.ts';
import { findVenture, listVentures } from './ventures.ts';

/** Branches stand a floor above ventures and pictures beside them, so the program hands in how to get at both. */
interface VentureParts {
  storeLocations(ctx: Context, ventureId: string): Promise<StoreLocation[]>;
  pictureSize(ctx: Context, path: string): Promise<{ width: number; height: number } | undefined>;
}

export function registerVentures(app: FastifyInstance, deps: ContextDeps, parts: VentureParts): void {
  serve(app, deps, ventureRoutes.list, async (ctx) => {
    const entries = await listVentures(ctx);
    return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  });

  serve(app, deps, ventureRoutes.details, async (ctx, { params }) => {
    const [venture, storeLocations, emergency, messages] = await Promise.all([
      findVenture(ctx, params.ventureId),
      parts.storeLocations(ctx, params.ventureId),
      emergencyFor(ctx, params.ventureId),
      messagesFor(ctx, params.ventureId),
    ]);
    if (!venture) throw new AppError('unknownVenture');
    const { presentation, ...switches } = venture;
    const [logo, stackedLogo, footerLogo] = await Promise.all([
      logoSize(ctx, parts, presentation.logoUrl),
      logoSize(ctx, parts, presentation.stackedLogoUrl),
      logoSize(ctx, parts, presentation.footerLogoUrl),
    ]);
    return {
      ...presentation,
      sitewideMessages: [...emergency, ...messages.sitewide],
      ventureMessages: messages.own,
      ...switches,
      storeLocations,
      logoSizes: { logo, stackedLogo, footerLogo },
    };
  });
}

/** Kept with the content, which is what a changed file is told as. */
function logoSize(ctx: Context, parts: VentureParts, url: string): Promise<LogoSize> {
  return ctx.cache.read('content', `logo size ${url}`, async () => (await parts.pictureSize(ctx, url)) ?? null);
}
