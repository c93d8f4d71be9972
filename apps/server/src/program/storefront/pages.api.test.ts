import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { mountTestPages, openTestStorefront } from '../../../testing/test-storefront.ts';
import { Browser } from '../../../testing/test-visitors.ts';

const { app } = await mountTestPages(await createTestApp(), await openTestStorefront());

async function pagesFor(email: string | null): Promise<(path: string) => Promise<string>> {
  const browser = new Browser(app);
  if (email) await browser.logIn(email);
  return async (path) => {
    const page = await browser.get(path);
    expect([path, page.statusCode]).toEqual([path, 200]);
    // The texts of the page, shown or not, travel in a script.
    return page.payload.replaceAll(/<script.*?<\/script>/gs, '');
  };
}

const visitor = await pagesFor(null);
const unlinked = await pagesFor('zonder-koppeling@steenhof.test');

test.each(['/tegelkade', '/tegelkade/zoeken?q=tegel', '/tegelkade/bestellen'])(
  'a venture with prices and stock off promises neither: %s',
  async (path) => {
    const page = await visitor(path);
    expect(page).not.toMatch(/log in (voor|en je ziet)|jouw prijzen|je eigen prij/i);
  },
);

test.each(['privacy/privacyverklaring', 'voorwaarden/algemene-voorwaarden', 'voorwaarden/disclaimer'])(
  'nor do its terms speak of prices and stock that it does not show: %s',
  async (path) => {
    const told = /voorraad (tonen|die je ziet)|af vestiging|vergissing in een prijs/;
    expect(await visitor(`/tegelkade/${path}`)).not.toMatch(told);
    expect(await visitor(`/steenhof/${path}`)).toMatch(told);
  },
);

test('an account is offered to visitors, not to logged-in users', async () => {
  expect(await visitor('/steenhof/categorieen')).toContain('Account aanvragen');
  expect(await unlinked('/steenhof/categorieen')).not.toContain('Account aanvragen');
});

test('other ventures invite to log in for prices', async () => {
  expect(await visitor('/steenhof/zoeken?q=gipsplaat')).toContain('Log in voor je prijs');
  expect(await visitor('/steenhof')).toContain('Log in en je ziet meteen je eigen prijs');
});

test.each(['/steenhof', '/steenhof/categorieen', '/steenhof/zoeken?q=gipsplaat'])(
  'an account without a link to the ERP is warned that it sees no prices: %s',
  async (path) => {
    expect(await unlinked(path)).toContain('Uw website-account is niet goed geconfigureerd');
    expect(await visitor(path)).not.toContain('Uw website-account is niet goed geconfigureerd');
  },
);

test('the branches of a venture are listed with phone and hours, the nearest to a place first', async () => {
  const namesIn = (page: string) => [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name]) => name);
  const all = await visitor('/steenhof/vestigingen');
  const near = await visitor('/steenhof/vestigingen?plaats=Rotterdam');
  expect(namesIn(all).filter((name) => name === 'Amersfoort' || name === 'Rotterdam')).toHaveLength(2);
  expect(namesIn(near)[0]).toBe('Rotterdam');
  expect(near.match(/href="tel:0\d{9}"/g)).toHaveLength(6);
  expect(near.match(/(Nu geopend, sluit om|Gesloten)/g)).toHaveLength(6);
});

test('a page for visitors says nothing of one customer, and a showroom does not invite to order', async () => {
  const customer = await pagesFor('aannemer@steenhof.test');
  expect(await customer('/steenhof')).not.toMatch(/open bestelling|Soesterkwartier/);
  expect(await visitor('/steenhof')).toContain('Zoek en bestel direct');
  expect(await visitor('/keukenatelier')).not.toContain('Zoek en bestel');
});

test.each(['/%E0%A4%A', '/steenhof/100%', '/%09/a%20a', '/%0D%0A/a%40a', '/%00', '/steenhof/a%00b'])(
  'an address that cannot be decoded gets the error page: %s',
  async (url) => {
    const page = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.payload).toContain('Pagina niet gevonden');
  },
);
