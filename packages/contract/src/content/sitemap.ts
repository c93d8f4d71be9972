import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';

const spec = 'decisions: Routes and access';

/** For search engines: plain text and XML, outside /api because that is where they look. */
export const sitemapRoutes = {
  robots: route({
    method: 'GET',
    path: '/robots.txt',
    summary: 'What search engines may visit',
    spec,
    access: 'public',
    responseType: 'binary',
  }),
  all: route({
    method: 'GET',
    path: '/sitemap.xml',
    summary: 'The sitemaps of all ventures',
    spec,
    access: 'public',
    responseType: 'binary',
  }),
  ofVenture: route({
    method: 'GET',
    path: '/sitemap-{venturePath}.xml',
    summary: "A venture's pages that may be indexed",
    spec,
    access: 'public',
    params: z.object({ venturePath: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
    responseType: 'binary',
  }),
};
