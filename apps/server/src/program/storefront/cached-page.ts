import { createHash, hash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../../foundation/http/wanted-encoding.ts';

const { constants } = zlib;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * A page that is the same bytes for everybody. Its inline scripts are allowed by their hashes, because a nonce has to
 * differ in every answer; so it is compressed once, and an HTTP cache may store it.
 */
export class CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer;
  /** What the Content-Security-Policy allows besides files: `'sha256-…' 'sha256-…'`. */
  readonly scriptSources: string;
  /** With space for the compressed copies. */
  readonly bytes: number;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string, nonce: string, headers: Record<string, string>) {
    this.headers = headers;
    this.scriptSources = nonce === '' ? '' : scriptHashes(html, nonce).join(' ');
    this.body = Buffer.from(nonce === '' ? html : html.replaceAll(nonce, ''));
    // Weak: compression gives the same page other bytes.
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
    this.bytes = Math.ceil(this.body.length * 1.5) + 1024;
  }

  compressedBody(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding) ?? compress(this.body, encoding);
    this.#compressed.set(encoding, known);
    return known;
  }
}

/** Only of scripts with the nonce: a script that got into the page in another way stays blocked. */
function scriptHashes(html: string, nonce: string): string[] {
  const sources = new Set<string>();
  const mark = ` nonce="${nonce}"`;
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const tag = html.lastIndexOf('<', at);
    if (!html.startsWith('<script', tag)) continue;
    const script = html.slice(html.indexOf('>', at) + 1, html.indexOf('</script>', at));
    if (script !== '') sources.add(`'sha256-${hash('sha256', script.replaceAll(nonce, ''), 'base64')}'`);
  }
  return [...sources];
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
