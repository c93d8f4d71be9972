import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/* Reads the barcodes of a PDF like a scanner: it paints the black rectangles page by page. */

const require = createRequire(import.meta.url);
const dotsPerPoint = 300 / 72;

/** The barcodes of each page. */
export async function barcodesIn(pdf: Buffer): Promise<{ format: string; text: string }[][]> {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer }, fireImmediately: true });
  const pages: { format: string; text: string }[][] = [];
  for (const { width, height, rectangles } of pagesOf(pdf)) {
    const picture = paint(width, height, rectangles);
    const found = await readBarcodes(picture, {
      formats: ['Code128', 'QRCode'],
      tryHarder: true,
      maxNumberOfSymbols: 100,
    });
    pages.push(found.map(({ format, text }) => ({ format: String(format), text })));
  }
  return pages;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pages in the order they were written. pdfkit turns the vertical axis, so that y counts from the top. */
function* pagesOf(pdf: Buffer): Generator<{ width: number; height: number; rectangles: Rectangle[] }> {
  const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  let page = 0;
  for (let at = 0; ; ) {
    const start = pdf.indexOf('stream\n', at);
    if (start < 0) return;
    const end = pdf.indexOf('endstream', start);
    at = end + 'endstream'.length;
    const content = inflateSync(pdf.subarray(start + 'stream\n'.length, end)).toString('latin1');
    const rectangles = [...content.matchAll(/^(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(
      ([, x, y, width, height]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }),
    );
    const size = sizes[page++];
    yield { width: Number(size?.[1] ?? 595), height: Number(size?.[2] ?? 842), rectangles };
  }
}

function paint(width: number, height: number, rectangles: readonly Rectangle[]) {
  const [columns, rows] = [Math.round(width * dotsPerPoint), Math.round(height * dotsPerPoint)];
  const data = new Uint8ClampedArray(columns * rows * 4).fill(255);
  for (const one of rectangles) {
    const [left, right] = [one.x, one.x + one.width].map((x) => Math.round(x * dotsPerPoint)) as [number, number];
    const [top, bottom] = [one.y, one.y + one.height].map((y) => Math.round(y * dotsPerPoint)) as [number, number];
    for (let y = Math.max(0, top); y < Math.min(rows, bottom); y++) {
      for (let x = Math.max(0, left); x < Math.min(columns, right); x++)
        data.fill(0, (y * columns + x) * 4, (y * columns + x) * 4 + 3);
    }
  }
  return { data, width: columns, height: rows, colorSpace: 'srgb' as const };
}
