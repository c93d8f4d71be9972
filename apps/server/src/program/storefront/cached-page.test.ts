import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedPage } from './cached-page.ts';

const nonce = 'Zm9yIHRoaXMgYW5zd2Vy/w==';
const sourceOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

test('scripts that carry the nonce are allowed by their hash, and no others', () => {
  const html = `<p nonce="${nonce}">a</p><script nonce="${nonce}">ours()</script><script>theirs()</script>
<script type="module" async="" nonce="${nonce}">const prijs = '€ 1';</script>`;
  const page = new CachedPage(html, nonce, {});
  expect(page.scriptSources).toBe(`${sourceOf('ours()')} ${sourceOf("const prijs = '€ 1';")}`);
});

test('the nonce is nowhere in the page, and a script that named it is hashed as it is sent', () => {
  const page = new CachedPage(`<script nonce="${nonce}">word = "${nonce}"</script>`, nonce, {});
  expect(page.body.toString()).toBe('<script nonce="">word = ""</script>');
  expect(page.scriptSources).toBe(sourceOf('word = ""'));
});

test('the tag is that of the content, whatever the nonce', () => {
  const page = (word: string, text: string) => new CachedPage(`<script nonce="${word}">${text}</script>`, word, {});
  expect(page('a1', 'x').etag).toBe(page('b2', 'x').etag);
  expect(page('a1', 'x').etag).not.toBe(page('a1', 'y').etag);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compressed as %s it is compressed once', async (encoding, read) => {
  const page = new CachedPage('<p>één</p>'.repeat(200), '', {});
  const compressed = await page.compressedBody(encoding);
  expect(await page.compressedBody(encoding)).toBe(compressed);
  expect(read(compressed).equals(page.body)).toBe(true);
  expect(compressed.length).toBeLessThan(page.body.length / 10);
});
