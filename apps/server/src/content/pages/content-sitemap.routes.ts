import { sitemapRoutes } from '@bouwpoort/contract/content/sitemap';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { robotsText, type SitemapParts, sitemapIndex, ventureSitemap } from './content-sitemap.ts';

const xml = 'application/xml; charset=utf-8';
const anHour = 'public, max-age=3600';

export function registerSitemap(app: FastifyInstance, deps: ContextDeps, parts: SitemapParts): void {
  serve(app, deps, sitemapRoutes.robots, async (ctx, { reply }) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(robotsText(ctx.config)),
  );

  serve(app, deps, sitemapRoutes.all, async (ctx, { reply }) =>
    reply
      .type(xml)
      .header('cache-control', anHour)
      .send(await sitemapIndex(ctx, parts)),
  );

  serve(app, deps, sitemapRoutes.ofVenture, async (ctx, { params, reply }) => {
    const sitemap = await ventureSitemap(ctx, parts, params.venturePath);
    if (sitemap === undefined) throw new AppError('notFound');
    return reply.type(xml).header('cache-control', anHour).send(sitemap);
  });
}
