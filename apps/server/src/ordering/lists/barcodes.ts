import bwip from 'bwip-js';

/* Barcodes as black rectangles: a printer prints those of a PDF at its full resolution, at any size. */

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In modules; a linear barcode has height 1. */
export interface Barcode {
  width: number;
  height: number;
  bars: Bar[];
}

interface RawLines {
  sbs: number[];
}

interface RawPixels {
  pixs: number[];
  pixx: number;
  pixy: number;
}

/** Undefined for a text that Code 128 cannot encode. */
export function code128(text: string): Barcode | undefined {
  // The characters that every scanner sends unchanged.
  if (!/^[\x20-\x7e]{1,48}$/.test(text)) return undefined;
  const [raw] = bwip.raw('code128', text, '') as RawLines[];
  if (!raw) return undefined;
  const bars: Bar[] = [];
  let x = 0;
  raw.sbs.forEach((width, at) => {
    if (at % 2 === 0) bars.push({ x, y: 0, width, height: 1 });
    x += width;
  });
  return { width: x, height: 1, bars };
}

export function qrCode(text: string): Barcode {
  const [raw] = bwip.raw('qrcode', text, 'eclevel=M') as RawPixels[];
  if (!raw) throw new Error('a QR code was not made');
  const { pixs, pixx, pixy } = raw;
  const bars: Bar[] = [];
  for (let y = 0; y < pixy; y++) {
    for (let x = 0; x < pixx; ) {
      const start = x;
      while (x < pixx && pixs[y * pixx + x] === 1) x++;
      if (x > start) bars.push({ x: start, y, width: x - start, height: 1 });
      else x++;
    }
  }
  return { width: pixx, height: pixy, bars };
}
