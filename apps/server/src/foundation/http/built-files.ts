import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, matchesEntityTag } from '../invalidation/etag.ts';
import { type Encoding, wantedEncoding } from './wanted-encoding.ts';

interface BuiltFilesOptions {
  root: string;
  /** Before the path of a file inside the root; ends with a slash. */
  prefix: string;
  /** Files that have no address of their own. */
  without?: readonly string[];
  headers?: Record<string, string>;
}

const contentTypes = new Map([
  ['.avif', 'image/avif'],
  ['.css', 'text/css; charset=utf-8'],
  ['.ico', 'image/vnd.microsoft.icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.webmanifest', 'application/manifest+json'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** The build has put a compressed copy beside each file that becomes smaller by it. */
const copies: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/**
 * The files of a build, each a route. They are kept in memory from the first request on, because a page asks for ten
 * and more at the same moment, and each would be looked up, opened, read in parts and closed (bench/README.md, Pages).
 */
export async function serveBuiltFiles(app: FastifyInstance, options: BuiltFilesOptions): Promise<void> {
  const { root, prefix, without = [], headers = {} } = options;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const known = new Set(files);
  for (const file of files) {
    const path = file.slice(root.length).split(sep).filter(Boolean).join('/');
    if (path.startsWith('.') || without.includes(path) || Object.values(copies).includes(extname(path))) continue;
    app.get(
      `${prefix}${path}`,
      { schema: { hide: true } },
      sender(file, {
        encodings: (Object.keys(copies) as Encoding[]).filter((one) => known.has(file + copies[one])),
        headers: {
          ...headers,
          'content-type': contentTypes.get(extname(path)) ?? 'application/octet-stream',
          // Files in this folder have a hash of their content in their name; the few others (icons) do not.
          'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        },
      }),
    );
  }
}

interface Sent {
  bytes: Buffer;
  etag: string;
}

function sender(
  file: string,
  { encodings, headers }: { encodings: readonly Encoding[]; headers: Record<string, string> },
) {
  const kept = new Map<Encoding | undefined, Sent>();
  const read = async (encoding: Encoding | undefined): Promise<Sent> => {
    const bytes = await readFile(encoding === undefined ? file : file + copies[encoding]);
    const sent = { bytes, etag: entityTag(bytes) };
    kept.set(encoding, sent);
    return sent;
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wanted = wantedEncoding(request.headers['accept-encoding']);
    const encoding = wanted !== undefined && encodings.includes(wanted) ? wanted : undefined;
    const { bytes, etag } = kept.get(encoding) ?? (await read(encoding));
    reply.headers(headers).header('etag', etag);
    if (encodings.length > 0) reply.header('vary', 'accept-encoding');
    if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  };
}
