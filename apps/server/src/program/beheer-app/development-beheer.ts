import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';

/** Vite inside our own server, beside the shop's: it answers the files under /beheer, and we the document. */
export async function serveBeheerWithVite(
  app: FastifyInstance,
  root: string,
): Promise<(url: string) => Promise<string>> {
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { port: 24679 } }, appType: 'custom' });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/beheer/')) return;
    const taken = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once('close', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve(false)));
    });
    if (taken) reply.hijack();
  });
  app.addHook('onClose', () => vite.close());
  return async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'));
}
