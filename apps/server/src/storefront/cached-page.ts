import { createHash } from 'node:crypto';
import { compressAround, type Encoding, joined, type SplicedBody } from './spliced-compression.ts';

/**
 * A page without its nonce. Scripts run by a word that is new in every answer (Content-Security-Policy), so the body is
 * kept as the pieces between the places where that word stands, and never with one.
 */
export class CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** With room for the compressed copies. */
  readonly bytes: number;
  readonly #pieces: readonly Buffer[];
  readonly #compressed = new Map<Encoding, Promise<SplicedBody | undefined>>();

  constructor(body: Buffer, nonce: string, headers: Record<string, string>) {
    this.headers = headers;
    this.#pieces = piecesAround(body, nonce);
    const hash = createHash('sha1');
    for (const piece of this.#pieces) hash.update(piece).update('\0');
    // Weak: compression gives the same page other bytes, and so does every nonce.
    this.etag = `W/"${hash.digest('base64url')}"`;
    this.bytes = Math.ceil(body.length * 1.5) + 1024;
  }

  body(nonce: string): Buffer {
    return joined(this.#pieces, nonce);
  }

  /** Compressed once, the nonce put in afterwards. Nothing when this page does not lend itself to that. */
  async compressedBody(nonce: string, encoding: Encoding): Promise<Buffer | undefined> {
    const kept = this.#compressed.get(encoding) ?? compressAround(this.#pieces, encoding);
    this.#compressed.set(encoding, kept);
    return (await kept)?.withWord(nonce);
  }
}

function piecesAround(body: Buffer, nonce: string): Buffer[] {
  if (nonce === '') return [body];
  // As bytes: all that matters in them is the nonce, and that has plain letters.
  return body
    .toString('latin1')
    .split(nonce)
    .map((piece) => Buffer.from(piece, 'latin1'));
}
