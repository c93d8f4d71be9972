import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A compressed body with places left open for a word of a known length. */
export interface SplicedBody {
  withWord(word: string): Buffer;
}

/** A nonce: 16 bytes in base64. */
const wordLength = 24;

/*
 * Both formats can carry bytes as they are between compressed blocks. So the text is compressed once with a stand-in
 * for the word, the blocks of the stand-in are thrown away, and blocks with the real word take their place. That only
 * holds when no later block refers back into a stand-in: its bytes occur in no text, and it ends as every word does,
 * because brotli chooses its codes by the two bytes before. The result is read back before anybody gets it.
 */
function standIn(): Buffer {
  const bytes = randomBytes(wordLength).map((byte) => byte | 0x80);
  return Buffer.concat([bytes.subarray(0, wordLength - 2), Buffer.from('==')]);
}

export async function compressAround(pieces: readonly Buffer[], encoding: Encoding): Promise<SplicedBody | undefined> {
  const blocks = await (encoding === 'br' ? compressBlocks(brotli(pieces), pieces) : compressBlocks(deflate(), pieces));
  const spliced = encoding === 'br' ? brotliBody(blocks) : gzipBody(blocks, pieces);
  const read = encoding === 'br' ? promisify(zlib.brotliDecompress) : promisify(zlib.gunzip);
  const word = randomBytes(16).toString('base64');
  const back = await read(spliced.withWord(word)).catch(() => undefined);
  return back?.equals(joined(pieces, word)) ? spliced : undefined;
}

interface Compressor {
  stream: zlib.BrotliCompress | zlib.DeflateRaw;
  flush: number;
}

const { constants } = zlib;

function brotli(pieces: readonly Buffer[]): Compressor {
  const size = pieces.reduce((sum, piece) => sum + piece.length + wordLength, 0);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  return { stream: zlib.createBrotliCompress({ params }), flush: constants.BROTLI_OPERATION_FLUSH };
}

function deflate(): Compressor {
  return { stream: zlib.createDeflateRaw(), flush: constants.Z_SYNC_FLUSH };
}

async function compressBlocks({ stream, flush }: Compressor, pieces: readonly Buffer[]): Promise<Buffer[]> {
  let out: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => out.push(chunk));
  const upTo = (input: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      stream.once('error', reject);
      stream.write(input);
      stream.flush(flush, () => {
        stream.off('error', reject);
        const block = Buffer.concat(out);
        out = [];
        resolve(block);
      });
    });
  const blocks: Buffer[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await upTo(standIn());
    blocks.push(await upTo(piece));
  }
  await new Promise<void>((resolve, reject) => {
    stream.once('error', reject);
    stream.once('end', resolve);
    stream.end();
  });
  const last = blocks.pop() ?? Buffer.alloc(0);
  return [...blocks, Buffer.concat([last, ...out])];
}

/** RFC 7932 9.2: not the last, four nibbles of length less one, uncompressed; then the bytes from the next byte on. */
function brotliBody(blocks: readonly Buffer[]): SplicedBody {
  const head = ((wordLength - 1) << 3) | (1 << 19);
  const before = Buffer.from([head & 0xff, (head >> 8) & 0xff, (head >> 16) & 0xff]);
  return { withWord: (word) => Buffer.concat(between(blocks, [before, Buffer.from(word)])) };
}

/** RFC 1952 2.3: no name, no time. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** RFC 1951 3.2.4: a stored block, not the last, its length and the complement of it. */
const storedHead = Buffer.from([0, wordLength, 0, wordLength ^ 0xff, 0xff]);

function gzipBody(blocks: readonly Buffer[], pieces: readonly Buffer[]): SplicedBody {
  return {
    withWord: (word) => {
      const whole = joined(pieces, word);
      const tail = Buffer.alloc(8);
      tail.writeUInt32LE(zlib.crc32(whole), 0);
      tail.writeUInt32LE(whole.length >>> 0, 4);
      return Buffer.concat([gzipHead, ...between(blocks, [storedHead, Buffer.from(word)]), tail]);
    },
  };
}

export function joined(pieces: readonly Buffer[], word: string): Buffer {
  return Buffer.concat(between(pieces, [Buffer.from(word)]));
}

function between(parts: readonly Buffer[], separators: readonly Buffer[]): Buffer[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [...separators, part]));
}
