import {
  type BeheerVenture,
  type NewVenture,
  usualSwitches,
  type VentureRow,
} from '@bouwpoort/contract/organisation/ventures.staff';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { lastTrace } from '../../../testing/last-trace.ts';
import { createTestApp, openTestApp, testSecret } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { appWith } from '../../../testing/test-visitors.ts';
import { publishDocuments } from '../../content/pages/pages.ts';
import { mountStorefront } from '../../program/storefront/mount-storefront.ts';
import { addVenture } from '../../program/venture-setup/venture-setup.ts';

/* Staff work in one process; visitors are served by another on the same database. */

const backOffice = await createTestApp();
const shop = await openTestApp(backOffice.databaseUrl);
const admin = await staffOf(backOffice.app, 'admin');
const website = await staffOf(backOffice.app, 'website');
const reader = await staffOf(backOffice.app, 'reader');
const sales = await staffOf(backOffice.app, 'sales');

const soon = { timeout: 30_000, interval: 50 };

const vanDam: NewVenture = {
  ...{ id: '410', name: 'Van Dam', path: 'van-dam', slogan: 'Stenen & meer', email: 'info@vandam.example' },
  ...{ phone: '030-7112100', accentColor: '#0F6B6F', logoUrl: null, stackedLogoUrl: null, beeldmerkUrl: null },
  ...usualSwitches(true),
  pages: ['customerService', 'previouslyOrdered', 'about', 'news'],
};

const add = (given: object = {}) => admin.ask('POST', '/api/beheer/ventures', { ...vanDam, ...given });
const read = async (ventureId = '410'): Promise<BeheerVenture> =>
  (await admin.get(`/api/beheer/ventures/${ventureId}`)).json();
const save = (given: object, ventureId = '410', who = admin) =>
  who.ask('PUT', `/api/beheer/ventures/${ventureId}`, given);
const change = async (given: object, ventureId = '410', who = admin): Promise<BeheerVenture> => {
  const { edit, version } = await read(ventureId);
  const answer = await save({ ...edit, ...given, version }, ventureId, who);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
};
const page = (url: string) => shop.app.inject(`/api/cms/v3.0/content?contentUrl=${url}&ventureId=410`);
const details = async () => (await shop.app.inject('/api/ventures/410')).json();
const bring = (bytes: Buffer, fileName = 'logo.svg', ventureId = '410', who = admin) =>
  who.ask('POST', `/api/beheer/ventures/${ventureId}/logos?${new URLSearchParams({ fileName })}`, bytes, {
    'content-type': 'application/octet-stream',
  });

describe('a venture created in the back office', () => {
  test('is visible in another process within two seconds, with its pages, menu and logo', async () => {
    expect((await shop.app.inject('/api/ventures/410')).statusCode).toBe(404);
    expect((await page('/van-dam')).statusCode).toBe(404);
    const answer = await add();
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json()).toMatchObject({
      ventureId: '410',
      address: 'http://localhost:3000/van-dam',
      isPortal: false,
    });
    await expect.poll(async () => (await page('/van-dam')).statusCode, soon).toBe(200);
    expect(Object.keys((await shop.app.inject('/api/ventures')).json())).toContain('410');
    for (const url of [
      'categorieen',
      'klantenservice',
      'eerder-besteld',
      'over-ons',
      'nieuws',
      'vestigingen',
      'inloggen',
    ])
      expect([url, (await page(`/van-dam/${url}`)).statusCode]).toEqual([url, 200]);
    const venture = await details();
    expect(venture).toMatchObject({ name: 'Van Dam', accentColor: '#0F6B6F', hasShop: true, slogan: 'Stenen & meer' });
    for (const url of [venture.logoUrl, venture.stackedLogoUrl, venture.beeldmerkUrl])
      expect((await shop.app.inject({ url })).headers['content-type']).toBe('image/svg+xml');
    const menu = (await shop.app.inject('/api/navigation/web/410')).json();
    expect(menu.headerLinks.map(({ text }: { text: string }) => text)).toEqual(['Assortiment']);
    expect(menu.footerLinks.map(({ title }: { title: string }) => title)).toEqual(['Service', 'Wie we zijn']);
  });

  test('is audited, and is in the list and in the choices of staff', async () => {
    expect(await lastTrace(backOffice.db, 'venture', '410')).toMatchObject({
      ...{ permission: 'system.act', entityName: 'Van Dam', ventureId: '410', before: null },
      after: expect.objectContaining({ path: 'van-dam', accentColor: '#0F6B6F' }),
    });
    await expect
      .poll(async () => (await admin.get('/api/beheer/ventures')).json().ventures.at(-1) as VentureRow, soon)
      .toMatchObject({ ventureId: '410', name: 'Van Dam', kind: 'shop', domain: null });
    const { ventures } = (await admin.get('/api/beheer/session')).json();
    expect(ventures.map(({ ventureId }: { ventureId: string }) => ventureId)).toContain('410');
  });

  test('has only the requested pages, and no links to others', async () => {
    const bare = { id: '420', path: 'kaal', name: 'Kaal', ...usualSwitches(false), pages: [] };
    expect((await add(bare)).statusCode).toBe(200);
    const menu = JSON.stringify((await shop.app.inject('/api/navigation/web/420')).json());
    for (const url of ['klantenservice', 'eerder-besteld', 'over-ons', 'nieuws', 'categorieen']) {
      expect((await page(`/kaal/${url}`)).statusCode).toBe(404);
      expect(menu).not.toContain(url);
    }
    expect((await shop.app.inject('/api/ventures/420')).json()).toMatchObject({
      ...{ hasShop: false, catalogUrl: null, customerServicePage: null },
    });
  });

  test.each([
    ['a number that is taken', { id: '210', path: 'nieuw' }, { id: ['Nummer 210 is al van een andere venture'] }],
    [
      'a path that is taken',
      { id: '430', path: 'steenhof' },
      { path: ['Het pad steenhof is al van een andere venture'] },
    ],
    ['a path of the API', { id: '430', path: 'api' }, { path: ['Dit pad gebruikt de site zelf'] }],
    ['the path of the back office', { id: '430', path: 'beheer' }, { path: ['Dit pad gebruikt de site zelf'] }],
    ['a path that is no path', { id: '430', path: '../x' }, { path: ['Kleine letters, cijfers en streepjes'] }],
    ['a number that is none', { id: '0x1', path: 'nieuw' }, { id: ['Een nummer van hooguit 9 cijfers'] }],
    ['no name', { id: '430', path: 'nieuw', name: ' ' }, { name: ['Vul een naam in'] }],
    ['no e-mail address', { id: '430', path: 'nieuw', email: 'info' }, { email: ['Ongeldig e-mailadres'] }],
    [
      'a colour that cannot be read',
      { id: '430', path: 'nieuw', accentColor: '#FFC72C' },
      { accentColor: ['Deze kleur is te licht: witte letters erop zijn niet goed te lezen'] },
    ],
    [
      'a colour that is none',
      { id: '430', path: 'nieuw', accentColor: 'red;}' },
      { accentColor: ['Een kleur als #12355B'] },
    ],
    [
      'a domain with more than a name',
      { id: '430', path: 'nieuw', domain: 'https://vandam.nl/x' },
      { domain: ['Een domein als www.vandam.nl, zonder https:// en zonder pad'] },
    ],
    [
      'a logo from elsewhere',
      { id: '430', path: 'nieuw', logoUrl: 'https://elders.test/logo.svg' },
      { logoUrl: ['Kies een bestand uit de media'] },
    ],
    [
      'a logo that is not there',
      { id: '430', path: 'nieuw', logoUrl: '/media/bestaat-niet.svg' },
      { logoUrl: ['Dit bestand is er niet meer. Kies een ander'] },
    ],
    [
      'a price list in no format',
      { id: '430', path: 'nieuw', downloadPricelistFormats: [] },
      { downloadPricelistFormats: ['Kies minstens één bestandssoort'] },
    ],
  ])('is refused with %s', async (_, given, errors) => {
    const answer = await add(given);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
    expect((await admin.get('/api/beheer/ventures/430')).statusCode).toBe(404);
  });

  test('is refused at the address of a page of the portal', async () => {
    const page = {
      ...{ id: '110-acties', ventureId: '110', parentId: '110-home', contentType: 'SimpleContentPage', name: 'Acties' },
      ...{ url: '/acties', position: 99, disableIndexing: false, disableFollowing: false, pageImageUrl: null },
      ...{ backgroundImageUrl: null, properties: { title: 'Acties', blocks: [] } },
    } as const;
    await publishDocuments(backOffice.context, [page], 'redactie');
    const answer = await add({ id: '430', path: 'acties' });
    expect(answer.json().errors).toEqual({ path: ['Op /acties staat al een pagina'] });
  });

  test('of two at once one is created', async () => {
    const answers = await Promise.all([add({ id: '440', path: 'samen' }), add({ id: '440', path: 'samen' })]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes[0]).toBe(200);
    expect([400, 409]).toContain(codes[1]);
  });

  test('requires the permission for the system', async () => {
    for (const who of [website, reader, sales]) {
      const answer = await who.ask('POST', '/api/beheer/ventures', { ...vanDam, id: '450', path: 'ander' });
      expect(answer.statusCode).toBe(403);
    }
  });
});

describe('an existing venture', () => {
  test('changes its name, colour and contact everywhere, and can be restored', async () => {
    const before = await read();
    const { logoUrl } = await details();
    await change({ name: 'Van Dam Bouw', accentColor: '#5B2A4E', email: 'verkoop@vandam.example' }, '410', website);
    await expect.poll(details, soon).toMatchObject({
      name: 'Van Dam Bouw',
      accentColor: '#5B2A4E',
      administrativeEmailAddress: 'verkoop@vandam.example',
    });
    const renamed = await details();
    expect(renamed.logoUrl).not.toBe(logoUrl);
    const menu = await shop.app.inject('/api/navigation/web/410');
    for (const { payload } of [
      menu,
      await page('/van-dam'),
      await page('/van-dam/over-ons'),
      await page('/van-dam/nieuws'),
    ])
      expect(payload).not.toContain('Van Dam');
    expect(renamed.footerLogoUrl).toBe(renamed.logoUrl);
    expect((await shop.app.inject({ url: renamed.logoUrl })).payload).toContain('Van Dam Bouw');
    const trace = await lastTrace(backOffice.db, 'venture', '410');
    expect(trace).toMatchObject({ permission: 'content.edit', before: { name: 'Van Dam', accentColor: '#0F6B6F' } });
    const back = await change(trace?.before as object, '410', website);
    expect(back.edit).toEqual(before.edit);
    expect(back.logos).toEqual(before.logos);
  });

  test('is refused for an outdated version, with the current one', async () => {
    const { edit, version } = await read();
    await change({ slogan: 'Eerst' });
    const late = await save({ ...edit, slogan: 'Daarna', version });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ slogan: 'Eerst', version: version + 1 });
  });

  test('has switches that require another permission than its look', async () => {
    const { edit, version } = await read();
    for (const given of [{ disableOrdering: true }, { domain: 'vandam.example' }, { hasShop: false }])
      expect((await save({ ...edit, ...given, version }, '410', website)).statusCode).toBe(403);
    await change({ disablePricing: true, deliveryModes: ['GEWOON', 'KRAAN'] });
    await expect.poll(details, soon).toMatchObject({ disablePricing: true, deliveryModes: ['GEWOON', 'KRAAN'] });
    expect(await lastTrace(backOffice.db, 'venture', '410')).toMatchObject({
      before: { disablePricing: false },
      after: { disablePricing: true },
    });
  });

  test('loses its assortment menu item when its shop closes, and has it again when it opens', async () => {
    const header = async () =>
      (await shop.app.inject('/api/navigation/web/420')).json().headerLinks.map(({ text }: { text: string }) => text);
    await change({ hasShop: true }, '420');
    await expect.poll(header, soon).toEqual(['Assortiment', 'Vestigingen']);
    expect((await page('/kaal/categorieen')).statusCode).toBe(200);
    expect((await shop.app.inject('/api/ventures/420')).json()).toMatchObject({ catalogUrl: '/kaal/categorieen' });
    await change({ hasShop: false }, '420');
    await expect.poll(header, soon).toEqual(['Vestigingen']);
    await change({ hasShop: true }, '420');
    await expect.poll(header, soon).toEqual(['Assortiment', 'Vestigingen']);
  });

  test('that is or will be the portal is known by its number before it is created', async () => {
    expect((await admin.get('/api/beheer/ventures')).json()).toMatchObject({ portalId: '110' });
  });

  test('that is the portal has no shop', async () => {
    const { edit, version, isPortal, address } = await read('110');
    expect([isPortal, address]).toEqual([true, 'http://localhost:3000/']);
    const answer = await save({ ...edit, hasShop: true, version }, '110');
    expect(answer.json().errors).toEqual({ hasShop: ['Het portaal heeft zelf geen winkel'] });
  });

  test('of the demo world keeps its drawn logos and its own links', async () => {
    const before = (await shop.app.inject('/api/ventures/210')).json();
    await change({ phone: '030 711 00 00' }, '210', website);
    const after = await vi.waitFor(async () => {
      const now = (await shop.app.inject('/api/ventures/210')).json();
      expect(now.administrativePhoneNumber).toBe('030 711 00 00');
      return now;
    }, soon);
    expect(after).toEqual({ ...before, administrativePhoneNumber: '030 711 00 00' });
  });
});

describe('a logo', () => {
  test('is shown as uploaded, without unsafe content', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#fff"/></svg>';
    const { path } = (await bring(Buffer.from(drawing), 'Logo wit.svg', '410', website)).json();
    expect(path).toMatch(/^\/media\/eigen\/410\/[0-9a-f]{12}-logo-wit\.svg$/);
    const saved = await change({ logoUrl: path }, '410', website);
    expect(saved.logos.logoUrl).toBe(path);
    await expect
      .poll(details, soon)
      .toMatchObject({ logoUrl: path, footerLogoUrl: path, logoSizes: { logo: { width: 120 } } });
    const letters = await change({ logoUrl: null }, '410', website);
    expect(letters.logos.logoUrl).toMatch(/^\/media\/letters\/van-dam-wit-/);
  });

  test('in PNG has that type for browsers', async () => {
    const square = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#123456' } })
      .png()
      .toBuffer();
    const { path } = (await bring(square, 'merk.png')).json();
    await change({ beeldmerkUrl: path });
    await expect
      .poll(async () => (await shop.app.inject('/api/manifest?path=/van-dam')).json().icons[0], soon)
      .toMatchObject({ src: expect.stringContaining(`${path}?`), type: 'image/png', sizes: '160x160' });
  });

  test.each([
    ['with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['that is no picture', 'MZ'],
    ['that is empty', ''],
  ])('%s is refused', async (_, content) => {
    const answer = await bring(Buffer.from(content));
    expect(answer.statusCode, answer.payload).toBe(400);
  });

  test('for a new venture is uploaded with access to all', async () => {
    const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#654321' } })
      .png()
      .toBuffer();
    expect((await bring(dot, 'a.png', '999', admin)).statusCode).toBe(200);
    expect((await bring(dot, 'a.png', '999', sales)).statusCode).toBe(403);
  });
});

describe('a domain', () => {
  const site = { render: async () => new Response('de pagina'), clientDir: undefined };
  const openPages = () =>
    appWith(
      shop,
      () => new Date('2026-11-16T10:00:00+01:00'),
      (own, { config }) => mountStorefront(own, site, { clock: () => new Date(), config, inProcessSecret: testSecret }),
    );

  test('redirects visitors to the path of its venture, and no other requests', async () => {
    const pages = await openPages();
    const visit = async (host: string, url: string) => {
      const { statusCode, headers } = await pages.inject({ url, headers: { host } });
      return [statusCode, headers.location];
    };
    expect(await visit('www.vandam.example', '/')).toEqual([200, undefined]);
    await change({ domain: 'WWW.VanDam.example' });
    await expect.poll(() => visit('www.vandam.example', '/'), soon).toEqual([302, 'http://localhost:3000/van-dam']);
    expect(await visit('www.vandam.example:443', '/klantenservice?a=1')).toEqual([
      302,
      'http://localhost:3000/van-dam/klantenservice?a=1',
    ]);
    expect(await visit('ander.example', '/')).toEqual([200, undefined]);
    expect(await visit('localhost:3000', '/')).toEqual([200, undefined]);
  });

  test('belongs to one venture, and is never that of the platform', async () => {
    const { edit, version } = await read('420');
    const taken = await save({ ...edit, domain: 'www.vandam.example', version }, '420');
    expect(taken.json().errors).toEqual({ domain: ['Dit domein is al van Van Dam'] });
    const config = { ...backOffice.config, publicUrl: 'https://www.bouwpoort.example' };
    const given = { ...vanDam, id: '460', path: 'platform', domain: 'www.bouwpoort.example' };
    await expect(addVenture({ ...backOffice.context, config }, given)).rejects.toMatchObject({
      details: { errors: { domain: ['Op dit domein staat het hele platform al'] } },
    });
  });
});
