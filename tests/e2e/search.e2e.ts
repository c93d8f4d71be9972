import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withCameraOn, withCameraRefused } from './barcode-camera.ts';
import { browserTest, expectNoViolations, pageTests, useBrowser } from './browser-test.ts';
import { mortar, pir, quantitiesIn, readCart, untilCart, withCart } from './cart-fixture.ts';
import { visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const phone = { width: 390 };
const autocompleteCalls = '**/api/search/autocompletemultiple/**';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Zoek en bestel direct' });
const suggestions = (page: Page) => page.getByRole('grid', { name: 'Suggesties' });
const group = (page: Page, name: string) => suggestions(page).getByRole('rowgroup', { name });
const queryOf = (route: Route) => decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
const isFocused = (page: Page) => searchField(page).evaluate((field) => field === document.activeElement);
const activeText = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.textContent : null;
  });

const slowly = { timeout: 30_000 };
const expectActive = (page: Page, text: string | null) => expect.poll(() => activeText(page), slowly).toBe(text);

/** The server's answer about gypsum, with a fixed order. */
function aboutGypsum(query: string) {
  return {
    Suggestions: [`${query}plaat`, `${query}vezelplaat`, `${query}blok`, `${query}karton`],
    products: [
      {
        ContentLinkId: '1',
        Title: `Plaat van ${query}`,
        RouteSegment: 'plaat',
        ImageUrl: null,
        ProductUrl: '/steenhof/nieuws',
      },
    ],
    Catagories: [{ id: '7', CategoryName: 'Gipsplaten', Url: '/steenhof/categorieen', Count: 86 }],
    contentPages: [
      {
        ContentLinkId: 'advies',
        DisplayVariants: null,
        Excerpt: '',
        ImageUrl: null,
        Index: 0,
        NumberOfVariants: 0,
        Score: 1,
        SearchResultType: 'BlogPage',
        Title: 'Over gips',
        Url: '/steenhof/klantenservice',
      },
    ],
  };
}
const nothing = { Suggestions: [], products: [], Catagories: [], contentPages: [] };

async function answerWith(page: Page, answer: (query: string) => object): Promise<void> {
  await page.route(autocompleteCalls, (route) => route.fulfill({ json: answer(queryOf(route)) }));
}

/**
 * No text, nothing open and the server's own answers, as after a page load. The text of the previous test still has its
 * mocked answer in the cache: a test that needs the server's answer types another text.
 */
async function startOver(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await searchField(page).fill('');
  await page.keyboard.press('Escape');
  await suggestions(page).waitFor({ state: 'detached' });
}

const tileCalls = '**/api/content/search/products/210';
const articles = (page: Page) => group(page, 'Artikelen').getByRole('row');
const scan = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Zoek met de camera' });
const untilFilled = (page: Page) => expect.poll(() => page.locator('.suggest .skeleton').count(), slowly).toBe(0);

/** The API calls from here on, as paths. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

let fetched: string[] = [];

pageTests(
  'suggestions for a visitor',
  async ({ page }) => {
    fetched = [];
    page.on('request', (request) => fetched.push(request.url()));
    await visit(page, '/steenhof');
  },
  {
    'with fewer than three characters are the venture’s own, fetched once the field is focused': async ({ page }) => {
      const asked: string[] = [];
      await page.route(autocompleteCalls, (route) => {
        asked.push(queryOf(route));
        return route.fulfill({ json: aboutGypsum('gips') });
      });
      const ours = () => fetched.filter((url) => /search-suggestions|translation\/nl\/search/.test(url));
      expect(ours()).toEqual([]);
      await expect.poll(() => scan(page).count(), { message: 'there is no camera' }).toBe(0);
      await searchField(page).click();
      await suggestions(page).waitFor();
      expect(ours().length).toBeGreaterThan(0);
      const { searchContent } = await fetch(`${siteUrl()}/api/ventures/210`).then((answer) => answer.json());
      await expect
        .poll(() => group(page, 'Veel gezocht').getByRole('row').allInnerTexts())
        .toEqual(searchContent.searchTerms);
      await expect
        .poll(() => group(page, 'Handig om te weten').getByRole('row').count())
        .toBe(searchContent.relevantContent.length);
      await expectNoViolations(page);
      await searchField(page).fill('gips');
      await group(page, 'Artikelen').waitFor();
      await searchField(page).fill('gi');
      await group(page, 'Veel gezocht').waitFor();
      await expect.poll(() => group(page, 'Artikelen').count()).toBe(0);
      expect(asked).toEqual(['gips']);
    },
    'are requested once after a pause in typing, with skeletons while loading': async ({ page }) => {
      await startOver(page);
      const asked: string[] = [];
      const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
      await page.route(autocompleteCalls, async (route) => {
        asked.push(queryOf(route));
        await mayAnswer;
        await route.fulfill({ json: aboutGypsum('gips') });
      });
      await searchField(page).click();
      await suggestions(page).waitFor();
      await searchField(page).pressSequentially('gips');
      await expect.poll(() => asked, slowly).toEqual(['gips']);
      await expect.poll(() => suggestions(page).getAttribute('aria-busy')).toBe('true');
      await expect.poll(() => page.locator('.suggest__product:has(.skeleton)').count()).toBe(5);
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              // Before its delay has passed an animation runs without any progress.
              .filter(
                ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().progress !== null,
              ).length,
        );
      await expect.poll(moving, { message: 'nothing moves for those who asked for that', ...slowly }).toBe(0);
      await expectNoViolations(page);
      answer();
      await group(page, 'Artikelen').waitFor();
      await untilFilled(page);
      expect(asked).toEqual(['gips']);
      await expect.poll(() => group(page, 'Zoektermen').locator('mark').first().innerText()).toBe('gips');
      await expect.poll(() => group(page, 'Categorieën').getByRole('row').innerText()).toContain('86');
      const picture = group(page, 'Artikelen').getByRole('row').locator('img');
      await expect.poll(() => picture.getAttribute('src')).toContain('width=300&height=300');
      await page.getByRole('status').filter({ hasText: '7 suggesties' }).waitFor({ state: 'attached' });
      await expectNoViolations(page);
    },
    'ignore a late answer to an earlier text': async ({ page }) => {
      await startOver(page);
      const held: Route[] = [];
      await page.route(autocompleteCalls, (route) => {
        if (queryOf(route) === 'kalk') held.push(route);
        else return route.fulfill({ json: aboutGypsum('beton') });
      });
      // Not the word of the test before: typed again at once, it would not be asked for again.
      await searchField(page).fill('kalk');
      await expect.poll(() => held.length, slowly).toBe(1);
      const leaving = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/kalk'));
      await searchField(page).fill('beton');
      await group(page, 'Artikelen').getByText('Plaat van beton').waitFor();
      await leaving;
      await expect.poll(() => suggestions(page).getByText('gipsplaat', { exact: true }).count()).toBe(0);
    },
    'show a message when nothing is found, and when the request fails': async ({ page }) => {
      await startOver(page);
      await page.route(autocompleteCalls, (route) =>
        queryOf(route) === 'mist' ? route.fulfill({ body: 'geen JSON' }) : route.fulfill({ json: nothing }),
      );
      await searchField(page).fill('niets');
      await page.locator('.suggest').getByText('Geen resultaten').waitFor();
      await expectNoViolations(page);
      const warning = page.waitForEvent('console', (message) => message.text().startsWith('autocomplete'));
      await searchField(page).fill('mist');
      await warning;
      await page.locator('.suggest').getByText('Geen resultaten').waitFor();
      await expect.poll(() => page.locator('.suggest .skeleton').count()).toBe(0);
    },
    'take the rest of the screen on a phone': async ({ page }) => {
      await startOver(page);
      await answerWith(page, () => aboutGypsum('gips'));
      await page.setViewportSize({ width: 390, height: 900 });
      await searchField(page).fill('gips');
      await group(page, 'Artikelen').waitFor();
      const box = await page.locator('.suggest').boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
      expect([box?.x, box?.width]).toEqual([0, 390]);
      await expect.poll(() => group(page, 'Zoektermen').getByRole('row').count()).toBe(3);
      await page.keyboard.press('ArrowUp');
      await expectActive(page, 'Plaat van gips');
      await expectNoViolations(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    'show the facts of articles without a price, and how to see one': async ({ page }) => {
      await startOver(page);
      const calls = callsOf(page);
      await searchField(page).fill('gipsplaat');
      await articles(page).first().waitFor();
      await untilFilled(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => articles(page).count()).toBe(5);
        await expect
          .poll(() => articles(page).locator('.suggest__name mark').first().innerText())
          .toMatch(/^gipsplaat$/i);
        for (const facts of await articles(page).locator('.suggest__facts').allInnerTexts()) {
          expect(facts).toMatch(/^\w+( e\.a\.)? · .+ · .+/);
        }
        for (const mark of await articles(page).locator('.suggest__stock').allInnerTexts()) {
          expect(mark).toMatch(/^(Voorraadassortiment|Op bestelling)$/);
        }
        await expect.poll(() => page.locator('.suggest').getByText('€').count()).toBe(0);
        await expect.poll(() => articles(page).getByRole('button').count()).toBe(0);
        const logIn = page.locator('.suggest').getByRole('link', { name: 'Log in voor je prijzen' });
        await expect.poll(() => logIn.getAttribute('href')).toContain('/steenhof/inloggen');
        await expectNoViolations(page);
      }
      expect(calls.filter((path) => path.endsWith('/search/products/210'))).toHaveLength(1);
      expect(calls.filter((path) => /pricing|inventory/.test(path))).toEqual([]);
    },
    'ignore late tiles for an earlier text': async ({ page }) => {
      await startOver(page);
      const held: Route[] = [];
      await page.route(tileCalls, (route) => {
        if (held.length === 0) held.push(route);
        else return route.continue();
      });
      await searchField(page).fill('gips');
      await expect.poll(() => held.length, slowly).toBe(1);
      await searchField(page).fill('metselmortel');
      await articles(page).locator('.suggest__facts', { hasText: '·' }).first().waitFor();
      const shown = await articles(page).locator('.suggest__facts').allInnerTexts();
      await held[0]?.abort();
      await expect.poll(() => articles(page).locator('.suggest__facts').allInnerTexts()).toEqual(shown);
    },
    'close on Escape and let Tab leave them; arrows go through them and Enter opens': async ({ page }) => {
      await startOver(page);
      await answerWith(page, () => aboutGypsum('gips'));
      await searchField(page).focus();
      await page.keyboard.press('ArrowDown');
      await group(page, 'Veel gezocht').waitFor();
      await page.keyboard.type('gips');
      await group(page, 'Artikelen').waitFor();
      await expect.poll(() => searchField(page).getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await suggestions(page).waitFor({ state: 'detached' });
      await expect.poll(() => searchField(page).inputValue()).toBe('gips');
      await expect.poll(() => searchField(page).getAttribute('aria-expanded')).toBe('false');
      await searchField(page).click();
      await suggestions(page).waitFor();
      for (const name of ['Zoekopdracht wissen', 'Zoeken', 'Alle resultaten voor ‘gips’', 'Log in voor je prijzen']) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        await expect
          .poll(async () => (await focused.getAttribute('aria-label')) ?? (await focused.innerText()).trim())
          .toBe(name);
      }
      await page.keyboard.press('Tab');
      await suggestions(page).waitFor({ state: 'detached' });

      await searchField(page).click();
      await group(page, 'Artikelen').waitFor();
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 'gipsplaat');
      await page.keyboard.press('End');
      await expectActive(page, 'Plaat van gips');
      await page.keyboard.press('Home');
      await expectActive(page, 'gipsplaat');
      await page.keyboard.press('ArrowUp');
      await expectActive(page, null);
      await page.keyboard.press('ArrowUp');
      await expectActive(page, 'Plaat van gips');
      await page.keyboard.press('ArrowLeft');
      await expectActive(page, null);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expectActive(page, 'Over gips');
      await expect.poll(() => isFocused(page)).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/steenhof/klantenservice');
      await suggestions(page).waitFor({ state: 'detached' });
    },
    'name articles without their tiles, and open them': async ({ page }) => {
      await startOver(page);
      await page.route(tileCalls, (route) => route.fulfill({ body: 'geen JSON' }));
      await searchField(page).fill('metselmortel');
      await articles(page).first().waitFor();
      await untilFilled(page);
      await articles(page).first().getByRole('link').click();
      await page.waitForURL((url) => url.pathname.startsWith('/steenhof/producten/'));
    },
  },
);

/** The cart grows from test to test: the page has it in memory, so it is not emptied on the server. */
pageTests(
  'articles among the suggestions of a customer',
  async ({ page, context }) => {
    await withCart(context, []);
    // A page without articles, which would request prices.
    await visit(page, '/steenhof/nieuws');
  },
  {
    'have stock and price, which fill their reserved space': async ({ page }) => {
      for (const [width, words] of [
        [390, 'gips'],
        [1440, 'metselmortel'],
      ] as const) {
        await startOver(page);
        await page.setViewportSize({ width, height: 900 });
        const calls = callsOf(page);
        const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
        await page.route(tileCalls, async (route) => {
          await mayAnswer;
          await route.continue();
        });
        await searchField(page).fill(words);
        await articles(page).first().waitFor();
        const placesOf = () =>
          articles(page).evaluateAll((rows) => rows.map((row) => JSON.stringify(row.getBoundingClientRect())));
        const before = await placesOf();
        await expectNoViolations(page);
        answer();
        await articles(page).getByText('€').first().waitFor();
        await untilFilled(page);
        expect(await placesOf(), 'nothing moved').toEqual(before);
        for (const price of await articles(page).locator('.suggest__price').allInnerTexts()) {
          expect(price).toMatch(/€\s[\d.]+,\d\d\s+per /);
        }
        for (const stock of await articles(page).locator('.suggest__stock .stock').allInnerTexts()) {
          expect(stock).toMatch(/ in |Op bestelling|uitverkocht/);
        }
        for (const one of ['/search/products/210', '/api/pricing', '/inventory/bulk']) {
          expect(
            calls.filter((path) => path.endsWith(one)),
            one,
          ).toHaveLength(1);
        }
        await expect.poll(() => page.locator('.suggest').getByText('Log in').count()).toBe(0);
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
        await suggestions(page).waitFor({ state: 'detached' });
        await searchField(page).click();
        await articles(page).first().waitFor();
        expect(
          calls.filter((path) => /search\/|pricing|inventory\/bulk/.test(path)),
          'opened again, nothing is asked again',
        ).toHaveLength(4);
      }
    },
    'are added by one sales unit, by pointer and by keyboard, and the field keeps the focus': async (on) => {
      const { page, context } = on;
      let inCart = 0;
      for (const width of [390, 1440]) {
        await startOver(page);
        await page.setViewportSize({ width, height: 900 });
        await searchField(page).fill(mortar);
        const add = articles(page)
          .first()
          .getByRole('button', { name: /^1 zak toevoegen: / });
        await add.click();
        await untilCart(context, { [mortar]: ++inCart });
        await expect.poll(() => isFocused(page)).toBe(true);
        await articles(page)
          .first()
          .getByRole('button', { name: /^1 zak toegevoegd/ })
          .waitFor();
        await expectNoViolations(page);
        await add.waitFor();
        const widest = await articles(page).count();
        for (let press = 0; press < widest; press++) await page.keyboard.press('ArrowUp');
        await expect.poll(() => activeText(page), slowly).toContain(mortar);
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => articles(page).first().locator('.suggest__add.is-active').count(), slowly).toBe(1);
        await expect.poll(() => isFocused(page)).toBe(true);
        await page.keyboard.press('Enter');
        await untilCart(context, { [mortar]: ++inCart });
        expect(new URL(page.url()).pathname, 'still where it was').toBe('/steenhof/nieuws');
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => activeText(page), slowly).toContain(mortar);
        await page.keyboard.press('ArrowLeft');
        await expectActive(page, null);
      }
    },
    'have a button that Tab leads to after the field; Escape gives the focus back': async ({ page }) => {
      await startOver(page);
      await searchField(page).fill(mortar);
      await articles(page).first().getByRole('button').waitFor();
      for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
      await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toMatch(/^1 zak toevoegen: /);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await suggestions(page).waitFor({ state: 'detached' });
    },
    'for the number of a variant show that variant': async ({ page, context }) => {
      await startOver(page);
      await searchField(page).fill(pir);
      await articles(page)
        .first()
        .getByRole('button', { name: /^1 pak toevoegen: / })
        .click();
      await expect.poll(async () => quantitiesIn(await readCart(context))[pir], slowly).toBe(1);
      await articles(page).first().getByRole('link').click();
      await page.waitForURL(`**?variant=${pir}`);
    },
    'with variants link to their page': async ({ page }) => {
      await startOver(page);
      await searchField(page).fill('pir-plaat');
      const choice = articles(page).getByRole('link', { name: /^Kies een uitvoering van / });
      const href = await choice.first().getAttribute('href');
      await choice.first().click();
      await page.waitForURL(`**${href}`);
      await suggestions(page).waitFor({ state: 'detached' });
    },
  },
);

describe('the scanner in the search field', () => {
  browserTest('searches for the code it reads; its code is loaded on demand', async ({ page }) => {
    await withCameraOn(page, '8711900329079');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/steenhof');
    await scan(page).waitFor();
    expect(asked.filter((url) => /scan|barcode|zxing|translation\/nl\/quick-order/.test(url))).toEqual([]);
    await scan(page).click();
    await page.waitForURL('**/steenhof/zoeken?q=8711900329079');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await main(page).locator('.product-card').first().waitFor();
  });

  browserTest('stops, and restores the focus; without a shop it is not offered', async ({ page }) => {
    await withCameraRefused(page);
    await visit(page, '/steenhof');
    await scan(page).click();
    await page.getByText('De camera mag niet gebruikt worden').waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => scan(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await visit(page, '/keukenatelier');
    await expect.poll(() => scan(page).count()).toBe(0);
    // Articles and categories are not suggested there either.
    await answerWith(page, () => aboutGypsum('keuken'));
    await page.getByRole('combobox', { name: 'Zoek op deze site' }).fill('keuken');
    await group(page, 'Pagina’s').waitFor();
    await expect.poll(() => group(page, 'Artikelen').count()).toBe(0);
    await expect.poll(() => group(page, 'Categorieën').count()).toBe(0);
  });
});

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => main(page).getByRole('navigation', { name: 'Soort resultaat' });
const countOn = async (page: Page, tab: string) =>
  Number((await tabs(page).getByRole('link', { name: tab }).locator('.badge').innerText()).replaceAll('.', ''));

/** A browser tells a test which beacons it sends, but not what they hold. */
function keepSentEvents() {
  const send = navigator.sendBeacon.bind(navigator);
  const sent: string[] = [];
  navigator.sendBeacon = (address, body) => {
    if (body instanceof Blob) body.text().then((text) => sent.push(text));
    return send(address, body);
  };
  Object.assign(window, { sentEvents: sent });
}
const sentEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { sentEvents: string[] }).sentEvents.map((text) => JSON.parse(text)));

describe('the search page', () => {
  pageTests(
    'with page results',
    async ({ open }) => {
      await open('/steenhof/zoeken?q=levering&tab=paginas');
    },
    {
      'counts both tabs; the pages can be narrowed to a type': async ({ page }) => {
        await expect
          .poll(() => main(page).getByRole('heading', { level: 1 }).innerText())
          .toBe('Resultaten voor ‘levering’');
        await expect.poll(() => tabs(page).locator('[aria-current=page]').innerText()).toContain('Pagina’s');
        const total = await countOn(page, 'Pagina’s');
        await expect.poll(() => countOn(page, 'Artikelen')).toBeGreaterThanOrEqual(0);
        await expect.poll(() => main(page).locator('.found-page').count()).toBe(Math.min(total, 20));
        await expect.poll(() => main(page).locator('.found-page mark').first().innerText()).toMatch(/lever/i);
        const filter = main(page).getByRole('navigation', { name: 'Filter op soort pagina' });
        await filter.getByText('Klantenservice').click();
        await page.waitForURL('**&soort=CustomerServiceDetailPage');
        await expect.poll(() => main(page).locator('.found-page').count(), slowly).toBeLessThan(total);
        await expect.poll(() => countOn(page, 'Pagina’s'), { message: 'the tab counts them all' }).toBe(total);
      },
      'is offered again as the last search, until that is cleared': async ({ page }) => {
        await visit(page, '/steenhof');
        await searchField(page).click();
        await group(page, 'Laatst gezocht').waitFor();
        await expect.poll(() => group(page, 'Laatst gezocht').getByRole('row').allInnerTexts()).toEqual(['levering']);
        await expectNoViolations(page);
        await page.getByRole('button', { name: 'Zoekgeschiedenis wissen' }).click();
        await group(page, 'Laatst gezocht').waitFor({ state: 'detached' });
        await expect.poll(() => isFocused(page)).toBe(true);
        await visit(page, '/steenhof');
        await searchField(page).click();
        await group(page, 'Veel gezocht').waitFor();
        await expect.poll(() => group(page, 'Laatst gezocht').count()).toBe(0);
      },
    },
  );

  browserTest('articles are listed, sorted and filtered in their tab', async ({ page, open }) => {
    await open('/steenhof/zoeken?q=gipsplaat');
    await expect.poll(() => tabs(page).locator('[aria-current=page]').innerText()).toContain('Artikelen');
    const total = await countOn(page, 'Artikelen');
    expect(total).toBeGreaterThan(0);
    await expect.poll(() => main(page).locator('.product-card').count()).toBe(Math.min(total, 24));
    await expect.poll(() => main(page).getByRole('combobox', { name: 'Sorteren' }).inputValue()).toBe('relevantie');
    await main(page).getByRole('combobox', { name: 'Sorteren' }).selectOption('naam');
    await page.waitForURL('**sorteer=naam**');
    expect(new URL(page.url()).searchParams.get('q')).toBe('gipsplaat');
  });

  test('an article number links to its article', async () => {
    const found = await fetch(`${siteUrl()}/api/content/search/products/210`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'gipsplaat', top: 1 }),
    }).then((answer) => answer.json());
    const { code } = found.results[0].variants.at(-1);
    const html = await fetch(`${siteUrl()}/steenhof/zoeken?q=${encodeURIComponent(code)}`).then((page) => page.text());
    const [, attributes = '', content] = html.match(/<a ([^>]*class="exact-article"[^>]*)>(.*?)<\/a>/s) ?? [];
    expect(content).toContain(`<b>${withTimesSigns(found.results[0].name)}</b>`);
    expect(attributes).toContain(`href="${found.results[0].productUrl}?variant=${encodeURIComponent(code)}"`);
  });

  browserTest(
    'a result that is opened is counted with its place, in both views and on a later page',
    async ({ page }) => {
      await page.addInitScript(keepSentEvents);
      for (const view of ['grid', 'list']) {
        await page.context().addCookies([{ name: 'productView', value: view, url: siteUrl() }]);
        for (const [address, place] of [
          ['/steenhof/zoeken?q=plaat', 10],
          ['/steenhof/zoeken?q=plaat&page=2', 25],
        ] as const) {
          await visit(page, address);
          await page
            .locator('.listing__sheet')
            .getByRole('listitem')
            .nth((place - 1) % 24)
            .getByRole('link')
            .first()
            .click();
          await page.waitForURL((url) => !url.pathname.endsWith('/zoeken'));
          await expect.poll(() => sentEvents(page)).toContainEqual({ kind: 'click', query: 'plaat', place });
        }
      }
    },
  );

  browserTest('a typing error is corrected; without articles the pages tab opens', async ({ page }) => {
    await visit(page, '/steenhof/zoeken?q=gipsplaaat');
    await main(page).getByText('Bedoelde je').getByRole('link', { name: 'gipsplaat' }).click();
    await page.waitForURL('**/steenhof/zoeken?q=gipsplaat');
    await visit(page, '/steenhof/zoeken?q=leveringsvoorwaarden');
    await expect.poll(() => countOn(page, 'Artikelen')).toBe(0);
    await expect.poll(() => tabs(page).locator('[aria-current=page]').innerText()).toContain('Pagina’s');
    await tabs(page).getByRole('link', { name: 'Artikelen' }).click();
    await main(page)
      .getByRole('link', { name: /^Bekijk \d+ pagina/ })
      .waitFor();
  });

  browserTest('without results: tips, the assortment and a contact', async ({ page, open }) => {
    await open('/steenhof/zoeken?q=zwxqvbnm');
    await expect
      .poll(() => main(page).getByRole('heading', { name: 'Niets gevonden. Zo kom je verder' }).isVisible())
      .toBe(true);
    await expect.poll(() => main(page).locator('a[href^="tel:"]').count()).toBe(1);
    await expect.poll(() => main(page).getByRole('link', { name: 'Naar de klantenservice' }).isVisible()).toBe(true);
    await expect
      .poll(() => main(page).getByRole('navigation', { name: 'Categorieën' }).getByRole('link').count())
      .toBeGreaterThan(3);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('searchStore-210')), { message: 'not worth remembering' })
      .toBeNull();
  });

  browserTest('without a query: popular searches', async ({ page, open }) => {
    await open('/steenhof/zoeken');
    await main(page).getByRole('link', { name: 'metselmortel' }).click();
    await page.waitForURL('**/steenhof/zoeken?q=metselmortel');
    await main(page).getByRole('heading', { level: 1, name: 'Resultaten voor ‘metselmortel’' }).waitFor();
  });

  browserTest('without a shop only pages, on the portal with its own field', async ({ page, open }) => {
    await open('/keukenatelier/zoeken?q=showroom&tab=producten');
    await expect.poll(() => tabs(page).getByRole('link').count()).toBe(1);
    await expect.poll(() => main(page).locator('.found-page').count()).toBeGreaterThan(0);
    await open('/bouwpoort/zoeken');
    await main(page).getByRole('searchbox').fill('vestiging');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/bouwpoort/zoeken?q=vestiging');
    await main(page).locator('.found-page').first().waitFor();
    await expect.poll(() => tabs(page).getByRole('link').count()).toBe(1);
  });

  browserTest(
    'on a phone, and without script',
    async ({ page }) => {
      await page.goto('/steenhof/zoeken?q=levering&tab=paginas');
      await expect.poll(() => main(page).locator('.found-page').count()).toBeGreaterThan(0);
      await main(page).getByRole('navigation', { name: 'Filter op soort pagina' }).getByText('Klantenservice').click();
      await page.waitForURL('**&soort=CustomerServiceDetailPage');
    },
    { ...phone, javaScript: false },
  );

  browserTest('any query is shown as plain text', async ({ page, open }) => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script> שלום 🧱 \'--';
    await open(`/steenhof/zoeken?${new URLSearchParams({ q: hostile })}`);
    await expect
      .poll(() => main(page).getByRole('heading', { level: 1 }).innerText())
      .toBe(`Resultaten voor ‘${hostile}’`);
    await expect.poll(() => main(page).locator('img[src=x], script').count()).toBe(0);
    await open(`/steenhof/zoeken?q=${'x'.repeat(10_000)}`);
    await expect.poll(() => main(page).getByText('We zochten op de eerste 100 tekens').isVisible()).toBe(true);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
  });
});

test.each(['', '?q=%0A', '?q=%ED%A0%80', '?q=..%2F', '?q=pir&tab=paginas&page=999', '?q=pir&page=-1&soort=%27'])(
  '/steenhof/zoeken%s is a page, excluded from search engines',
  async (search) => {
    const answer = await fetch(`${siteUrl()}/steenhof/zoeken${search}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex, /);
  },
);
