import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Headings are never lighter than 600, text never lighter than 400: fonts.css declares the same. */
const leastWeights: [file: RegExp, weight: number][] = [
  [/\barchivo-/, 600],
  [/\binter-/, 400],
];
const greatestWeight = 900;

/** Kerning, accents, figures of one width, and the shape of a character that depends on its neighbours. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum'];

/** Western European letters, punctuation, the euro sign, arrows and signs of arithmetic. */
const ranges: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x308],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
];
const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
  .join('');

/**
 * Leaves out of the fonts what no page uses: weights, characters and features. A first page waits for both fonts, and
 * this takes a third of them. A file keeps the name of the whole font, so a browser that has an older one keeps it: what
 * is added here later needs another name.
 */
export function slimFonts(): Plugin {
  return {
    name: 'bouwpoort-slim-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const weight = leastWeights.find(([name]) => name.test(file.fileName))?.[1];
        if (file.type !== 'asset' || weight === undefined || !file.fileName.endsWith('.woff2')) continue;
        file.source = await slimFont(Buffer.from(file.source as Uint8Array), weight);
      }
    },
  };
}

function slimFont(font: Buffer, leastWeight: number): Promise<Buffer> {
  // The types of the library do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures,
    variationAxes: { wght: { min: leastWeight, max: greatestWeight } },
  };
  return subsetFont(font, characters, options);
}
