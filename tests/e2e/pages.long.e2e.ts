import { expect, test } from 'vitest';
import { browserTest, expectNoViolations, useBrowser, type Visit } from './browser-test.ts';
import { mortar, pir, withCart } from './cart-fixture.ts';
import { cutTexts } from './cut-texts.ts';
import { visit as visitPage } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const ventures = ['steenhof', 'houtmeesters', 'dakkracht', 'tegelkade', 'keukenatelier', 'badkamerhuys', 'gevelstudio'];
const widths = [390, 1440] as const;

/** One page load, on a phone; the content must also fit and be accessible on a desktop. */
async function expectToFit({ page, open }: Visit, path: string): Promise<void> {
  await open(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
        message: `no sideways scrolling at ${width} px`,
      })
      .toBe(true);
  }
}

browserTest(
  'the portal links to every venture and fits a phone and a desktop',
  async (visit) => {
    const { page } = visit;
    await expectToFit(visit, '/');
    await expect.poll(() => page.title()).toMatch(/Bouwpoort$/);
    for (const venture of ventures) {
      await expect
        .poll(() => page.locator(`main a[href="/${venture}"]`).count(), { message: venture })
        .toBeGreaterThan(0);
    }
  },
  { width: widths[0] },
);

for (const venture of ventures) {
  browserTest(
    `${venture} has a home page in its own colour that fits a phone and a desktop`,
    async (visit) => {
      const { page } = visit;
      await expectToFit(visit, `/${venture}`);
      await expect.poll(() => page.title()).toMatch(/ \| .+ \| Bouwpoort$/);
      await expect.poll(() => page.locator('html').getAttribute('data-venture')).toBe(venture);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
    { width: widths[0] },
  );
}

browserTest(
  'no word, amount or quantity of a customer’s pages is cut or broken in a window of 320 px',
  async ({ page, context }) => {
    await withCart(context, [
      { code: pir, quantity: 120 },
      { code: mortar, quantity: 360 },
    ]);
    for (const [path, part] of [
      ['winkelwagen', '.order-bar__sum b'],
      ['bestellijsten/102', '.order-bar__sum b'],
      ['bestellingen/2141988', '.track'],
      ['eerder-besteld', '.product-row__order input'],
      ['bouwplaatsen/4102', '.acard__facts'],
      ['offertes/4', '.ql__off b'],
    ] as const) {
      await visitPage(page, `/steenhof/${path}`);
      await page.locator(part).first().waitFor();
      await expect.poll(() => cutTexts(page), { message: path }).toEqual([]);
    }
  },
  { width: 320 },
);

test.each(['/SteenHof/nieuws', '/cms/content/nl/steenhof,,210-home'])('%s is a page of Steenhof', async (path) => {
  const html = await fetch(siteUrl() + path).then((answer) => answer.text());
  expect(html).toMatch(/<html[^>]* data-venture="steenhof"/);
  expect(html).toMatch(/<h1[^>]*>[^<]*\w/);
});

test.each([
  ['/steenhof/onbekend', 404],
  ['/onbekend', 404],
  ['/vestigingen', 200],
  ['/', 200],
])('%s returns %i', async (path, status) => {
  expect((await fetch(siteUrl() + path)).status).toBe(status);
});

test.each([
  ['/steenhof/winkelwagen', '/steenhof?redirect=%2Fsteenhof%2Fwinkelwagen'],
  ['/steenhof/bestellingen/12?a=b', '/steenhof?redirect=%2Fsteenhof%2Fbestellingen%2F12%3Fa%3Db'],
  ['/keukenatelier/inloggen', '/keukenatelier'],
  ['/keukenatelier/winkelwagen', '/keukenatelier'],
])('%s redirects a visitor to %s', async (path, target) => {
  const answer = await fetch(siteUrl() + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
});

test('robots.txt follows the settings in the content', async () => {
  const home = await fetch(`${siteUrl()}/steenhof`).then((answer) => answer.text());
  expect(home).toContain('<meta name="robots" content="index, follow"/>');
  const cart = await fetch(`${siteUrl()}/steenhof/inloggen`).then((answer) => answer.text());
  expect(cart).toContain('noindex');
});
