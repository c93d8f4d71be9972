import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

/** Vite inside our own server: one address, pages rebuilt as their files change. */
export async function serveWithVite(app: FastifyInstance, root: string): Promise<() => Promise<ServerBuild>> {
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { port: 24678 } }, appType: 'custom' });
  app.addHook('onRequest', async (request, reply) => {
    // Vite's client injects styles and scripts of its own; the page policy and its nonce are for what we ship.
    reply.removeHeader('content-security-policy');
    request.scriptNonce = '';
    if (/^\/(api|media|beheer)(\/|$|\?)/.test(request.url)) return;
    const taken = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once('close', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve(false)));
    });
    if (taken) reply.hijack();
  });
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
