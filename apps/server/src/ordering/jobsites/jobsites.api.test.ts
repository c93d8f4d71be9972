import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { noAccess } from '@bouwpoort/trade/ordering/jobsite-access';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { textIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { plantQuote } from '../../../testing/test-quotes.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { siteUserProjects, siteUsers } from '../../customers/identity/identity.tables.ts';
import { carts } from '../cart/cart.tables.ts';
import { erpOrders } from '../erp/erp.tables.ts';
import { quotes } from '../quotes/quotes.tables.ts';
import { siteDocuments } from './jobsites.tables.ts';

const { app, db, setClock, runJobs, mails } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const contractor = await Shopper.logIn(app, 'aannemer@steenhof.test');
const buyer = await Shopper.logIn(app, 'inkoper@steenhof.test');
const foreman = await Shopper.logIn(app, 'uitvoerder@terveldhuis.test');
const stranger = await Shopper.logIn(app, 'krediet@steenhof.test');
const managerHeaders = bearer(await logIn(app, 'aannemer@steenhof.test'));
const foremanHeaders = bearer(await logIn(app, 'uitvoerder@terveldhuis.test'));
const soest = 4106;

const access = {
  ...noAccess,
  gateWidth: 3.4,
  gateNote: 'hekpaal rechts',
  days: [1, 2, 3, 4, 5],
  from: '07:00',
  until: '15:30',
  unloadAt: 'op de rijplaten',
  contactName: 'Bram',
  contactPhone: '06 71 45 20 13',
};
const address = {
  street: 'Kerkstraat',
  houseNumber: '3',
  houseNumberAddition: '',
  postalCode: '3764 CR',
  city: 'Soest',
};
const input = {
  name: 'Aanbouw Kerkstraat',
  address,
  pin: { latitude: 52.18, longitude: 5.3 },
  access,
  leaderId: null,
  memberIds: [],
  costCentre: 'KERK-3',
  state: 'open',
};
const put = (url: string, payload: object, headers = managerHeaders) =>
  app.inject({ method: 'PUT', url, headers, payload });
const site = async (siteId: number, who = contractor) => (await who.get(`/api/sites/${siteId}`)).json();
/** The site in the form of an update. */
const inputOf = async (siteId: number) => {
  const { leader, members, ...rest } = await site(siteId);
  return { ...rest, leaderId: leader?.id ?? null, memberIds: members.map(({ id }: { id: string }) => id) };
};

describe('making and changing', () => {
  test('a site is a project with an address in the address book, once per key', async () => {
    const key = { 'idempotency-key': 'bouwplaats-twee-keer' };
    const [first, second] = [
      await contractor.post('/api/sites', input, key),
      await contractor.post('/api/sites', input, key),
    ];
    expect(first.statusCode, first.payload).toBe(200);
    expect(second.json()).toEqual(first.json());
    const { siteId } = first.json();
    expect(first.json()).toMatchObject({
      name: 'Aanbouw Kerkstraat',
      address: { line1: 'Kerkstraat 3', postalCode: '3764CR' },
      place: input.pin,
      access: { gateWidth: 3.4, contactPhone: '0671452013' },
      mayEdit: true,
      version: 1,
    });
    const book = (await contractor.get('/api/account/addressbook')).json().results;
    expect(book.filter(({ projectId }: { projectId: number }) => projectId === siteId)).toMatchObject([
      { name: 'Aanbouw Kerkstraat', addressType: 'project', line1: 'Kerkstraat 3' },
    ]);
  });

  test('a new name and address go to the project and the book; the second of two saves conflicts', async () => {
    const { siteId } = (await contractor.post('/api/sites', input)).json();
    const change = { ...input, name: 'Aanbouw Kerkstraat 5', address: { ...address, houseNumber: '5' }, version: 1 };
    const answers = await Promise.all([put(`/api/sites/${siteId}`, change), put(`/api/sites/${siteId}`, change)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.payload).toContain('intussen gewijzigd');
    expect(await site(siteId)).toMatchObject({ name: 'Aanbouw Kerkstraat 5', address: { line1: 'Kerkstraat 5' } });
    const book = (await contractor.get('/api/account/addressbook')).json().results;
    expect(book.filter(({ projectId }: { projectId: number }) => projectId === siteId)).toHaveLength(1);
  });

  test('a project without a description is a site without a card', async () => {
    const codit = await Shopper.logIn(app, 'codit@steenhof.test');
    expect((await codit.get('/api/sites/4103')).json()).toMatchObject({ version: 0, pin: null, state: 'open' });
  });

  test('a buyer who creates a site leads it', async () => {
    const made = (await buyer.post('/api/sites', { ...input, name: 'Van Samira' })).json();
    expect(made).toMatchObject({ leader: { name: 'Samira Bouzid' }, mayEdit: true, isMine: true });
  });

  test.each([
    ['neither address nor pin', { address: null, pin: null }, 'pin'],
    ['a pin in the sea', { pin: { latitude: 12, longitude: 5 } }, 'pin.latitude'],
    ['hours that end before they begin', { access: { ...access, from: '16:00', until: '07:00' } }, 'access.until'],
    ['a gate of zero', { access: { ...access, gateWidth: 0 } }, 'access.gateWidth'],
    ['a phone number that is none', { access: { ...access, contactPhone: 'bel maar' } }, 'access.contactPhone'],
    ['a leader of another company', { leaderId: '12dc0bb4-6578-464d-8a57-a3c2d727a6bb' }, 'leaderId'],
    ['a member nobody knows', { memberIds: ['12dc0bb4-6578-464d-8a57-a3c2d727a6bb'] }, 'memberIds'],
  ])('refused: %s', async (_, wrong, field) => {
    const answer = await contractor.post('/api/sites', { ...input, ...wrong });
    expect(answer.statusCode, answer.payload).toBe(400);
    expect(Object.keys(answer.json().errors)).toContain(field);
  });
});

describe('permissions', () => {
  test('the leader edits, a member reads, others find nothing', async () => {
    expect(await site(soest, foreman)).toMatchObject({ mayEdit: true, leader: { name: 'Bram Oosterling' } });
    expect(await site(soest, buyer)).toMatchObject({ mayEdit: false, isMine: true });
    const change = await inputOf(soest);
    const buyerHeaders = bearer(await logIn(app, 'inkoper@steenhof.test'));
    expect((await put(`/api/sites/${soest}`, change, buyerHeaders)).statusCode).toBe(403);
    expect((await put(`/api/sites/${soest}`, change, foremanHeaders)).statusCode).toBe(200);
    for (const path of [`/api/sites/${soest}`, `/api/sites/${soest}/photo`, `/api/sites/${soest}/orders`]) {
      expect((await stranger.get(path)).statusCode).toBe(404);
    }
    expect(
      (await stranger.get('/api/sites')).json().results.map(({ siteId }: { siteId: number }) => siteId),
    ).not.toContain(soest);
  });

  test('a user with some projects sees and orders for those only', async () => {
    const [bram] = await db.select().from(siteUsers).where(eq(siteUsers.email, 'uitvoerder@terveldhuis.test'));
    if (!bram) throw new Error('no foreman');
    await db.update(siteUsers).set({ allProjects: false }).where(eq(siteUsers.id, bram.id));
    await db.insert(siteUserProjects).values({ siteUserId: bram.id, projectId: 4102 });
    const limited = await Shopper.logIn(app, 'uitvoerder@terveldhuis.test');
    const seen = (await limited.get('/api/sites')).json();
    // Not 4101 and 4106, where they are a member: the projects of their permissions decide.
    expect(seen.results.map(({ siteId }: { siteId: number }) => siteId)).toEqual([4102]);
    expect(seen.mayMake).toBe(false);
    expect((await limited.post('/api/sites', input)).statusCode).toBe(403);
    const other = (await contractor.post('/api/sites', { ...input, name: 'Van anderen' })).json();
    expect((await limited.get(`/api/sites/${other.siteId}`)).statusCode).toBe(404);
    const cart = await limited.fill([['1589792', 1]]);
    const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
    const refused = await limited.prepare(cart.id, { ...dates, projectId: other.siteId });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toHaveProperty('projectId');
    expect((await limited.prepare(cart.id, { ...dates, projectId: 4102 })).statusCode).toBe(200);
    await db.update(siteUsers).set({ allProjects: true }).where(eq(siteUsers.id, bram.id));
  });

  test('a user with some projects sees orders, quotes, lists and budgets of those only, and their own', async () => {
    const place = async (projectId: number) => {
      const { id } = await contractor.fill([['1589792', 1]]);
      await contractor.prepare(id, {
        preferredDeliveryDate: '2026-11-17',
        latestDeliveryDate: '2026-11-18',
        projectId,
      });
      return (await contractor.convert(id)).json().orderIds[0] as string;
    };
    const [theirs, others] = [await place(4101), await place(4102)];
    const [line] = (await contractor.fill([['1589792', 1]])).shipments[0]?.lineItems ?? [];
    const variant = { guid: line?.contentId ?? '', code: '1589792' };
    const plant = async (projectId: number, email: string) => {
      const { quoteId, lineId } = await plantQuote(db, { email, variant, state: 'accepted' });
      await db.update(quotes).set({ projectId }).where(eq(quotes.id, quoteId));
      return { quoteId, lineId };
    };
    const visibleQuote = await plant(4101, 'aannemer@steenhof.test');
    const hiddenQuote = await plant(4102, 'aannemer@steenhof.test');
    const ownQuote = await plant(4102, 'uitvoerder@steenhof.test');
    // A requester who may order for 4101.
    const limited = await Shopper.logIn(app, 'uitvoerder@steenhof.test');
    const shown = (await limited.get('/api/orders')).json() as { orderId: string; customerObjectId: string }[];
    const ids = shown.map(({ orderId }) => orderId);
    expect(ids).toContain(theirs);
    expect(ids).not.toContain(others);
    expect(new Set(shown.map(({ customerObjectId }) => customerObjectId))).toEqual(new Set(['4101']));
    for (const path of [`/api/orders/${others}`, `/api/orders/${others}/pdf`]) {
      expect((await limited.get(path)).statusCode).toBe(404);
    }
    expect((await limited.get(`/api/orders/${theirs}`)).statusCode).toBe(200);
    expect((await limited.post(`/api/orders/${others}/cancel`)).statusCode).toBe(404);
    expect((await contractor.get(`/api/orders/${others}`)).json().statusDescr).toBe('openstaandeorder');
    const openOf = async (who: Shopper) => (await who.get('/api/account/today')).json().orders.open;
    expect(await openOf(limited)).toBeLessThan(await openOf(contractor));
    const ordered = async (who: Shopper) =>
      (await who.get('/api/account/lastorderedproducts?take=100&skip=0')).json().length;
    expect(await ordered(limited)).toBeLessThan(await ordered(contractor));

    const seenQuotes = (await limited.get('/api/quotes?limit=100')).json().quotes as { quoteId: number }[];
    const quoteIds = seenQuotes.map(({ quoteId }) => quoteId);
    expect(quoteIds).toEqual(expect.arrayContaining([visibleQuote.quoteId, ownQuote.quoteId]));
    expect(quoteIds).not.toContain(hiddenQuote.quoteId);
    expect((await limited.get(`/api/quotes/${hiddenQuote.quoteId}`)).statusCode).toBe(404);
    const { id: cartId } = await limited.fill([['1589792', 1]]);
    const callOff = ({ quoteId, lineId }: { quoteId: number; lineId: number }) =>
      limited.post(`/api/carts/${cartId}/calloff`, { quoteId, lines: [{ lineId, quantity: 1 }] });
    expect((await callOff(hiddenQuote)).statusCode).toBe(404);
    expect((await callOff(visibleQuote)).statusCode).toBe(200);
    const asked = { lines: [{ text: 'Latei', quantity: 1, unit: 'PCE' }] };
    expect((await limited.post('/api/quotes', { ...asked, projectId: 4102 })).statusCode).toBe(400);
    expect((await limited.post('/api/quotes', { ...asked, projectId: 4101 })).statusCode).toBe(200);

    const budgetsOf = async (path: string) =>
      (await limited.get(path)).json() as { results?: { projectId: number }[]; budgets?: { projectId: number }[] };
    const ofSites = (await budgetsOf('/api/budgets/sites')).results ?? [];
    expect(ofSites.map(({ projectId }) => projectId)).toEqual([4101]);
    expect((await budgetsOf('/api/budgets/order?projectId=4102')).budgets).toEqual([]);
    expect((await limited.get('/api/lists/names')).json().projects).toEqual([
      { id: 4101, name: 'Nieuwbouw De Laak, blok C' },
    ]);
    const book = (await limited.get('/api/account/addressbook')).json().results as { projectId: number | null }[];
    expect(new Set(book.map(({ projectId }) => projectId))).toEqual(new Set([null, 4101]));
  });

  test('a requester cannot create one, and without prices no amount is in the answer', async () => {
    const isBram = eq(siteUsers.email, 'uitvoerder@terveldhuis.test');
    await db.update(siteUsers).set({ memberRole: 'requester', seesPrices: false }).where(isBram);
    const requester = await Shopper.logIn(app, 'uitvoerder@terveldhuis.test');
    expect((await requester.post('/api/sites', input)).statusCode).toBe(403);
    const { results } = (await requester.get('/api/sites/4101/orders')).json();
    expect(results.length).toBeGreaterThan(0);
    expect(JSON.stringify(results)).not.toContain('Amount');
    await db.update(siteUsers).set({ memberRole: 'buyer', seesPrices: true }).where(isBram);
  });
});

describe('the photo', () => {
  const upload = (bytes: Buffer, headers = managerHeaders, siteId = soest) =>
    app.inject({
      method: 'PUT',
      url: `/api/sites/${siteId}/photo`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c52' } }).withExif({ IFD0: { Make: 'GEHEIMCAMERA' } });

  test('is re-encoded without the metadata of the file, and visible to colleagues only', async () => {
    const answer = await upload(await picture(2400, 1800).jpeg().toBuffer(), foremanHeaders);
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json().photo).toMatchObject({ width: 1600, height: 1200, addedBy: 'Bram Oosterling' });
    const shown = await buyer.get(`/api/sites/${soest}/photo`);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.headers['cache-control']).toContain('no-store');
    expect(shown.rawPayload.toString('latin1')).not.toContain('GEHEIMCAMERA');
    expect((await stranger.get(`/api/sites/${soest}/photo`)).statusCode).toBe(404);
    expect((await app.inject(`/api/sites/${soest}/photo`)).statusCode).toBe(401);
    expect((await contractor.remove(`/api/sites/${soest}/photo`)).statusCode).toBe(200);
    expect((await buyer.get(`/api/sites/${soest}/photo`)).statusCode).toBe(404);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n half', 'latin1')],
    [
      'a picture that is a page as well',
      Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.from('<script>x</script>')]),
    ],
  ])('refused: %s', async (_, bytes) => {
    const answer = await upload(bytes);
    expect(answer.statusCode, answer.payload).toBe(400);
  });

  test.each([
    ['with styles that do not end', '<style'.repeat(40_000), 400],
    ['nested without end', `${'<g>'.repeat(40_000)}${'</path>'.repeat(40_000)}`, 400],
    ['with an address of spaces', `<path fill="url(${' '.repeat(60_000)}"/>`, 200],
    ['of five million bytes', '<g/>'.repeat(1_250_000), 400],
    ['of fifteen million bytes', '<g/>'.repeat(3_750_000), 400],
  ])('a drawing %s is accepted or refused', async (_, inside, status) => {
    const file = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`);
    expect((await upload(file)).statusCode).toBe(status);
  });

  test('a file that is too large is refused, and so is one of a user without permission', async () => {
    expect((await upload(Buffer.alloc(15 * 1024 * 1024 + 1, 1))).statusCode).toBe(413);
    const png = await picture(20, 20).png().toBuffer();
    expect((await upload(png, bearer(await logIn(app, 'inkoper@steenhof.test')))).statusCode).toBe(403);
    expect((await upload(png, bearer(await logIn(app, 'krediet@steenhof.test')))).statusCode).toBe(404);
  });
});

describe('the documents', () => {
  const pdf = Buffer.from('%PDF-1.7\n%%EOF');
  const bring = (bytes: Buffer, headers = managerHeaders, fileName = 'Tekening begane grond.pdf') =>
    app.inject({
      method: 'POST',
      url: `/api/sites/${soest}/documents?fileName=${encodeURIComponent(fileName)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  const listed = async (who = contractor, siteId = soest) => (await who.get(`/api/sites/${siteId}/documents`)).json();

  test('are uploaded by managers and the leader, and downloaded by colleagues only', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(2 * 1024 * 1024 + 7, 1)]);
    const answer = await bring(large, foremanHeaders);
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Tekening begane grond.pdf',
      size: large.length,
      addedBy: 'Bram Oosterling',
    });
    const { documentId } = answer.json();
    expect((await listed(buyer)).results[0]).toEqual(answer.json());
    const path = `/api/sites/${soest}/documents/${documentId}`;
    const fetched = await buyer.get(path);
    expect(fetched.rawPayload.equals(large)).toBe(true);
    expect(fetched.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringContaining('attachment; filename="Tekening begane grond.pdf"'),
      'x-content-type-options': 'nosniff',
    });
    // Only under its own site, and not for another company.
    expect((await contractor.get(`/api/sites/4101/documents/${documentId}`)).statusCode).toBe(404);
    for (const one of [path, `/api/sites/${soest}/documents`]) {
      expect((await stranger.get(one)).statusCode).toBe(404);
      expect((await app.inject(one)).statusCode).toBe(401);
    }
    expect((await buyer.remove(path)).statusCode).toBe(403);
    expect((await stranger.remove(path)).statusCode).toBe(404);
    expect((await foreman.remove(path)).statusCode).toBe(200);
    expect((await contractor.remove(path)).statusCode).toBe(404);
    expect((await buyer.get(path)).statusCode).toBe(404);
  });

  test('endless uploads of one customer leave capacity for those of another', async () => {
    const strangerHeaders = bearer(await logIn(app, 'krediet@steenhof.test'));
    const asked = { lines: [{ text: 'Latei', quantity: 1, unit: 'PCE' }] };
    const { quoteId } = (await stranger.post('/api/quotes', asked)).json();
    const slow = Array.from({ length: 4 }, () => new PassThrough());
    const statuses: number[] = [];
    const answers = slow.map(async (payload) => {
      payload.write(pdf);
      const url = `/api/sites/${soest}/documents?fileName=a.pdf`;
      const headers = { ...managerHeaders, 'content-type': 'application/octet-stream' };
      statuses.push((await app.inject({ method: 'POST', url, headers, payload })).statusCode);
    });
    // One is refused at once; the others are being read.
    await expect.poll(() => statuses).toEqual([429]);
    const url = `/api/quotes/${quoteId}/files?fileName=b.pdf`;
    const headers = { ...strangerHeaders, 'content-type': 'application/octet-stream' };
    expect((await app.inject({ method: 'POST', url, headers, payload: pdf })).statusCode).toBe(200);
    for (const one of slow) one.end();
    await Promise.all(answers);
    expect(statuses).toEqual([429, 200, 200, 200]);
    for (const { documentId } of (await listed()).results.filter(({ name }: { name: string }) => name === 'a.pdf'))
      await contractor.remove(`/api/sites/${soest}/documents/${documentId}`);
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['nothing', Buffer.alloc(0)],
  ])('refused: %s', async (_, bytes) => {
    const answer = await bring(bytes, managerHeaders, 'tekening.pdf');
    expect(answer.statusCode, answer.payload).toBe(400);
  });

  test('are at most fifty, also when several are uploaded at once', async () => {
    const row = { projectId: soest, name: 'a.pdf', contentType: 'application/pdf', size: 1, addedBy: 'A' };
    const rows = Array.from({ length: 49 }, () => ({ ...row, id: randomUUID(), addedAt: new Date() }));
    await db.insert(siteDocuments).values(rows);
    const answers = await Promise.all([bring(pdf), bring(pdf), bring(pdf)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    await db.delete(siteDocuments).where(eq(siteDocuments.projectId, soest));
    expect((await bring(pdf, bearer(await logIn(app, 'inkoper@steenhof.test')))).statusCode).toBe(403);
    expect((await bring(pdf, bearer(await logIn(app, 'krediet@steenhof.test')))).statusCode).toBe(404);
  });

  test('include the papers of its orders and quotes, but no offer without prices', async () => {
    const kindsOf = ({ results }: { results: { kind: string }[] }) => new Set(results.map(({ kind }) => kind));
    const [line] = (await contractor.fill([['1589792', 1]])).shipments[0]?.lineItems ?? [];
    const variant = { guid: line?.contentId ?? '', code: '1589792' };
    const quote = await plantQuote(db, { email: 'aannemer@steenhof.test', variant, state: 'offered' });
    await db.update(quotes).set({ projectId: 4101 }).where(eq(quotes.id, quote.quoteId));
    const seen = await listed(contractor, 4101);
    expect(kindsOf(seen)).toEqual(new Set(['offer', 'quoteFile', 'order']));
    for (const { kind, orderId, quoteId, fileId } of seen.results) {
      const path =
        kind === 'order'
          ? `/api/orders/${orderId}/pdf`
          : `/api/quotes/${quoteId}/${kind === 'offer' ? 'pdf' : `files/${fileId}`}`;
      expect([path, (await contractor.get(path)).statusCode]).toEqual([path, 200]);
    }
    const isBuyer = eq(siteUsers.email, 'inkoper@steenhof.test');
    await db.update(siteUsers).set({ seesPrices: false }).where(isBuyer);
    expect(kindsOf(await listed(buyer, 4101))).toEqual(new Set(['quoteFile', 'order']));
    await db.update(siteUsers).set({ seesPrices: true }).where(isBuyer);
    // The draft of a colleague is not visible.
    await db.update(quotes).set({ state: 'draft', requestedAt: null }).where(eq(quotes.id, quote.quoteId));
    expect(JSON.stringify(await listed(buyer, 4101))).not.toContain(quote.fileId);
  });
});

describe('the access card of an order', () => {
  beforeEach(async () => {
    await db.delete(carts).where(eq(carts.status, 'open'));
  });
  const order = async (details: object, method: 'storedelivery' | 'instorepickup' = 'storedelivery') => {
    const { id } = await contractor.fill([['1589792', 1]], method);
    const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
    const prepared = await contractor.prepare(id, { ...dates, ...details });
    expect(prepared.statusCode, prepared.payload).toBe(200);
    return (await contractor.convert(id)).json().orderIds[0] as string;
  };
  const orderOf = async (orderId: string) => (await contractor.get(`/api/orders/${orderId}`)).json();

  test('is on the order, the PDF, the mail and the ERP payload, as it was when ordered', async () => {
    const orderId = await order({ projectId: soest });
    const change = await inputOf(soest);
    const changed = await put(`/api/sites/${soest}`, { ...change, access: { ...change.access, gateWidth: 2.1 } });
    expect(changed.statusCode, changed.payload).toBe(200);
    const { siteAccess } = await orderOf(orderId);
    expect(siteAccess).toMatchObject({ siteName: 'Woning 12, Soest', access: { gateWidth: 3.4 } });
    const pdf = textIn((await contractor.get(`/api/orders/${orderId}/pdf`)).rawPayload).join('\n');
    expect(pdf).toContain('Toegangskaart voor de chauffeur: Woning 12, Soest');
    expect(pdf).toContain('3,40 m');
    expect(pdf).toContain('op de rijplaten');
    expect(pdf).toContain('Kaartpunt 52.17310, 5.29260');
    await runJobs();
    const mail = (await mails()).find(
      ({ kind, subject }) => kind === 'order-confirmation' && subject.includes(orderId),
    );
    expect(mail?.text).toContain('Breedte poort: 3,40 m, rechts een hekpaal, ruim nemen');
    const [sent] = await db.select().from(erpOrders).where(eq(erpOrders.orderId, orderId));
    expect(sent?.payload).toMatchObject({ order: { siteAccess } });
    const { results } = (await contractor.get(`/api/sites/${soest}/orders`)).json();
    expect(results[0]).toMatchObject({ orderId, isOpen: true, deliveryDateBefore: '2026-11-18' });
    const { results: next } = (await contractor.get('/api/sites/deliveries')).json();
    expect(next).toContainEqual({ siteId: soest, after: '2026-11-17', before: '2026-11-18' });
  });

  test('is absent without a project, and for a pickup', async () => {
    expect((await orderOf(await order({}))).siteAccess).toBeNull();
    expect((await orderOf(await order({ projectId: soest, branchId: '2102' }, 'instorepickup'))).siteAccess).toBeNull();
  });

  test('is absent if the delivery goes to another address than that of the site', async () => {
    const { customer } = (await contractor.get('/api/account?expand=*')).json();
    const book: { addressId: string; projectId: number | null; shippingDefault: boolean }[] =
      customer.customerAddresses;
    const addressId = book.find(({ shippingDefault }) => shippingDefault)?.addressId;
    const elsewhere = await orderOf(await order({ projectId: soest, addressId }));
    expect(elsewhere).toMatchObject({
      salesOrderLines: [{ deliveryAddress: { line1: 'Amsterdamseweg 41' } }],
      siteAccess: null,
    });
    const own = book.find(({ projectId }) => projectId === soest)?.addressId;
    expect(await orderOf(await order({ projectId: soest, addressId: own }))).toMatchObject({
      salesOrderLines: [{ deliveryAddress: { line1: 'Vosseveldlaan 12' } }],
      siteAccess: { siteName: 'Woning 12, Soest' },
    });
    // Without an address the delivery goes to the project.
    const [line] = (await orderOf(await order({ projectId: soest }))).salesOrderLines;
    expect(line.deliveryAddress.line1).toBe('Vosseveldlaan 12');
  });
});
