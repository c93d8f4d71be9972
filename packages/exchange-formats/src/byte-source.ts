/** The bytes of a file; a Node Readable is one. */
export type ByteSource = AsyncIterable<Uint8Array>;

/** Opens the file from its beginning; formats that say late what belongs to early parts read it twice. */
export type OpenBytes = () => ByteSource;

interface Peeked {
  /** At most as many bytes as were asked for, or the whole file. */
  first: Uint8Array;
  isWhole: boolean;
  /** The whole file, with what was looked at already. To be read once. */
  all: ByteSource;
}

export async function peek(source: ByteSource, size: number): Promise<Peeked> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const rest = source[Symbol.asyncIterator]();
  while (length < size) {
    const next = await rest.next();
    if (next.done) {
      ended = true;
      break;
    }
    chunks.push(next.value);
    length += next.value.length;
  }
  const joined = Buffer.concat(chunks);
  async function* all() {
    try {
      if (joined.length > 0) yield joined;
      if (ended) return;
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
    } finally {
      await rest.return?.();
    }
  }
  return { first: joined.subarray(0, size), isWhole: ended && joined.length <= size, all: all() };
}

/** For callers that have the bytes at hand. */
export async function* bytesOf(...parts: readonly (string | Uint8Array)[]): ByteSource {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

const chunkSize = 64 * 1024;

/** Joins small pieces of text, because a write of a few bytes each costs more than the bytes. */
export async function* encodedInChunks(texts: AsyncIterable<string>): ByteSource {
  let buffered = '';
  for await (const text of texts) {
    buffered += text;
    if (buffered.length >= chunkSize) {
      yield Buffer.from(buffered);
      buffered = '';
    }
  }
  if (buffered) yield Buffer.from(buffered);
}
