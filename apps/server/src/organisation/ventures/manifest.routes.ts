import { manifestRoutes } from '@bouwpoort/contract/organisation/manifest';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { findVenture, listVentures } from './ventures.ts';

/** The colour behind the installed app before its first paint: the page's own ground. */
const ground = '#FAFAF8';

/** P 2.4: linked as /api/manifest?path={venture path}&venture={venture name}. */
export function registerManifest(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, manifestRoutes.manifest, async (ctx, { query, reply }) => {
    const entries = await listVentures(ctx);
    const path = query.path?.replaceAll('/', '').toLowerCase();
    const entry = path
      ? entries.find((venture) => venture.path.toLowerCase() === path)
      : entries.find((venture) => venture.id === ctx.config.defaultVentureId);
    const venture = entry && (await findVenture(ctx, entry.id));
    if (!venture) throw new AppError('unknownVenture');
    const home = venture.id === ctx.config.defaultVentureId ? '/' : `/${venture.path}`;
    const icon = (size: number, purpose: string) => ({
      src: `${venture.presentation.beeldmerkUrl}?width=${size}&height=${size}&format=png&rmode=max`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    const { beeldmerkUrl } = venture.presentation;
    // Any size is right for a drawing; a picture comes in the sizes below.
    const drawing = beeldmerkUrl.endsWith('.svg')
      ? [{ src: beeldmerkUrl, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
      : [];
    reply.header('cache-control', 'public, max-age=3600');
    return {
      name: venture.name,
      short_name: venture.name.split(' ')[0] ?? venture.name,
      start_url: home,
      scope: home,
      display: 'standalone' as const,
      lang: 'nl' as const,
      theme_color: venture.accentColor,
      background_color: ground,
      icons: [...drawing, icon(160, 'any'), icon(640, 'any')],
    };
  });
}
