import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';

useBrowser();

const phone = { width: 390 };
const autocompleteCalls = '**/api/search/autocompletemultiple/**';

/** Opens a page without running axe on it: here it is run on what opens over it. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Zoek en bestel direct' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' });
const group = (page: Page, name: string) => suggestions(page).getByRole('group', { name });
const queryOf = (route: Route) => decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
const isFocused = (page: Page) => searchField(page).evaluate((field) => field === document.activeElement);
const activeText = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.textContent : null;
  });

const slowly = { timeout: 10_000 };
const expectActive = (page: Page, text: string | null) => expect.poll(() => activeText(page), slowly).toBe(text);

/** What the server would say about gypsum, however it sorts it today. */
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

describe('suggestions', () => {
  browserTest('nothing of them is fetched before the field is focused', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await visit(page, '/steenhof');
    const ours = () => fetched.filter((url) => /search-suggestions|translation\/nl\/search/.test(url));
    expect(ours()).toEqual([]);
    await searchField(page).click();
    await suggestions(page).waitFor();
    expect(ours().length).toBeGreaterThan(0);
  });

  browserTest('with fewer than three characters the venture’s own terms and pages show', async ({ page }) => {
    const asked: string[] = [];
    await page.route(autocompleteCalls, (route) => {
      asked.push(queryOf(route));
      return route.fulfill({ json: aboutGypsum('gips') });
    });
    await visit(page, '/steenhof');
    await searchField(page).click();
    await suggestions(page).waitFor();
    const { searchContent } = await fetch(`${inject('siteUrl')}/api/ventures/210`).then((answer) => answer.json());
    expect(await group(page, 'Veel gezocht').getByRole('option').allInnerTexts()).toEqual(searchContent.searchTerms);
    expect(await group(page, 'Handig om te weten').getByRole('option').count()).toBe(
      searchContent.relevantContent.length,
    );
    await expectNoViolations(page);
    await searchField(page).fill('gips');
    await group(page, 'Artikelen').waitFor();
    await searchField(page).fill('gi');
    await group(page, 'Veel gezocht').waitFor();
    expect(await group(page, 'Artikelen').count()).toBe(0);
    expect(asked).toEqual(['gips']);
  });

  browserTest('after a pause in typing they are asked for once, with skeletons until they come', async ({ page }) => {
    const asked: string[] = [];
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route(autocompleteCalls, async (route) => {
      asked.push(queryOf(route));
      await mayAnswer;
      await route.fulfill({ json: aboutGypsum('gips') });
    });
    await visit(page, '/steenhof');
    await searchField(page).click();
    await suggestions(page).waitFor();
    await searchField(page).pressSequentially('gips');
    await expect.poll(() => asked, slowly).toEqual(['gips']);
    expect(await suggestions(page).getAttribute('aria-busy')).toBe('true');
    expect(await page.locator('.suggest__product:has(.skeleton)').count()).toBe(5);
    await expectNoViolations(page);
    answer();
    await group(page, 'Artikelen').waitFor();
    expect(await page.locator('.suggest .skeleton').count()).toBe(0);
    expect(asked).toEqual(['gips']);
    expect(await group(page, 'Zoektermen').locator('mark').first().innerText()).toBe('gips');
    expect(await group(page, 'Categorieën').getByRole('option').innerText()).toContain('86');
    const picture = group(page, 'Artikelen').getByRole('option').locator('img');
    expect(await picture.getAttribute('src')).toContain('width=300&height=300');
    await page.getByRole('status').filter({ hasText: '7 suggesties' }).waitFor({ state: 'attached' });
    await expectNoViolations(page);
  });

  browserTest('an answer that comes late never replaces a newer one', async ({ page }) => {
    const held: Route[] = [];
    await page.route(autocompleteCalls, (route) => {
      if (queryOf(route) === 'gips') held.push(route);
      else return route.fulfill({ json: aboutGypsum('beton') });
    });
    await visit(page, '/steenhof');
    await searchField(page).fill('gips');
    await expect.poll(() => held.length, slowly).toBe(1);
    const leaving = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/gips'));
    await searchField(page).fill('beton');
    await group(page, 'Artikelen').getByText('Plaat van beton').waitFor();
    await leaving;
    expect(await suggestions(page).getByText('gipsplaat', { exact: true }).count()).toBe(0);
  });

  browserTest('by keyboard: down, to the end, back to the text, and into a page', async ({ page }) => {
    await answerWith(page, () => aboutGypsum('gips'));
    await visit(page, '/steenhof');
    await searchField(page).focus();
    await page.keyboard.press('ArrowDown');
    await group(page, 'Veel gezocht').waitFor();
    await page.keyboard.type('gips');
    await group(page, 'Artikelen').waitFor();
    expect(await searchField(page).getAttribute('aria-expanded')).toBe('true');
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
    expect(await isFocused(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/steenhof/klantenservice');
    await suggestions(page).waitFor({ state: 'detached' });
  });

  browserTest('Escape closes them and keeps the text; Tab leaves them', async ({ page }) => {
    await answerWith(page, () => aboutGypsum('gips'));
    await visit(page, '/steenhof');
    await searchField(page).fill('gips');
    await group(page, 'Artikelen').waitFor();
    await page.keyboard.press('Escape');
    await suggestions(page).waitFor({ state: 'detached' });
    expect(await searchField(page).inputValue()).toBe('gips');
    expect(await searchField(page).getAttribute('aria-expanded')).toBe('false');
    await searchField(page).click();
    await suggestions(page).waitFor();
    for (const name of ['Zoekopdracht wissen', 'Zoeken', 'Alle resultaten voor ‘gips’']) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect((await focused.getAttribute('aria-label')) ?? (await focused.innerText()).trim()).toBe(name);
    }
    await page.keyboard.press('Tab');
    await suggestions(page).waitFor({ state: 'detached' });
  });

  browserTest('nothing found is said in words, and so is a failure', async ({ page }) => {
    await page.addInitScript(() => {
      const logged: string[] = [];
      Object.assign(window, { logged });
      console.error = (...words: unknown[]) => logged.push(String(words[0]));
    });
    await page.route(autocompleteCalls, (route) =>
      queryOf(route) === 'mist' ? route.fulfill({ body: 'geen JSON' }) : route.fulfill({ json: nothing }),
    );
    await visit(page, '/steenhof');
    await searchField(page).fill('niets');
    await page.locator('.suggest').getByText('Geen resultaten').waitFor();
    await expectNoViolations(page);
    await searchField(page).fill('mist');
    await expect
      .poll(() => page.evaluate(() => 'logged' in window && window.logged), slowly)
      .toContain('Autocomplete failed');
    await page.locator('.suggest').getByText('Geen resultaten').waitFor();
    expect(await page.locator('.suggest .skeleton').count()).toBe(0);
  });

  browserTest('where nothing is sold there are no articles and no categories', async ({ page }) => {
    await answerWith(page, () => aboutGypsum('keuken'));
    await visit(page, '/keukenatelier');
    await searchField(page).fill('keuken');
    await group(page, 'Pagina’s').waitFor();
    expect(await group(page, 'Artikelen').count()).toBe(0);
    expect(await group(page, 'Categorieën').count()).toBe(0);
  });

  browserTest(
    'on a phone they take the rest of the screen',
    async ({ page }) => {
      await answerWith(page, () => aboutGypsum('gips'));
      await visit(page, '/steenhof');
      await searchField(page).fill('gips');
      await group(page, 'Artikelen').waitFor();
      const box = await page.locator('.suggest').boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
      expect([box?.x, box?.width]).toEqual([0, 390]);
      expect(await group(page, 'Zoektermen').getByRole('option').count()).toBe(3);
      await page.keyboard.press('ArrowUp');
      await expectActive(page, 'Plaat van gips');
      await expectNoViolations(page);
    },
    phone,
  );

  browserTest('what was searched for before is offered again, until it is cleared', async ({ page }) => {
    await visit(page, '/steenhof/zoeken?q=levering&tab=paginas');
    await visit(page, '/steenhof');
    await searchField(page).click();
    await group(page, 'Laatst gezocht').waitFor();
    expect(await group(page, 'Laatst gezocht').getByRole('option').allInnerTexts()).toEqual(['levering']);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Zoekgeschiedenis wissen' }).click();
    await group(page, 'Laatst gezocht').waitFor({ state: 'detached' });
    expect(await isFocused(page)).toBe(true);
    await visit(page, '/steenhof');
    await searchField(page).click();
    await group(page, 'Veel gezocht').waitFor();
    expect(await group(page, 'Laatst gezocht').count()).toBe(0);
  });
});

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => main(page).getByRole('navigation', { name: 'Soort resultaat' });
const countOn = async (page: Page, tab: string) =>
  Number((await tabs(page).getByRole('link', { name: tab }).locator('.badge').innerText()).replaceAll('.', ''));

describe('the search page', () => {
  browserTest('both tabs are counted; the pages can be narrowed to a type', async ({ page, open }) => {
    await open('/steenhof/zoeken?q=levering&tab=paginas');
    expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe('Resultaten voor ‘levering’');
    expect(await tabs(page).locator('[aria-current=page]').innerText()).toContain('Pagina’s');
    const total = await countOn(page, 'Pagina’s');
    expect(await countOn(page, 'Artikelen')).toBeGreaterThanOrEqual(0);
    expect(await main(page).locator('.found-page').count()).toBe(Math.min(total, 20));
    expect(await main(page).locator('.found-page mark').first().innerText()).toMatch(/lever/i);
    await main(page).getByRole('navigation', { name: 'Filter op soort pagina' }).getByText('Klantenservice').click();
    await page.waitForURL('**&soort=CustomerServiceDetailPage');
    await expect.poll(() => main(page).locator('.found-page').count(), slowly).toBeLessThan(total);
    expect(await countOn(page, 'Pagina’s'), 'the tab counts them all').toBe(total);
  });

  browserTest('articles are listed, sorted and filtered in their tab', async ({ page, open }) => {
    await open('/steenhof/zoeken?q=gipsplaat');
    expect(await tabs(page).locator('[aria-current=page]').innerText()).toContain('Artikelen');
    const total = await countOn(page, 'Artikelen');
    expect(total).toBeGreaterThan(0);
    expect(await main(page).locator('.product-card').count()).toBe(Math.min(total, 24));
    expect(await main(page).getByRole('combobox', { name: 'Sorteren' }).inputValue()).toBe('relevantie');
    await main(page).getByRole('combobox', { name: 'Sorteren' }).selectOption('naam');
    await page.waitForURL('**sorteer=naam**');
    expect(new URL(page.url()).searchParams.get('q')).toBe('gipsplaat');
  });

  browserTest('an article number leads straight to its article', async ({ page }) => {
    const found = await fetch(`${inject('siteUrl')}/api/content/search/products/210`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'gipsplaat', top: 1 }),
    }).then((answer) => answer.json());
    const { code } = found.results[0].variants.at(-1);
    await visit(page, `/steenhof/zoeken?q=${encodeURIComponent(code)}`);
    const way = main(page).locator('.exact-article');
    expect(await way.innerText()).toContain(found.results[0].name);
    expect(await way.getAttribute('href')).toBe(`${found.results[0].productUrl}?variant=${encodeURIComponent(code)}`);
  });

  browserTest('a slip of the pen is put right; without articles the pages open', async ({ page }) => {
    await visit(page, '/steenhof/zoeken?q=gipsplaaat');
    await main(page).getByText('Bedoelde je').getByRole('link', { name: 'gipsplaat' }).click();
    await page.waitForURL('**/steenhof/zoeken?q=gipsplaat');
    await visit(page, '/steenhof/zoeken?q=leveringsvoorwaarden');
    expect(await countOn(page, 'Artikelen')).toBe(0);
    expect(await tabs(page).locator('[aria-current=page]').innerText()).toContain('Pagina’s');
    await tabs(page).getByRole('link', { name: 'Artikelen' }).click();
    await main(page)
      .getByRole('link', { name: /^Bekijk \d+ pagina/ })
      .waitFor();
  });

  browserTest('nothing found: tips, the assortment and somebody to call', async ({ page, open }) => {
    await open('/steenhof/zoeken?q=zwxqvbnm');
    expect(await main(page).getByRole('heading', { name: 'Niets gevonden. Zo kom je verder' }).isVisible()).toBe(true);
    expect(await main(page).locator('a[href^="tel:"]').count()).toBe(1);
    expect(await main(page).getByRole('link', { name: 'Naar de klantenservice' }).isVisible()).toBe(true);
    expect(await main(page).getByRole('navigation', { name: 'Categorieën' }).getByRole('link').count()).toBeGreaterThan(
      3,
    );
    expect(await page.evaluate(() => localStorage.getItem('searchStore-210')), 'not worth remembering').toBeNull();
  });

  browserTest('nothing asked: what others look for', async ({ page, open }) => {
    await open('/steenhof/zoeken');
    await main(page).getByRole('link', { name: 'metselmortel' }).click();
    await page.waitForURL('**/steenhof/zoeken?q=metselmortel');
    await main(page).getByRole('heading', { level: 1, name: 'Resultaten voor ‘metselmortel’' }).waitFor();
  });

  browserTest('without a shop only pages, on the portal with a field of its own', async ({ page, open }) => {
    await open('/keukenatelier/zoeken?q=showroom&tab=producten');
    expect(await tabs(page).getByRole('link').count()).toBe(1);
    expect(await main(page).locator('.found-page').count()).toBeGreaterThan(0);
    await open('/bouwpoort/zoeken');
    await main(page).getByRole('searchbox').fill('vestiging');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/bouwpoort/zoeken?q=vestiging');
    await main(page).locator('.found-page').first().waitFor();
    expect(await tabs(page).getByRole('link').count()).toBe(1);
  });

  browserTest(
    'on a phone, and without script',
    async ({ page }) => {
      await page.goto('/steenhof/zoeken?q=levering&tab=paginas');
      expect(await main(page).locator('.found-page').count()).toBeGreaterThan(0);
      await main(page).getByRole('navigation', { name: 'Filter op soort pagina' }).getByText('Klantenservice').click();
      await page.waitForURL('**&soort=CustomerServiceDetailPage');
    },
    { ...phone, javaScript: false },
  );

  browserTest('whatever is asked, it is only text', async ({ page, open }) => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script> שלום 🧱 \'--';
    await open(`/steenhof/zoeken?${new URLSearchParams({ q: hostile })}`);
    expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe(`Resultaten voor ‘${hostile}’`);
    expect(await main(page).locator('img[src=x], script').count()).toBe(0);
    await open(`/steenhof/zoeken?q=${'x'.repeat(10_000)}`);
    expect(await main(page).getByText('We zochten op de eerste 100 tekens').isVisible()).toBe(true);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
  });
});

test.each(['', '?q=%0A', '?q=%ED%A0%80', '?q=..%2F', '?q=pir&tab=paginas&page=999', '?q=pir&page=-1&soort=%27'])(
  '/steenhof/zoeken%s is a page, kept from search engines',
  async (search) => {
    const answer = await fetch(`${inject('siteUrl')}/steenhof/zoeken${search}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex, /);
  },
);
