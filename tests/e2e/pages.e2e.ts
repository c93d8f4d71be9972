import { expect, test } from 'vitest';
import { browserTest, useBrowser } from './browser-test.ts';
import { siteUrl } from './site.ts';

useBrowser();

const ventures = ['steenhof', 'houtmeesters', 'dakkracht', 'tegelkade', 'keukenatelier', 'badkamerhuys', 'gevelstudio'];

for (const width of [390, 1440]) {
  browserTest(
    `the portal leads to every venture at ${width} px`,
    async ({ open }) => {
      const page = await open('/');
      expect(await page.title()).toMatch(/Bouwpoort$/);
      for (const venture of ventures) {
        expect(await page.locator(`main a[href="/${venture}"]`).count(), venture).toBeGreaterThan(0);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        'no sideways scrolling',
      ).toBe(true);
    },
    { width },
  );

  for (const venture of ventures) {
    browserTest(
      `${venture} has a home of its own colour at ${width} px`,
      async ({ open }) => {
        const page = await open(`/${venture}`);
        expect(await page.title()).toMatch(/ \| .+ \| Bouwpoort$/);
        expect(await page.locator('html').getAttribute('data-venture')).toBe(venture);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
          'no sideways scrolling',
        ).toBe(true);
      },
      { width },
    );
  }
}

browserTest('a venture is found whatever the case of its address', async ({ open }) => {
  const page = await open('/SteenHof/nieuws');
  expect(await page.locator('html').getAttribute('data-venture')).toBe('steenhof');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
});

browserTest('an address of the content system shows its page', async ({ open }) => {
  const page = await open('/cms/content/nl/steenhof,,210-home');
  expect(await page.locator('html').getAttribute('data-venture')).toBe('steenhof');
});

browserTest('all branches stand in one list, and a place brings the nearest first', async ({ open, page }) => {
  await open('/vestigingen');
  expect(await page.locator('.branch').count()).toBe(21);
  await page.getByLabel('Postcode of plaats').fill('Arnhem');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await page.waitForURL('**/vestigingen?plaats=Arnhem**');
  await page.locator('.branch').first().getByText('Arnhem').first().waitFor();
  expect(await page.locator('.branch').count()).toBeLessThan(21);
});

browserTest(
  'the branch list works without script',
  async ({ open, page }) => {
    await open('/vestigingen?plaats=nergenshuizen');
    expect(await page.getByText('We kennen geen plaats of postcode').first().isVisible()).toBe(true);
  },
  { javaScript: false },
);

browserTest('a page nobody has is a 404 in the frame of its venture', async ({ open, page }) => {
  await open('/steenhof/nieuws/bestaat-echt-niet');
  expect(await page.getByRole('heading', { name: 'Pagina niet gevonden' }).isVisible()).toBe(true);
  expect(await page.locator('html').getAttribute('data-venture')).toBe('steenhof');
  await page.locator('main').getByRole('link').first().click();
  await page.waitForURL('**/steenhof');
});

browserTest('a first segment nobody has is a 404 in the portal’s frame', async ({ open, page }) => {
  await open('/onbekend/iets');
  expect(await page.getByRole('heading', { name: 'Pagina niet gevonden' }).isVisible()).toBe(true);
  expect(await page.locator('html').getAttribute('data-venture')).toBe('bouwpoort');
});

browserTest('the menu opens, goes a level deeper and closes by keyboard alone', async ({ open, page }) => {
  await open('/steenhof');
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('link', { name: 'Menu' }))
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await menu.getByRole('button', { name: /Assortiment/ }).press('Enter');
  await menu.getByText('Isolatie').first().waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
});

test.each([
  ['/steenhof/onbekend', 404],
  ['/onbekend', 404],
  ['/vestigingen', 200],
  ['/', 200],
])('%s answers %i', async (path, status) => {
  expect((await fetch(siteUrl() + path)).status).toBe(status);
});

test.each([
  ['/steenhof/winkelwagen', '/steenhof?redirect=%2Fsteenhof%2Fwinkelwagen'],
  ['/steenhof/bestellingen/12?a=b', '/steenhof?redirect=%2Fsteenhof%2Fbestellingen%2F12%3Fa%3Db'],
  ['/keukenatelier/inloggen', '/keukenatelier'],
  ['/keukenatelier/winkelwagen', '/keukenatelier'],
])('%s sends a visitor to %s', async (path, target) => {
  const answer = await fetch(siteUrl() + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
});

test('robots are told what the content says', async () => {
  const home = await fetch(`${siteUrl()}/steenhof`).then((answer) => answer.text());
  expect(home).toContain('<meta name="robots" content="index, follow"/>');
  const cart = await fetch(`${siteUrl()}/steenhof/inloggen`).then((answer) => answer.text());
  expect(cart).toContain('noindex');
});
