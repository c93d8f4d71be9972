import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { textIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { orderLines, orders } from './orders.tables.ts';

const { app, db } = await createTestApp();
const headersOf: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  for (const name of ['aannemer', 'gast', 'zonder-koppeling']) {
    headersOf[name] = bearer(await logIn(app, `${name}@steenhof.test`));
  }
  headersOf.timmerman = bearer(await logIn(app, 'timmerman@houtmeesters.test'));
});
const get = (who: string, url: string) => app.inject({ url, headers: headersOf[who] ?? {} });

interface Listed {
  orderId: string;
  statusDescr: string;
}
const listed = async (): Promise<Listed[]> => (await get('aannemer', '/api/orders')).json();
const printed = async (orderId: string) => textIn((await get('aannemer', `/api/orders/${orderId}/pdf`)).rawPayload);

test('an order is a file with its lines, addresses and totals per rate', async () => {
  const [first] = await listed();
  const orderId = first?.orderId ?? '';
  const answer = await get('aannemer', `/api/orders/${orderId}/pdf`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="bestelling-${orderId}.pdf"`);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const text = textIn(answer.rawPayload).join(' ').replaceAll('\u00a0', ' ');
  const order = (await get('aannemer', `/api/orders/${orderId}`)).json();
  const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
  const amounts = [
    ...order.salesOrderLines.map((line: { nettAmount: number }) => line.nettAmount),
    ...order.totalVats.map((vat: { vatAmount: number }) => vat.vatAmount),
    order.nettOrderAmount,
    order.nettOrderAmountInclVat,
  ];
  for (const amount of amounts) expect(text).toContain(euros.format(amount).replaceAll('\u00a0', ' '));
  for (const line of order.salesOrderLines) expect(text).toContain(line.variantCode);
  expect(text).toContain(`Bestelling ${orderId}`);
  const { line1, postalCode, city } = order.salesOrderLines[0].deliveryAddress;
  expect(textIn(answer.rawPayload), 'each on a line of its own').toEqual(
    expect.arrayContaining([line1, `${postalCode.slice(0, 4)} ${postalCode.slice(4)} ${city}`]),
  );
  expect(text).toContain('Btw 21%');
  expect(text).toContain('Openstaand');
  const venture = (await get('aannemer', '/api/ventures/210')).json();
  const { administrativePhoneNumber: phone, administrativeEmailAddress: email } = venture;
  expect(phone).toMatch(/^\d/);
  expect(textIn(answer.rawPayload), 'who it is from').toEqual(expect.arrayContaining([phone, email]));
  expect(text).not.toMatch(/\{\{|undefined|null/);
});

test('sizes in names have the sign of the shop; the API keeps the name that is stored', async () => {
  const [first] = await listed();
  const orderId = first?.orderId ?? '';
  const stored = 'PIR-plaat 1200 x 600 mm';
  await db.update(orderLines).set({ variantDisplayName: stored }).where(eq(orderLines.orderId, orderId));
  expect((await printed(orderId)).join(' ')).toContain('PIR-plaat 1200\u00a0×\u00a0600 mm');
  const { salesOrderLines } = (await get('aannemer', `/api/orders/${orderId}`)).json();
  expect(salesOrderLines.map((one: { variantDisplayName: string }) => one.variantDisplayName)).toContain(stored);
});

test('the VAT of the largest order stands on one line', async () => {
  const orderId = (await listed()).at(-1)?.orderId ?? '';
  const totalVats = [{ vatRate: 21, vatBase: 8_121_785.04, vatAmount: 1_705_574.86 }];
  await db.update(orders).set({ totalVats }).where(eq(orders.orderId, orderId));
  const texts = (await printed(orderId)).map((text) => text.replaceAll('\u00a0', ' '));
  expect(texts).toContain('Btw 21% over € 8.121.785,04');
});

test('many lines go on to further pages, each with its heads and its number', async () => {
  const [first] = await listed();
  const orderId = first?.orderId ?? '';
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).limit(1);
  if (!line) throw new Error('no line to copy');
  await db.insert(orderLines).values(
    Array.from({ length: 80 }, (_, index) => ({
      ...line,
      lineNumber: 100 + index,
      variantCode: `VEEL-${index}`,
      variantDisplayName: `Dakpan Wiśniewski ≥ 30° met een naam die over meer dan één regel gaat, nummer ${index}`,
    })),
  );
  const texts = await printed(orderId);
  expect(texts.join(' ')).toContain('Wisniewski >= 30°');
  for (let index = 0; index < 80; index++) expect(texts).toContain(`VEEL-${index}`);
  const numbers = texts.flatMap(
    (text) =>
      text
        .match(/pagina (\d+) van (\d+)/)
        ?.slice(1)
        .map(Number) ?? [],
  );
  const pages = numbers[1] ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(numbers.filter((_, index) => index % 2 === 0)).toEqual(Array.from({ length: pages }, (_, page) => page + 1));
  expect(texts.filter((text) => text === 'Artikel').length).toBeGreaterThanOrEqual(pages - 1);
});

test('a return shows the returned lines, and an unknown status is shown as unknown', async () => {
  const all = await listed();
  const returned = all.find(({ statusDescr }) => statusDescr === 'returned');
  expect((await printed(returned?.orderId ?? '')).join(' ')).toMatch(/€\s-\d/);
  const unknown = all.find(({ statusDescr }) => statusDescr === 'statusunknown');
  expect((await printed(unknown?.orderId ?? '')).join(' ')).toContain('Status onbekend');
});

test('only for users who may see the order', async () => {
  const [first] = await listed();
  const url = `/api/orders/${first?.orderId}/pdf`;
  expect((await get('niemand', url)).statusCode).toBe(401);
  expect((await get('gast', url)).statusCode).toBe(403);
  expect((await get('zonder-koppeling', url)).statusCode).toBe(403);
  expect((await get('timmerman', url)).statusCode).toBe(404);
  expect((await get('aannemer', '/api/orders/bestaat-niet/pdf')).statusCode).toBe(404);
  const [theirs] = await db.select().from(orders).where(eq(orders.customerId, '520001')).limit(1);
  expect((await get('aannemer', `/api/orders/${theirs?.orderId}/pdf`)).statusCode).toBe(404);
});
