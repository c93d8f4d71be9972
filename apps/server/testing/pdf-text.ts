import { inflateSync } from 'node:zlib';

/** The content streams, page by page, as they are in the file. */
function* contentsOf(pdf: Buffer): Generator<string> {
  for (let at = 0; ; ) {
    const start = pdf.indexOf('stream\n', at);
    if (start < 0) return;
    const end = pdf.indexOf('endstream', start);
    at = end + 'endstream'.length;
    yield inflateSync(pdf.subarray(start + 'stream\n'.length, end)).toString('latin1');
  }
}

/** Every text of a PDF, page by page, in the encoding of its fonts (Windows-1252). */
export function textIn(pdf: Buffer): string[] {
  const decoder = new TextDecoder('windows-1252');
  const shown: string[] = [];
  for (const content of contentsOf(pdf)) {
    for (const [, pieces = ''] of content.matchAll(/\[(.*?)\] TJ/g)) {
      const hex = [...pieces.matchAll(/<([0-9a-f]*)>/gi)].map(([, digits = '']) => digits).join('');
      shown.push(decoder.decode(Buffer.from(hex, 'hex')));
    }
  }
  return shown;
}

/** Its font sizes, in points, smallest first. */
export function typeSizesIn(pdf: Buffer): number[] {
  const sizes = [...contentsOf(pdf)].flatMap((content) =>
    [...content.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
  );
  return [...new Set(sizes)].sort((a, b) => a - b);
}
