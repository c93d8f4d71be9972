import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { qrModules } from './qr-modules.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** As a camera sees it: four pixels to a module, with a white border. */
function photographed(rows: readonly (readonly boolean[])[]) {
  const [scale, quiet] = [4, 4];
  const size = (rows.length + 2 * quiet) * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      for (let at = 0; isDark && at < scale * scale; at++) {
        const pixel = ((y + quiet) * scale + Math.floor(at / scale)) * size + (x + quiet) * scale + (at % scale);
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { data, width: size, height: size, colorSpace: 'srgb' as const };
}

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const address = `otpauth://totp/Bouwpoort%20Beheer:beheer%40bouwpoort.test?issuer=Bouwpoort%20Beheer&secret=${secret}&algorithm=SHA1&digits=6&period=30`;

test.each([
  'a',
  'Bouwpoort',
  'é'.repeat(20),
  'x'.repeat(62),
  'x'.repeat(106),
  address,
  'y'.repeat(180),
  'z'.repeat(213),
])('a scanner reads %s back', async (text) => {
  const found = await readBarcodes(photographed(qrModules(text)) as ImageData, { formats: ['QRCode'] });
  expect(found.map((one) => one.text)).toEqual([text]);
});

test('a text that does not fit is refused', () => {
  expect(() => qrModules('x'.repeat(400))).toThrow(RangeError);
});
