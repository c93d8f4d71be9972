import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../foundation/config/config.ts';
import { StartError } from '../../foundation/config/start-error.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serveBuiltFiles } from '../../foundation/http/built-files.ts';

/** The back office as the server sees it: one document for every address, and the files it loads. */
interface BuiltBeheer {
  document: (url: string) => Promise<string>;
  /** Absent in development, where Vite serves the files. */
  buildDir: string | undefined;
}

/** The built app; in development Vite builds it while it is used. */
export async function loadBeheer(app: FastifyInstance, root: string): Promise<BuiltBeheer> {
  if (process.env.NODE_ENV === 'development') {
    const { serveBeheerWithVite } = await import('./development-beheer.ts');
    return { document: await serveBeheerWithVite(app, root), buildDir: undefined };
  }
  const buildDir = join(root, 'build');
  const file = join(buildDir, 'index.html');
  if (!existsSync(file)) throw new StartError('The back office is not built. Run `npm run build`, or use `npm start`.');
  const document = await readFile(file, 'utf8');
  return { document: async () => document, buildDir };
}

export async function mountBeheer(
  app: FastifyInstance,
  { document, buildDir }: BuiltBeheer,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  if (buildDir) {
    const headers = { 'x-robots-tag': 'noindex' };
    await serveBuiltFiles(app, { root: buildDir, prefix: '/beheer/', without: ['index.html'], headers });
  }
  const policy = beheerPolicy(publicUrl.startsWith('https://'));
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('notFound');
    // A file of an earlier build is gone; the document in its place would be taken for a script.
    if (/^\/beheer\/assets\//.test(request.url)) throw new AppError('notFound');
    if (buildDir) reply.header('content-security-policy', policy);
    return reply
      .header('x-frame-options', 'DENY')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await document(request.url));
  };
  for (const url of ['/beheer', '/beheer/*']) app.all(url, { schema: { hide: true } }, send);
}

/** Nothing from elsewhere and nothing inline; pictures in the stylesheet are data. */
function beheerPolicy(isHttps: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Pages of the shop, in the studio.
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
