import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { textIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';

const { app, db, setClock, runJobs, mails } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const contractor = await Shopper.logIn(app, 'aannemer@steenhof.test');
const headers = bearer(await logIn(app, 'aannemer@steenhof.test'));
const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload });

/** The lines of a cart, in the form that the storefront sends. */
async function cartLines() {
  const cart = await contractor.fill([
    ['1589792', 10],
    ['0859392', 1],
  ]);
  return (cart.shipments[0]?.lineItems ?? []).map(
    ({ contentId, quantity, code, placedPrice, extendedPrice, agreed }) => ({
      contentId,
      quantity,
      code,
      placedPrice,
      extendedPrice,
      agreed,
    }),
  );
}
const lines = await cartLines();
const asked = lines.map(({ contentId, quantity }) => ({ contentId, quantity }));

interface Made {
  quoteId: number;
  version: number;
  lines: { kind: string; description: string; net: { price: number; per: number; quantity: number; unitId: string } }[];
}
const make = async (): Promise<Made> => {
  const answer = await contractor.post('/api/client-quotes', { title: 'Wand', lines: asked });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
};
const labour = { kind: 'own', description: 'Arbeid', quantity: 18, unit: 'uur', price: 54, vatRate: 9 };
const save = (quote: Made, change: object) => put(`/api/client-quotes/${quote.quoteId}`, { ...quote, ...change });

test('created from a cart, it has the net prices of the cart, for the contractor only', async () => {
  const quote = await make();
  expect(quote.lines.map(({ net }) => (net.price * net.quantity) / net.per)).toEqual(
    lines.map(({ extendedPrice = 0 }) => expect.closeTo(extendedPrice, 2)),
  );
  const stranger = await Shopper.logIn(app, 'krediet@steenhof.test');
  for (const path of ['', '/pdf']) {
    expect((await stranger.get(`/api/client-quotes/${quote.quoteId}${path}`)).statusCode).toBe(404);
  }
});

test('of two that save at once, the second gets a conflict; a removed quote is gone', async () => {
  const quote = await make();
  const answers = await Promise.all([save(quote, { title: 'Een' }), save(quote, { title: 'Twee' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await contractor.remove(`/api/client-quotes/${quote.quoteId}`)).statusCode).toBe(200);
  expect((await contractor.get(`/api/client-quotes/${quote.quoteId}`)).statusCode).toBe(404);
});

test('a net price sent by the browser is ignored', async () => {
  const quote = await make();
  const [first] = quote.lines;
  if (!first) throw new Error('no line');
  const cheap = { ...first, net: { ...first.net, price: 0.01 } };
  const saved = (await save(quote, { lines: [cheap] })).json();
  expect(saved.lines[0].net.price).toBe(first.net.price);
});

describe('mailed to the client', () => {
  const mail = (quote: Made, to: string, key = to) =>
    contractor.post(
      `/api/client-quotes/${quote.quoteId}/mail`,
      { to, text: 'Beste familie,\n\nHierbij.' },
      { 'idempotency-key': `mail-${quote.quoteId}-${key}` },
    );

  test('comes from the contractor, with the PDF, and names neither the shop nor its prices', async () => {
    const quote = await make();
    const to = 'ploeg@nergens.example';
    expect((await mail(quote, to)).statusCode).toBe(200);
    expect((await mail(quote, to)).statusCode).toBe(200);
    await runJobs();
    const sent = (await mails()).filter((one) => one.to === to);
    expect(sent).toHaveLength(1);
    const [message] = sent;
    expect(message).toMatchObject({
      from: expect.stringContaining('"Aannemersbedrijf Ter Veldhuis B.V."'),
      replyTo: 'aannemer@steenhof.test',
    });
    expect(`${message?.subject} ${message?.text}`).not.toMatch(/steenhof(?!\.test)/i);
    const [net] = quote.lines.map((line) => line.net.price.toFixed(2).replace('.', ','));
    expect(message?.text).not.toContain(net);
    const { rows } = await db.execute<{ bytes: Buffer }>(
      sql`select bytes from mail_attachment where mail_id = ${message?.id}`,
    );
    expect(textIn(rows[0]?.bytes ?? Buffer.alloc(0)).join(' ')).toContain('Wand');
  });

  test('only own quotes, to a valid address, and with a limit', async () => {
    const quote = await make();
    const stranger = await Shopper.logIn(app, 'krediet@steenhof.test');
    const url = `/api/client-quotes/${quote.quoteId}/mail`;
    expect((await stranger.post(url, { to: 'a@nergens.example', text: 'Dag' })).statusCode).toBe(404);
    expect((await mail(quote, 'geen adres')).statusCode).toBe(400);
    const answers: number[] = [];
    for (let at = 0; at < 6; at++) answers.push((await mail(quote, 'een@nergens.example', String(at))).statusCode);
    expect(answers.at(0)).toBe(200);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('the PDF', () => {
  const euros = (text: string) => text.replaceAll('\u00a0', ' ');

  test('has the contractor, their prices and totals, and no trace of the shop', async () => {
    const quote = await make();
    const clientName = 'Fam. Van der Ploeg';
    const saved = await save(quote, { clientName, number: 'TV-2026-117', margin: 33, lines: [...quote.lines, labour] });
    expect(saved.statusCode, saved.payload).toBe(200);
    const answer = await contractor.get(`/api/client-quotes/${quote.quoteId}/pdf`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('offerte-tv-2026-117.pdf');
    const shown = euros(textIn(answer.rawPayload).join('\n'));
    expect(shown).toContain('Aannemersbedrijf Ter Veldhuis B.V.');
    expect(shown).toContain(clientName);
    expect(shown).toContain('€ 972,00');
    expect(shown).toContain('Btw 9%');
    // The whole file: the rendered text and the metadata.
    const file = `${answer.rawPayload.toString('latin1')}\n${shown}`;
    for (const trace of [
      'Steenhof',
      'Bouwpoort',
      'PDFKit',
      'marge',
      'Marge',
      'inkoop',
      '33%',
      ...lines.map(({ code }) => code),
    ]) {
      expect(file, trace).not.toContain(trace);
    }
    const inDutch = (amount: number) =>
      amount.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (const { net } of quote.lines) {
      expect(shown).not.toContain(`€ ${inDutch(net.price)} `);
      expect(shown).not.toContain(`€ ${inDutch((net.price * net.quantity) / net.per)}`);
    }
  });

  test('the printed amounts add up', async () => {
    const quote = await make();
    await save(quote, { margin: 17.5, lines: [...quote.lines, labour] });
    const cells = textIn((await contractor.get(`/api/client-quotes/${quote.quoteId}/pdf`)).rawPayload).map(euros);
    const number = (text = '') => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
    const at = cells.indexOf('Arbeid');
    expect(cells.slice(at, at + 4)).toEqual(['Arbeid', '18 uur', '€ 54,00 per uur', '€ 972,00']);
    const net = number(cells[cells.indexOf('Totaal excl. btw') + 1]);
    const vats = cells.flatMap((cell, index) => (cell.startsWith('Btw ') ? [number(cells[index + 1])] : []));
    const total = number(cells[cells.indexOf('Totaal incl. btw') + 1]);
    expect(vats).toHaveLength(2);
    expect(net + vats.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 2);
    const [listed] = (await contractor.get('/api/client-quotes')).json().results;
    expect(listed.total).toBe(total);
  });

  test('shows only a total if the contractor hides the rest, and no VAT if it is reversed', async () => {
    const quote = await make();
    await save(quote, { showsLineAmounts: false, showsQuantities: false, isVatReversed: true, lines: [labour] });
    const cells = textIn((await contractor.get(`/api/client-quotes/${quote.quoteId}/pdf`)).rawPayload).map(euros);
    expect(cells).not.toContain('18 uur');
    expect(cells).not.toContain('€ 54,00 per uur');
    expect(cells.filter((cell) => cell === '€ 972,00')).toHaveLength(2);
    expect(cells).toContain('Totaal, btw verlegd');
  });
});

describe('the logo', () => {
  const upload = (payload: Buffer) =>
    app.inject({
      method: 'PUT',
      url: '/api/client-quotes/logo',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload,
    });
  test('is re-encoded, is on the PDF, and belongs to the company', async () => {
    const logo = sharp({ create: { width: 1600, height: 400, channels: 4, background: '#123' } });
    const bytes = await logo
      .withExif({ IFD0: { Copyright: 'GEHEIM' } })
      .png()
      .toBuffer();
    expect((await upload(bytes)).statusCode).toBe(200);
    const quote = await make();
    expect(quote).toMatchObject({ logo: { width: 800, height: 200 } });
    const shown = await contractor.get('/api/client-quotes/logo');
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.rawPayload.toString('latin1')).not.toContain('GEHEIM');
    const pdf = await contractor.get(`/api/client-quotes/${quote.quoteId}/pdf`);
    expect(pdf.rawPayload.toString('latin1')).toContain('/Subtype /Image');
    const stranger = await Shopper.logIn(app, 'krediet@steenhof.test');
    expect((await stranger.get('/api/client-quotes/logo')).statusCode).toBe(404);
  });
  test.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    [
      'a drawing that fetches',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://elders.example/a.png"/></svg>',
    ],
  ])('refused: %s', async (_, text) => {
    expect((await upload(Buffer.from(text))).statusCode).toBe(400);
  });
});

test.each([
  ['without prices', { seesPrices: false }],
  ['a requester', { memberRole: 'requester' as const }],
  ['a viewer', { memberRole: 'viewer' as const }],
])('%s cannot create or read one', async (_, change) => {
  const isBram = eq(siteUsers.email, 'uitvoerder@terveldhuis.test');
  await db.update(siteUsers).set(change).where(isBram);
  const who = await Shopper.logIn(app, 'uitvoerder@terveldhuis.test');
  const { quoteId } = await make();
  expect((await who.get('/api/client-quotes')).statusCode).toBe(403);
  expect((await who.get(`/api/client-quotes/${quoteId}`)).statusCode).toBe(403);
  expect((await who.get(`/api/client-quotes/${quoteId}/pdf`)).statusCode).toBe(403);
  expect((await who.post('/api/client-quotes', { title: 'Wand', lines: [] })).statusCode).toBe(403);
  await db.update(siteUsers).set({ seesPrices: true, memberRole: 'buyer' }).where(isBram);
});

test('numbers are unique, also when a quote was removed or two are created at once', async () => {
  const removed = await make();
  await make();
  expect((await contractor.remove(`/api/client-quotes/${removed.quoteId}`)).statusCode).toBe(200);
  await Promise.all([make(), make()]);
  const { results } = (await contractor.get('/api/client-quotes')).json<{ results: { number: string }[] }>();
  const numbers = results.map(({ number }) => number).filter((number) => number.startsWith('2026-'));
  expect(numbers).toEqual([...new Set(numbers)]);
});
