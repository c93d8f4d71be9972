import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAround, joined } from './spliced-compression.ts';

const nonce = () => randomBytes(16).toString('base64');
const line = (n: number) =>
  `<li class="tile"><a href="/steenhof/categorieen/${n}?page=1">Artikel ${n} à € ${n},95 — <b>==</b></a></li>\n`;
const text = (lines: number) => Buffer.from(Array.from({ length: lines }, (_, n) => line(n % 37)).join(''));

const pages: [string, Buffer[]][] = [
  ['one piece', [text(40)]],
  ['many pieces', [text(200), Buffer.from('">a</script><script nonce="'), text(3), text(700), text(1), text(90)]],
  ['empty pieces', [Buffer.alloc(0), text(2), Buffer.alloc(0)]],
  ['bytes that compress badly', [randomBytes(5000), randomBytes(70_000), text(5)]],
];

for (const [encoding, read] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const) {
  test.each(pages)(`${encoding}: %s read back with every word as they would be written with it`, async (_, pieces) => {
    const body = await compressAround(pieces, encoding);
    for (const word of [nonce(), nonce(), `${'A'.repeat(22)}==`]) {
      expect(read(body?.withWord(word) ?? Buffer.alloc(0)).equals(joined(pieces, word))).toBe(true);
    }
  });

  test(`${encoding}: is smaller by far`, async () => {
    const [, pieces] = pages[1] as [string, Buffer[]];
    const body = await compressAround(pieces, encoding);
    expect(body?.withWord(nonce()).length).toBeLessThan(joined(pieces, nonce()).length / 10);
  });
}
