import { z } from 'zod/mini';
import { route } from './route.ts';
import { queryInteger } from './scalars.ts';

/** Formats and modes of a resized picture (P 7.6); which sizes are made is the server's list. */
const mediaFormat = z.enum(['webp', 'avif', 'png', 'jpg']);
const mediaMode = z.enum(['crop', 'max']);

export const operationsRoutes = {
  health: route({
    method: 'GET',
    path: '/health',
    summary: 'The process is alive',
    spec: 'design: What always holds',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: route({
    method: 'GET',
    path: '/ready',
    summary: 'The process can serve; 503 with a reason while it cannot',
    spec: 'design: What always holds',
    access: 'public',
    response: z.object({
      status: z.literal('ok'),
      /** How far the index is behind the catalogue, and how many products cannot be in it as they are stored. */
      search: z.object({ behindSeconds: z.number(), leftOut: z.number() }),
    }),
  }),
  openapi: route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This contract as OpenAPI 3.1',
    spec: 'design: Chosen parts',
    access: 'public',
    response: z.looseObject({ openapi: z.string() }),
  }),
  docs: route({
    method: 'GET',
    path: '/api/docs',
    summary: 'This contract to read',
    spec: 'design: Chosen parts',
    access: 'public',
    responseType: 'html',
  }),
  media: route({
    method: 'GET',
    path: '/media/{*}',
    summary: 'A picture or file, resized when asked to',
    spec: 'our addition to P 7.6',
    access: 'public',
    params: z.object({ '*': z.string().check(z.minLength(1), z.maxLength(500)) }),
    query: z.object({
      width: z.optional(queryInteger(1, 7680)),
      height: z.optional(queryInteger(1, 5120)),
      quality: z._default(queryInteger(1, 100), 70),
      format: z.optional(mediaFormat),
      rmode: z._default(mediaMode, 'crop'),
      encoder: z.optional(z.string().check(z.maxLength(20))),
      access_token: z.optional(z.string().check(z.maxLength(4000))),
    }),
    responseType: 'binary',
  }),
};
