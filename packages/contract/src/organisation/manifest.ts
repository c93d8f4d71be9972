import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';

export const manifestRoutes = {
  manifest: route({
    method: 'GET',
    path: '/api/manifest',
    summary: 'The web manifest of a venture',
    spec: 'P 2.4',
    access: 'public',
    query: z.object({ path: z.optional(z.string()), venture: z.optional(z.string()) }),
    response: z.object({
      name: z.string(),
      short_name: z.string(),
      start_url: z.string(),
      scope: z.string(),
      display: z.literal('standalone'),
      lang: z.literal('nl'),
      theme_color: z.string(),
      background_color: z.string(),
      icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
    }),
  }),
};
