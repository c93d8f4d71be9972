import { contentBlockTypes } from '@bouwpoort/contract/content/content-blocks';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserTest, expectNoViolations, pageTests, useBrowser, type Visit } from './browser-test.ts';
import { insertPages, removePages, withDatabase } from './content-fixture.ts';
import { visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();
beforeAll(insertPages);
afterAll(removePages);

/** Where the demo world shows each template and each block (P 2.15). */
const shown: [path: string, template: string, ...blocks: string[]][] = [
  ['/', 'CorporateHome', 'CorporateHeroBlock', 'ContentGridBlock', 'ExperienceBlock', 'TextContentBlock'],
  ['/steenhof', 'VentureHome', 'CategoryOverviewBlock', 'USPBlock'],
  ['/bouwpoort/over-ons', 'AdvancedContent', 'ImageTextBlock', 'VideoBlock', 'ImageGalleryBlock', 'IFrameBlock'],
  ['/steenhof/over-steenhof', 'AdvancedContent', 'CorporateHeroBlock', 'CTABlockWithImage'],
  ['/bouwpoort/duurzaamheid', 'StoryTelling', 'ScriptBlock', 'RTEBlock'],
  ['/bouwpoort/nieuws/overslag-zwolle', 'AdvancedContent', 'ImagesBlock'],
  ['/steenhof/advies/metselen-bij-vorst', 'AdvancedContent', 'BlogsShareBlock'],
  ['/steenhof/nieuws/kalkzandsteen-voorraad', 'AdvancedContent', 'ManualCommerceBlock'],
  ['/bouwpoort/werken-bij/vacatures/zager-assen', 'AdvancedContent'],
  ['/bouwpoort/werken-bij/vacatures', 'DynamicContentOverview'],
  ['/steenhof/vestigingen', 'DynamicContentOverview'],
  ['/bouwpoort/brochures', 'CorporateBrochure'],
  ['/steenhof/klantenservice', 'CustomerServiceLanding'],
  ['/steenhof/klantenservice/veelgestelde-vragen', 'CustomerServiceOverview', 'FaqCategoryListBlock'],
  ['/steenhof/klantenservice/contact', 'CustomerServiceDetail', 'FormContainerBlock'],
  ['/bouwpoort/voorwaarden/algemene-voorwaarden', 'SimpleContent'],
  ['/steenhof/vestigingen/amersfoort', 'BranchDetails'],
  ['/steenhof/categorieen', 'Catalog'],
];
const narrow = ['/bouwpoort/over-ons', '/bouwpoort/duurzaamheid', '/steenhof/klantenservice/contact'];

test('every block occurs in the list above; visitors see nothing of the blocks for customers’ own orders', () => {
  const listed = new Set(shown.flatMap(([, , ...blocks]) => blocks));
  expect(contentBlockTypes.filter((type) => !listed.has(type))).toEqual(['PreviouslyOrderedBlock']);
});

/** More checks of a page in the list, on the same page load. */
const alsoOn: Record<string, Record<string, (visit: Visit) => Promise<void>>> = {
  '/': { 'a picture stands beside its words': ({ page }) => expectBeside(page, '.story') },
  '/bouwpoort/over-ons': {
    'a picture stands beside its words': ({ page }) => expectBeside(page, '.image-text'),
    'a gallery is seen whole by keyboard alone': async ({ page }) => {
      const pictures = page.locator('[data-block="ImageGalleryBlock"] .gallery__open');
      await pictures.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      const lightbox = page.getByRole('dialog', { name: 'Een rondje langs de poort' });
      await lightbox.getByText('Afbeelding 2 van 4').waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('ArrowRight');
      await lightbox.getByText('Showroom in Apeldoorn').waitFor();
      await page.keyboard.press('Escape');
      await lightbox.waitFor({ state: 'hidden' });
      await expect.poll(() => pictures.nth(1).evaluate((picture) => picture === document.activeElement)).toBe(true);
    },
  },
  '/steenhof/klantenservice/contact': {
    'a form says in Dutch what is wrong, and is kept once it is right': async ({ page }) => {
      await page.getByLabel('E-mailadres').fill('jan@debouwer');
      await page.getByLabel('Telefoonnummer').focus();
      await page.getByText('Ongeldig e-mailadres').waitFor();
      await page.getByRole('button', { name: 'Vraag versturen' }).click();
      await page.getByText('6 velden kloppen nog niet').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('subject');
      await expectNoViolations(page);
      await fillContactForm(page);
      await expect.poll(() => page.getByText('Ongeldig e-mailadres').count()).toBe(0);
      await page.getByRole('button', { name: 'Vraag versturen' }).click();
      await page.getByRole('heading', { name: 'Verstuurd' }).waitFor();
      await page.getByText('Je vraag is binnen.').waitFor();
      const answers = await withDatabase(async (client) => {
        const { rows } = await client.query(
          `select answers::text from form_submission where block_id = 'contactformulier'`,
        );
        return rows.map((row) => row.answers as string);
      });
      expect(answers).toHaveLength(1);
      expect(answers[0]).toContain('Hoe laat gaat de poort open?');
    },
  },
};

async function expectBeside(page: Page, block: string): Promise<void> {
  const first = page
    .locator(block)
    .filter({ has: page.locator('img') })
    .first();
  const [picture, words] = [await first.locator('img').boundingBox(), await first.locator('h2, h3').boundingBox()];
  expect(words?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  expect(picture?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
}

for (const [path, template, ...blocks] of shown) {
  const widths = narrow.includes(path) ? [390, 1440] : [1440];
  const load = async ({ open }: Visit) => {
    await open(path);
  };
  pageTests(path, load, {
    [`shows ${[template, ...blocks].join(', ')} at ${widths.join(' and ')} px`]: async ({ page }) => {
      await expect.poll(() => page.locator(`[data-template="${template}"]`).count()).toBe(1);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page);
        for (const block of blocks) {
          const box = await page.locator(`[data-block="${block}"]`).first().boundingBox();
          expect(box?.height, block).toBeGreaterThan(40);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(wide, `no sideways scrolling at ${width} px`).toBe(false);
      }
    },
    ...alsoOn[path],
  });
}

browserTest('/bouwpoort/over-ons/ons-verhaal: a picture stands beside its text', async ({ page }) => {
  await visit(page, '/bouwpoort/over-ons/ons-verhaal');
  await expectBeside(page, '.chapter');
});

browserTest('questions are filtered while typing, and an address opens one', async ({ open, page }) => {
  await open('/steenhof/klantenservice/veelgestelde-vragen#levering-4');
  const question = page.locator('details', { hasText: 'Hoe groot is de wagen?' });
  await expect.poll(() => question.getAttribute('open')).not.toBeNull();
  await page.getByLabel('Zoek in de vragen').fill('statiegeld');
  await page.getByText('1 vraag gevonden').waitFor();
  await expect
    .poll(() => page.locator('details:visible summary').allInnerTexts())
    .toContain('Krijg ik statiegeld terug op pallets van een ander?');
  await page.getByLabel('Zoek in de vragen').fill('bestaat beslist niet');
  await page.getByText('Geen vragen gevonden').waitFor();
  await page.getByRole('button', { name: 'Zoekwoord wissen' }).click();
  await expect.poll(() => page.locator('details.faq__question:visible').count()).toBe(23);
});

async function fillContactForm(page: Page): Promise<void> {
  await page.getByLabel('Iets anders').check();
  await page.getByLabel('Naam').fill('Jan de Bouwer');
  await page.getByLabel('Bedrijf').fill('De Bouwer BV');
  await page.getByLabel('E-mailadres').fill('jan@debouwer.test');
  await page.getByLabel('Je vraag', { exact: true }).fill('Hoe laat gaat de poort open?');
  await page.getByLabel('Foto’s of tekening').setInputFiles({
    name: 'poort.png',
    mimeType: 'image/png',
    buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
  });
  await page.getByLabel('Na 15.30 uur').check();
  await page.getByLabel(/mag mijn gegevens gebruiken/).check();
}

browserTest(
  'a page with broken blocks is shown, with a notice for each of them',
  async ({ open, page }) => {
    await open('/bouwpoort/e2e-stuk');
    await expect.poll(() => page.getByText('Dit onderdeel kan niet worden getoond').count()).toBe(2);
    await expect.poll(() => page.locator('[data-block="BrokenBlock"]').count()).toBe(2);
    for (const words of ['Wat ervoor staat', 'Wat erachter staat']) {
      await expect.poll(() => page.getByText(words).isVisible()).toBe(true);
    }
    const picture = page.getByAltText('Een foto die er niet is');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.getAttribute('data-broken')).not.toBeNull();
    expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
    // Pages that refer to themselves and to each other are cards, without further references.
    await expect.poll(() => page.locator('a.news-item', { hasText: 'Verwijst terug' }).count()).toBe(1);
    await expect.poll(() => page.locator('a.news-item', { hasText: 'Een pagina met scherven' }).count()).toBe(1);
  },
  { missing: '/media/sfeer/bestaat-niet.svg' },
);

browserTest('no third party is contacted before consent', async ({ open, page, context }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl())) elsewhere.push(request.url());
  });
  await open('/bouwpoort/e2e-derden');
  await page.getByRole('button', { name: 'Speel af: Lossen in de stad' }).click();
  await page.getByText('YouTube plaatst marketingcookies').waitFor();
  await expect.poll(() => page.locator('main iframe').count()).toBe(0);
  await expect.poll(() => page.getByText('Voorbeeld zonder hulp').isVisible()).toBe(true);
  await context.addCookies([
    {
      name: 'CookieConsent',
      value: '{stamp:%27x%27%2Cnecessary:true%2Cpreferences:true%2Cstatistics:false%2Cmarketing:false}',
      url: siteUrl(),
    },
  ]);
  await page.evaluate(() => window.dispatchEvent(new Event('CookiebotOnAccept')));
  await page.getByText(/big bags\./).waitFor();
  expect(elsewhere).toEqual([]);
});

// axe needs script in the page, so pages without script are opened without axe.
browserTest(
  'an overview is paged and filtered without script',
  async ({ page }) => {
    await page.goto('/bouwpoort/e2e-overzicht');
    await expect.poll(() => page.locator('.teaser').count()).toBe(2);
    await page.getByRole('link', { name: 'Volgende pagina' }).click();
    await page.waitForURL('**/bouwpoort/e2e-overzicht?page=2');
    await page.getByRole('navigation', { name: 'Filter op soort' }).getByRole('link', { name: 'Steenhof' }).click();
    await page.waitForURL('**/bouwpoort/e2e-overzicht?soort=Steenhof');
    await expect.poll(() => page.locator('.teaser').allInnerTexts()).toEqual([expect.stringContaining('Zwolle')]);
  },
  { javaScript: false },
);

browserTest(
  'questions can be opened without script',
  async ({ page }) => {
    await page.goto('/steenhof/klantenservice/veelgestelde-vragen');
    await page.locator('details.faq__question summary').first().click();
    await expect.poll(() => page.locator('details.faq__question[open] .prose').isVisible()).toBe(true);
    await expect.poll(() => page.getByLabel('Zoek in de vragen').isVisible()).toBe(false);
  },
  { javaScript: false },
);

test('the texts of the login screens have no page of their own', async () => {
  const answer = await fetch(`${siteUrl()}/cms/content/nl/steenhof,,210-login`);
  expect(answer.status).toBe(404);
});
