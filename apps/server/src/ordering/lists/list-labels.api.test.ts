import type { LabelSheet } from '@bouwpoort/contract/ordering/lists';
import { labelSheets } from '@bouwpoort/contract/ordering/lists';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { describe, expect, test } from 'vitest';
import { textIn } from '../../../testing/pdf-text.ts';
import { barcodesIn } from '../../../testing/read-barcodes.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';

const { app, config } = await createTestApp();
const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
const codes = ['1589792', '0045120', '3134464', '4679136', '6307680'];
const made = await shopper.post('/api/lists', {
  name: 'Bus 3',
  lines: codes.map((code, at) => ({ code, quantity: at + 2, standing: 10, section: at < 2 ? 'Links' : 'Rechts' })),
});
const { id } = made.json();

const labels = async (query: string) => {
  const answer = await shopper.get(`/api/lists/${id}/labels?${query}`);
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  return answer.rawPayload;
};

describe('shelf labels', () => {
  test.each<LabelSheet>([...labelSheets])('every barcode on %s scans as its own article', async (sheet) => {
    const pages = await barcodesIn(await labels(`sheet=${sheet}`));
    const found = pages.flat();
    const ofFormat = (format: RegExp) =>
      found
        .filter((one) => format.test(one.format))
        .map(({ text }) => text)
        .sort();
    expect(ofFormat(/Code.?128/)).toEqual([...codes].sort());
    expect(ofFormat(/QR/)).toEqual(
      codes.map((code) => `${config.publicUrl}/steenhof/bestellijsten/${id}?scan=${code}`).sort(),
    );
    expect(pages).toHaveLength(sheet === 'roll-62' ? codes.length : 1);
  });

  test.each<LabelSheet>([...labelSheets])('a name has two lines on %s: its size is at its end', async (sheet) => {
    const { lines } = (await shopper.get(`/api/lists/${id}`)).json();
    const text = textIn(await labels(`sheet=${sheet}`)).join('');
    const unspaced = (words: string) => words.replaceAll(/\s/g, '');
    const names = lines.map(({ displayName }: { displayName: string }) => unspaced(withTimesSigns(displayName)));
    expect(Math.max(...names.map(({ length }: string) => length))).toBeGreaterThan(40);
    for (const name of names) expect(unspaced(text)).toContain(name);
  });

  test('a scanned label is ordered with the quantity of its line', async () => {
    const found = (await barcodesIn(await labels('section=Links'))).flat();
    const scanned = found.filter(({ format }) => /QR/.test(format)).map(({ text }) => new URL(text));
    expect(scanned).toHaveLength(2);
    const { lines } = (await shopper.get(`/api/lists/${id}`)).json();
    for (const address of scanned) {
      const listId = address.pathname.split('/').at(-1);
      const line = lines.find((one: { code: string }) => one.code === address.searchParams.get('scan'));
      const ordered = await shopper.post(`/api/lists/${listId}/order`, { lines: [{ id: line.id }] });
      expect(ordered.json().added).toBe(1);
    }
    const inCart = (await shopper.cart()).shipments[0]?.lineItems.map(({ code, quantity }) => [code, quantity]);
    expect(inCart).toEqual(
      expect.arrayContaining([
        ['1589792', 2],
        ['0045120', 3],
      ]),
    );
    // The number below the barcode is accepted by quick order and by the scanner of a phone.
    const { rows } = (
      await shopper.post('/api/carts/quickorder/check', { lines: [{ code: '1589792', quantity: 1 }] })
    ).json();
    expect(rows[0].status).toBe('added');
  });

  test('a partly used sheet continues at its first free label, and no label has a price', async () => {
    const pdf = await labels('sheet=a4-24&first=22');
    expect(await barcodesIn(pdf)).toHaveLength(2);
    const text = textIn(pdf).join(' ');
    expect(text).toContain('1589792');
    expect(text).toContain('Bus 3');
    expect(text).not.toMatch(/€|prijs/i);
  });
});
