import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTest, expectNoViolations, pageTests, useBrowser } from './browser-test.ts';
import { contractor, logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

/* Known products of the demo world. */
const products = '/steenhof/producten';
const gipsplaat = `${products}/gipsum-vakman-gipsplaat-ak-600-x-2600-mm-100002`;
const schroef = `${products}/schroefal-vakman-spaanplaatschroef-5-0-mm-verzinkt-platkop-100003`;
const zonderFoto = `${products}/boutenburg-vakman-hoekanker-2-mm-sendzimir-verzinkt-100004`;
const zonderVoorraad = `${products}/zonluik-vakman-tuimeldakraam-wit-gelakt-dubbel-glas-100007`;
const verborgenVarianten = `${products}/noordkit-vakman-sanitairkit-310-ml-100008`;
const tegel = '/tegelkade/producten/keravelt-vakman-metrotegel-200-x-100-mm-glans-met-facet-100023';

const site = siteUrl;
const html = (path: string) => fetch(site() + path).then((answer) => answer.text());
const variants = (page: Page) => page.locator('.variants').getByRole('link');
const chosen = (page: Page) => page.locator('.variant[aria-current="true"]').innerText();

interface TrackedEvent {
  event?: string;
}
/** Only product events; the consent dialog uses the same container. */
async function tracked(page: Page): Promise<TrackedEvent[]> {
  const all = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? []));
  return (JSON.parse(all) as TrackedEvent[]).filter(({ event }) => event?.match(/^(view_product|select_variant)$/));
}

pageTests(
  'the page of a product',
  async ({ open }) => {
    await open(gipsplaat);
  },
  {
    'reports the view and every choice to the data layer': async ({ page }) => {
      const common = { quantity: 1, brand: 'Gipsum', type: 'Gipsplaat' };
      const view = {
        event: 'view_product',
        name: 'Gipsum Vakman gipsplaat AK 600 x 2600 mm',
        sku: '100002',
        ...common,
        variant: '9,5 mm',
        variant_id: '1000064',
      };
      expect(await tracked(page)).toEqual([view]);
      await variants(page).nth(1).click();
      await page.waitForURL('**?variant=3134465');
      const events = await tracked(page);
      expect(events).toHaveLength(2);
      expect(events[1]).toMatchObject({
        event: 'select_variant',
        sku: '100002',
        ...common,
        variant: '12,5 mm',
        variant_id: '1000065',
      });
      await page.goBack();
      // Scrolled back: going back also restores the scroll position.
      await page.locator('.product-page__sub').getByText('Dikte 9,5 mm').waitFor();
    },
    'changes in place with its address when a variant is chosen, and back undoes it': async ({ page }) => {
      await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
      await page.evaluate(() => window.scrollTo(0, 120));
      await variants(page).nth(1).click();
      await page.waitForURL('**?variant=3134465');
      await page.locator('.product-page__sub').getByText('Dikte 12,5 mm').waitFor();
      await expect.poll(() => page.locator('.product-page__meta').innerText()).toContain('3134465');
      expect(await page.evaluate(() => window.scrollY), 'stays where it was').toBe(120);
      expect(await page.evaluate(() => 'stillTheSame' in window), 'no new document').toBe(true);
      expect(asked, 'nothing has to be fetched').toEqual([]);
      await page.goBack();
      await page.waitForURL((url) => url.search === '');
      await page.locator('.product-page__sub').getByText('Dikte 9,5 mm').waitFor();
      expect(await chosen(page)).toBe('9,5 mm');
    },
    'has a gallery and an enlargement that work by keyboard alone': async ({ page }) => {
      const thumbs = page.locator('.product-gallery__thumbs').getByRole('button');
      const scrolled = () => page.locator('.product-gallery__track').evaluate((track) => track.scrollLeft > 0);
      await thumbs.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('.product-gallery__thumbs li:nth-child(2) [aria-current]').waitFor();
      expect(await scrolled()).toBe(true);
      const enlarge = page.getByRole('link', { name: 'Afbeelding 2 van 2 vergroten' });
      await enlarge.press('Enter');
      const lightbox = page.getByRole('dialog', { name: /^Afbeeldingen van/ });
      await lightbox.getByText('2 van 2').waitFor();
      await page.keyboard.press('ArrowLeft');
      await lightbox.getByText('1 van 2').waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await lightbox.waitFor({ state: 'hidden' });
      const left = page.getByRole('link', { name: 'Afbeelding 1 van 2 vergroten' });
      await expect.poll(() => left.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(page.url()).toBe(site() + gipsplaat);
    },
    'opens instructions in a side panel: a third of the window, all of it on a phone; others of the category follow':
      async ({ page }) => {
        const row = page.getByRole('button', { name: 'Verwerkingsadvies' });
        await row.press('Enter');
        const panel = page.getByRole('dialog', { name: 'Verwerkingsadvies' });
        await panel.getByText(/Plaats de platen/).waitFor();
        expect((await panel.boundingBox())?.width).toBeCloseTo(1440 / 3, -1);
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'hidden' });
        await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);

        const related = page.locator('.product-related');
        await related.getByRole('heading', { level: 2 }).waitFor();
        const links = await related
          .getByRole('heading', { level: 3 })
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links.length).toBeGreaterThan(0);
        expect(links, 'without the product itself').not.toContain(gipsplaat);

        await page.setViewportSize({ width: 390, height: 900 });
        await page.getByRole('button', { name: 'Toepassingsadvies' }).click();
        await expect
          .poll(async () => (await page.getByRole('dialog', { name: 'Toepassingsadvies' }).boundingBox())?.width)
          .toBe(390);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      },
    'has every section from phone to desktop, and breadcrumbs that lead to the category': async ({ page }) => {
      for (const width of [390, 880, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page);
        await expect
          .poll(() => page.getByRole('heading', { level: 1 }).innerText())
          .toBe('Gipsum Vakman gipsplaat AK 600\u00a0×\u00a02600 mm');
        await expect.poll(() => page.locator('.product-page__sub').innerText()).toBe('Dikte 9,5 mm');
        await expect.poll(() => page.locator('.product-page__meta').innerText()).toContain('3134464');
        for (const title of [
          'Over dit product',
          'Productvoordelen',
          'Algemene specificaties',
          'Technische specificaties',
          'Gebruik en documenten',
        ]) {
          await expect
            .poll(() => page.getByRole('heading', { name: title }).isVisible(), { message: title })
            .toBe(true);
        }
        for (const row of ['Merk', 'Productlijn', 'Producttype', 'Variantcode', 'Leverancierscode', 'EAN']) {
          await expect
            .poll(() => page.locator('.specs dt').getByText(row, { exact: true }).count(), { message: row })
            .toBe(1);
        }
        await expect.poll(() => page.locator('.specs dd').getByText('9,5 mm', { exact: true }).count()).toBe(1);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
            message: `no sideways scrolling at ${width} px`,
          })
          .toBe(true);
      }
      const download = page.getByRole('link', { name: /^Productblad .+ PDF, \d+ kB/s });
      const file = await page.request.get((await download.getAttribute('href')) ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

      const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
      expect((await trail.getByRole('link').allInnerTexts()).at(1)).toBe('Assortiment');
      await trail.getByRole('link').last().click();
      await page.waitForURL('**/steenhof/categorieen/**');
    },
  },
);

test.each([
  ['4679146', '100 mm'],
  ['1000106', '100 mm'],
  ['onzin', '25 mm'],
])('with ?variant=%s the page shows %s: a variant can be shared by its code or its id', async (variant, name) => {
  const page = await html(`${schroef}?variant=${variant}`);
  const [, words] = page.match(/<a [^>]*class="variant[^>]*aria-current="true"[^>]*>(.*?)<\/a>/s) ?? [];
  expect(words?.replaceAll(/<[^>]+>/g, '')).toBe(name);
});

browserTest('six variants are visible, including the selected one; the rest on request', async ({ open, page }) => {
  await open(`${schroef}?variant=4679146`);
  expect(await chosen(page)).toBe('100 mm');
  const inView = () => page.locator('.variant:visible').allInnerTexts();
  expect(await inView()).toEqual(['25 mm', '30 mm', '35 mm', '40 mm', '45 mm', '100 mm']);
  const more = page.getByRole('button', { name: 'Toon alle 13' });
  await more.focus();
  await page.keyboard.press('Enter');
  expect(await inView()).toHaveLength(13);
  await page.getByRole('link', { name: '140 mm' }).press('Enter');
  await page.waitForURL('**?variant=4679148');
  expect(await inView()).toHaveLength(13);
  await expectNoViolations(page);
});

browserTest(
  'content below the fold is there before its code: a click on it is queued, a change keeps it',
  async ({ page }) => {
    /** Blocks the code until it is released. */
    const openWithoutDetails = async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.unrouteAll();
      await page.route(/\/assets\/product-details-/, (route) => released.then(() => route.continue()));
      await page.goto(gipsplaat);
      await page.locator('html[data-interactive]').waitFor();
      return release;
    };
    const bringInstructions = await openWithoutDetails();
    await page.getByRole('button', { name: 'Verwerkingsadvies' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    bringInstructions();
    await page.getByRole('dialog', { name: 'Verwerkingsadvies' }).waitFor();

    const bringVariant = await openWithoutDetails();
    const technical = page.locator('.specs').last();
    await variants(page).nth(1).click();
    await page.waitForURL('**?variant=3134465');
    await expect.poll(() => technical.innerText()).toContain('9,5 mm');
    bringVariant();
    await technical.getByText('12,5 mm').waitFor();
  },
);

browserTest('variants that are hidden in this market are not offered', async ({ open, page }) => {
  await open(verborgenVarianten);
  await expect.poll(() => variants(page).count()).toBe(4);
});

browserTest('a variant shows its own pictures', async ({ open, page }) => {
  await open(tegel);
  const picture = () => page.locator('.product-gallery__slide a').first().getAttribute('href');
  const before = await picture();
  await variants(page).last().click();
  await page.locator('.product-page__sub').getByText('zwart').waitFor();
  expect(await picture()).not.toBe(before);
});

browserTest('a visitor is invited to log in and returns to their choice', async ({ open, page }) => {
  await open(`${gipsplaat}?variant=3134465`);
  const card = page.locator('.login-card');
  await expect.poll(() => card.getByText('Nog geen account?').isVisible()).toBe(true);
  await expect
    .poll(() => card.getByRole('link', { name: 'Registreer je bedrijf' }).getAttribute('href'))
    .toBe('/steenhof/registreren');
  await card.getByRole('link', { name: 'Inloggen' }).click();
  await page.waitForURL('**/steenhof/inloggen?redirect=*');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${gipsplaat}?variant=3134465`);
});

browserTest('a logged-in user is not invited to log in', async ({ open, page, context }) => {
  await logInByToken(context, site(), contractor);
  await open(gipsplaat);
  await expect.poll(() => page.locator('.login-card').count()).toBe(0);
  await expect.poll(() => page.locator('.order-bar').getByText('Log in als klant').count()).toBe(0);
});

browserTest('a product without a picture shows the venture’s placeholder', async ({ open, page }) => {
  await open(zonderFoto);
  await expect
    .poll(() => page.locator('.product-gallery__slide a').getAttribute('href'))
    .toBe('/media/producten/geen-afbeelding.svg');
});

browserTest('with the stock filter on, only the stock assortment is offered', async ({ open, page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('ui/setIsStockFilterEnabled', 'true'));
  await open(zonderVoorraad);
  await expect
    .poll(() => page.getByText('Steenhof Bouwmaterialen heeft dit product niet standaard op voorraad').isVisible())
    .toBe(true);
  await expect.poll(() => variants(page).count()).toBe(0);
  const tag = page.getByRole('button', { name: 'Voorraadassortiment' });
  await expect.poll(() => tag.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Toon ook bestelartikelen' }).click();
  await variants(page).nth(4).waitFor();
  await expect.poll(() => tag.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ui/setIsStockFilterEnabled'))).toBe('false');
});

browserTest(
  'without script the page is complete and a variant is a link',
  async ({ open, page }) => {
    await open(schroef);
    await expect.poll(() => page.locator('.variant:visible').count()).toBe(13);
    await expect.poll(() => page.getByText('Boor in hardhout').isVisible()).toBe(true);
    await page.getByRole('link', { name: '140 mm' }).click();
    await page.waitForURL('**?variant=4679148');
    expect(await chosen(page)).toBe('140 mm');
    await expect.poll(() => page.locator('.product-page__sub').innerText()).toBe('Lengte 140 mm');
  },
  { javaScript: false },
);

test.each([
  [gipsplaat, 200],
  [`${products}/bestaat-niet-999999999`, 404],
  [gipsplaat.replace('steenhof', 'houtmeesters'), 404],
  ['/steenhof/producten/keravelt-vakman-metrotegel-200-x-100-mm-glans-met-facet-100023', 404],
])('%s returns %i', async (path, status) => {
  expect((await fetch(site() + path)).status).toBe(status);
});

test('search engines get the structured data of the product, without a price', async () => {
  const page = await html(`${gipsplaat}?variant=3134465`);
  expect(page).toContain(`<link rel="canonical" href="${site()}${gipsplaat}"/>`);
  expect(page).toMatch(/<meta property="og:image" content="[^"]+\/media\/producten\/[^"]+"/);
  const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  expect(data.map((one) => one['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  const product = data.find((one) => one['@type'] === 'Product');
  expect(product).toMatchObject({ sku: '3134465', brand: { name: 'Gipsum' }, gtin: expect.stringMatching(/^\d{13}$/) });
  expect(JSON.stringify(product)).not.toMatch(/offer|price/i);
});

test('the first picture is preloaded', async () => {
  const page = await html(gipsplaat);
  expect(page.slice(0, page.indexOf('</head>'))).toMatch(/<link rel="preload" as="image"[^>]+\/media\/producten\//);
});

test('every picture of the page has its size', async () => {
  const main = (await html(gipsplaat)).match(/<main.*<\/main>/s)?.[0] ?? '';
  const pictures = main.match(/<img [^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter((one) => !/ width="\d+"/.test(one) || !/ height="\d+"/.test(one))).toEqual([]);
});
