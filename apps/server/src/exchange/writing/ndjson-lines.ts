import { isUtf8 } from 'node:buffer';

/** Thrown for a line above the maximum length of a record. */
export class LineTooLong extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is too long`);
    this.line = line;
  }
}

export interface NdjsonLine {
  /** Counted from 1, including empty lines, as in an editor. */
  number: number;
  /** Absent if the bytes are no UTF-8. */
  text: string | undefined;
}

const newline = 10;
const byteOrderMark = '\ufeff';

/**
 * The lines of a stream, chunk by chunk: it holds one chunk and one unfinished line at most. Empty lines are left out.
 */
export async function* ndjsonLines(stream: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<NdjsonLine[]> {
  let rest: Buffer[] = [];
  let restBytes = 0;
  let number = 0;
  const take = (bytes: Buffer): NdjsonLine | undefined => {
    number++;
    if (bytes.length > maxBytes) throw new LineTooLong(number);
    if (!isUtf8(bytes)) return { number, text: undefined };
    const text = bytes.toString('utf8');
    const line = (number === 1 && text.startsWith(byteOrderMark) ? text.slice(1) : text).trim();
    return line === '' ? undefined : { number, text: line };
  };
  for await (const piece of stream) {
    const lines: NdjsonLine[] = [];
    let start = 0;
    for (let end = piece.indexOf(newline); end !== -1; end = piece.indexOf(newline, start)) {
      const tail = piece.subarray(start, end);
      const line = take(rest.length === 0 ? tail : Buffer.concat([...rest, tail]));
      if (line) lines.push(line);
      rest = [];
      restBytes = 0;
      start = end + 1;
    }
    if (start < piece.length) {
      restBytes += piece.length - start;
      if (restBytes > maxBytes) throw new LineTooLong(number + 1);
      // A copy, so that the large chunk is not retained for its last bytes.
      rest.push(Buffer.from(piece.subarray(start)));
    }
    if (lines.length > 0) yield lines;
  }
  const last = rest.length === 0 ? undefined : take(Buffer.concat(rest));
  if (last) yield [last];
}
