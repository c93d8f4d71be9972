import { inflateSync } from 'node:zlib';

/** What is drawn, page after page, as it stands in the file. */
function* contentsOf(pdf: Buffer): Generator<string> {
  for (let at = 0; ; ) {
    const start = pdf.indexOf('stream\n', at);
    if (start < 0) return;
    const end = pdf.indexOf('endstream', start);
    at = end + 'endstream'.length;
    yield inflateSync(pdf.subarray(start + 'stream\n'.length, end)).toString('latin1');
  }
}

/** Every piece of text a PDF shows, page after page, as its fonts are encoded (Windows-1252). */
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

/** The sizes of type it uses, in points, smallest first. */
export function typeSizesIn(pdf: Buffer): number[] {
  const sizes = [...contentsOf(pdf)].flatMap((content) =>
    [...content.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
  );
  return [...new Set(sizes)].sort((a, b) => a - b);
}
