import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const phone = { width: 390 };

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );
const isLocked = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('no-scrolling') && document.body.style.overflow === 'hidden');

async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const found = (text: string | undefined | null) => (typeof name === 'string' ? text === name : name.test(text ?? ''));
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (found(await focusedName(page))) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

browserTest('by keyboard alone: into the menu, a level down, back, and out', async ({ page }) => {
  await visit(page, '/steenhof');
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Hoofdmenu' });
  await menu.waitFor();
  await expect.poll(() => focusedName(page)).toBe('Menu sluiten');
  await expect.poll(() => isLocked(page)).toBe(true);
  await expectNoViolations(page);

  await expect
    .poll(() => menu.getByRole('link', { name: 'Assortiment' }).count(), {
      message: 'all of it, behind the categories',
    })
    .toBe(1);
  await tabTo(page, 'Isolatie');
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Isolatie', exact: true }).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Terug naar Hoofdmenu');
  await expect
    .poll(() => menu.getByRole('button', { name: 'Zoeken' }).count(), { message: 'search only at the top' })
    .toBe(0);
  await expectNoViolations(page);

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Assortiment' }).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Isolatie');

  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => focusedName(page)).toBe('Menu');
  await expect.poll(() => isLocked(page)).toBe(false);
});

browserTest('the menu opens at the current page, at most two levels deep', async ({ page }) => {
  await visit(page, '/steenhof/advies/metselen-bij-vorst');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Advies', exact: true }).waitFor();
  await expect.poll(() => menu.locator('[aria-current=page]').innerText()).toBe('Metselen bij vorst');
  await menu.getByRole('button', { name: 'Terug naar Hoofdmenu' }).click();
  await menu.getByRole('link', { name: 'Assortiment' }).waitFor();
});

browserTest('the back button closes the menu before it leaves the page', async ({ page }) => {
  await visit(page, '/steenhof');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Privacy/ })
    .click();
  await page.waitForURL((url) => url.pathname !== '/steenhof');
  const { pathname } = new URL(page.url());
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Assortiment' }).waitFor();
  const back = () => page.evaluate(() => history.back());
  await back();
  await expect.poll(() => menu.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await back();
  await page.waitForURL('**/steenhof');
});

browserTest('the open menu traps the focus and links to page 1; a click outside or on a link closes it', async (on) => {
  const { page } = on;
  await visit(page, '/steenhof');
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.waitFor();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(outside).toBe(false);
  }
  await expect.poll(() => menu.locator('.drawer__item img').count(), { message: 'thumbnails' }).toBeGreaterThan(5);
  await menu.getByRole('button', { name: 'Isolatie' }).click();
  await expect
    .poll(() => menu.locator('.drawer__title').getAttribute('href'), { message: 'without the catalogue' })
    .toBe('/steenhof/categorieen/isolatie?page=1');
  await page.mouse.click(1300, 500);
  await menu.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Klantenservice' }).click();
  await page.waitForURL('**/steenhof/klantenservice');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => isLocked(page)).toBe(false);
});

browserTest('the portal’s menu omits its first link and has no search', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Onze bedrijven').waitFor();
  await expect.poll(() => menu.getByRole('link', { name: 'Home', exact: true }).count()).toBe(0);
  await expect.poll(() => menu.getByRole('button', { name: 'Zoeken' }).count()).toBe(0);
  const elsewhere = menu.locator('a[target=_blank]').first();
  await expect.poll(() => elsewhere.getAttribute('rel')).toBe('noopener');
});

const searchField = (page: Page) => page.getByLabel('Zoek en bestel direct');

browserTest('the slash opens the search bar; Escape closes it and keeps the text', async ({ page }) => {
  await visit(page, '/steenhof');
  const link = page.getByRole('link', { name: 'Inloggen' }).first();
  await link.focus();
  await page.keyboard.press('/');
  await expect.poll(() => searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.keyboard.type('gips');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.locator('.search-overlay').waitFor({ state: 'detached' });
  await expect.poll(() => isLocked(page)).toBe(false);
  await expect.poll(() => searchField(page).inputValue()).toBe('gips');
  await expect
    .poll(() => link.evaluate((element) => element === document.activeElement), { message: 'focus is back' })
    .toBe(true);
});

browserTest(
  'a click outside closes the search bar; clearing empties it; an empty search does nothing, a word is searched',
  async ({ page }) => {
    await visit(page, '/steenhof');
    await searchField(page).click();
    await page.locator('.search-overlay').waitFor();
    await page.keyboard.type('pir');
    await page.getByRole('button', { name: 'Zoekopdracht wissen' }).click();
    await expect.poll(() => searchField(page).inputValue()).toBe('');
    await expect.poll(() => searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.mouse.click(700, 700);
    await page.locator('.search-overlay').waitFor({ state: 'detached' });
    await expect.poll(() => isLocked(page)).toBe(false);

    await searchField(page).fill('   ');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/steenhof');
    await searchField(page).fill('  pir plaat ');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/steenhof/zoeken?q=pir+plaat');
    await page.locator('.search-overlay').waitFor({ state: 'detached' });
    await expect.poll(() => isLocked(page)).toBe(false);
  },
);

browserTest(
  'on a phone the sticky header is one row, with a button for the search bar',
  async ({ page }) => {
    await visit(page, '/steenhof');
    const toggle = page.getByRole('button', { name: 'Zoeken openen' });
    await expect.poll(() => searchField(page).isVisible()).toBe(true);
    await expect.poll(() => toggle.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 900));
    await toggle.waitFor();
    await expect.poll(() => searchField(page).isVisible()).toBe(false);
    await toggle.click();
    await expect.poll(() => searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => isLocked(page)).toBe(true);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await searchField(page).waitFor({ state: 'hidden' });
    await expect
      .poll(() => toggle.evaluate((element) => element === document.activeElement), { message: 'focus is back' })
      .toBe(true);

    await toggle.click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('.search-overlay').waitFor({ state: 'detached' });
    await expect.poll(() => isLocked(page)).toBe(false);
    await page.locator('.header:not(.is-sticky)').waitFor();
  },
  phone,
);

browserTest('an anonymous visitor sees Registreren and Inloggen; a showroom has no accounts', async ({ page }) => {
  await visit(page, '/steenhof/nieuws');
  const actions = page.getByRole('navigation', { name: 'Account en winkelwagen' });
  await expect
    .poll(() => actions.getByRole('link', { name: 'Registreren' }).getAttribute('href'))
    .toBe('/steenhof/registreren');
  await expect
    .poll(() => actions.getByRole('link', { name: 'Inloggen' }).getAttribute('href'))
    .toBe('/steenhof/inloggen?redirect=%2Fsteenhof%2Fnieuws');
  await expect.poll(() => actions.getByRole('link', { name: /Winkelwagen/ }).count()).toBe(0);
  await visit(page, '/keukenatelier');
  await expect.poll(() => page.getByRole('link', { name: 'Registreren' }).count()).toBe(0);
});

browserTest('a customer sees their name, their cart and their actions', async ({ page }) => {
  await visit(page, '/organisms');
  const header = page.locator('[data-component=VentureHeader]');
  await expect.poll(() => header.getByRole('link', { name: 'Winkelwagen, 6 artikelen' }).isVisible()).toBe(true);
  await header.getByRole('link', { name: 'Mijn Bouwpoort' }).click();
  const modal = page.getByRole('dialog', { name: 'Hallo Sanne' });
  await modal.waitFor();
  await expectNoViolations(page);
  await expect
    .poll(() => modal.locator('.user-modal__page, .row__title').allInnerTexts())
    .toEqual([
      ...['Mijn Bouwpoort', 'Bestellingen', 'Bestellijsten', 'Eerder besteld', 'Offertes', 'Offertes voor klanten'],
      ...['Goedkeuren', 'Bouwplaatsen', 'Wie mag wat', 'Gebruikers', 'Wachtwoord wijzigen', 'Uitloggen'],
    ]);
});

browserTest('a closed message stays hidden, without a flash', async ({ page }) => {
  await visit(page, '/steenhof');
  const message = page.locator('[data-message]').first();
  const id = await message.getAttribute('data-message');
  await message.getByRole('button', { name: 'Mededeling sluiten' }).click();
  await message.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('messageBlocks'))).toBe(JSON.stringify([id]));

  // Until the page's scripts have loaded, its HTML contains the message: it must be hidden even then.
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/steenhof', { waitUntil: 'commit' });
  const inMarkup = page.locator(`[data-message="${id}"]`);
  await inMarkup.waitFor({ state: 'attached' });
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(() => inMarkup.isVisible()).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await visit(page, '/steenhof');
  await expect.poll(() => page.locator(`[data-message="${id}"]`).count()).toBe(0);
});

browserTest(
  'on a phone a notice leaves after the page that showed it, also for a user who saw another one first',
  async ({ page }) => {
    const notice = page.locator('[data-message]', { has: page.getByRole('button', { name: 'Mededeling sluiten' }) });
    await visit(page, '/vestigingen');
    const ofPortal = await notice.first().getAttribute('data-message');
    await visit(page, '/steenhof');
    await expect.poll(() => page.locator(`[data-message="${ofPortal}"]`).filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => notice.first().isVisible()).toBe(true);
    const [all] = await page.locator('[data-message]').evaluateAll((found) => [found.length]);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/steenhof/categorieen"]')?.click());
    await page.waitForURL('**/categorieen');
    await expect.poll(() => notice.first().isVisible()).toBe(false);
    await page.reload();
    await expect.poll(() => page.locator('[data-message]').count()).toBe(all);
    await expect.poll(() => notice.first().isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => notice.first().isVisible()).toBe(true);
  },
  phone,
);

browserTest('a message that cannot be closed has no button', async ({ page }) => {
  await visit(page, '/dakkracht');
  const message = page.locator('[data-message=dakkracht-wind]');
  await expect.poll(() => message.isVisible()).toBe(true);
  await expect.poll(() => message.getByRole('button').count()).toBe(0);
});

browserTest(
  'on a phone the selling points rotate, and pause on hover',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/steenhof');
    const bar = page.getByRole('region', { name: 'Onze voordelen' });
    await bar.getByRole('button', { name: 'Niet laten wisselen' }).waitFor({ state: 'attached' });
    // From here on the clock only advances by explicit steps: on a slow machine it would run on between two checks.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const current = () => bar.locator('[data-current]').innerText();
    const shownBefore = await current();
    for (let step = 0; step < 45 && (await current()) === shownBefore; step += 1) await page.clock.runFor(100);
    const first = await current();
    expect(first).not.toBe(shownBefore);
    await page.clock.runFor(3800);
    expect(await current()).toBe(first);
    await page.clock.runFor(300);
    const second = await current();
    expect(second).not.toBe(first);
    await bar.hover();
    await page.clock.runFor(9000);
    expect(await current()).toBe(second);
  },
  phone,
);

browserTest('from 880 pixels on all selling points are visible side by side', async ({ page }) => {
  await visit(page, '/steenhof');
  const usps = page.getByRole('region', { name: 'Onze voordelen' }).getByRole('listitem');
  for (const width of [880, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => usps.count()).toBe(4);
    for (const usp of await usps.all()) {
      await expect.poll(() => usp.isVisible()).toBe(true);
      await expect.poll(() => usp.evaluate((item) => getComputedStyle(item).opacity)).toBe('1');
    }
  }
});

browserTest(
  'on a phone service and branches are two columns under the header; those of the footer are disclosures',
  async ({ page }) => {
    await visit(page, '/steenhof');
    const quick = page.getByRole('navigation', { name: 'Service en vestiging' });
    await expect.poll(() => quick.getByRole('link').allInnerTexts()).toEqual(['Klantenservice', 'Vestigingen']);
    await expect.poll(() => page.locator('.header__util').isVisible()).toBe(false);
    const footer = page.getByRole('contentinfo');
    const drawer = footer.locator('details').first();
    const link = drawer.getByRole('link').first();
    await expect.poll(() => link.isVisible()).toBe(false);
    await drawer.locator('summary').click();
    await expect.poll(() => link.isVisible()).toBe(true);
    await expectNoViolations(page);
    await drawer.locator('summary').click();
    await expect.poll(() => link.isVisible()).toBe(false);
    await expect.poll(() => footer.getByText(`© ${new Date().getFullYear()} `).isVisible()).toBe(true);
    await expect.poll(() => footer.getByRole('link', { name: 'Privacy' }).isVisible()).toBe(true);
  },
  phone,
);

browserTest('the 404 of a venture shows its messages and links', async ({ page }) => {
  await visit(page, '/steenhof/nieuws/bestaat-echt-niet');
  const main = page.getByRole('main');
  await expect.poll(() => page.locator('html').getAttribute('data-venture')).toBe('steenhof');
  await expect.poll(() => main.getByRole('heading', { name: 'Pagina niet gevonden' }).isVisible()).toBe(true);
  await expectNoViolations(page);
  await expect.poll(() => page.getByRole('complementary', { name: 'Mededelingen' }).isVisible()).toBe(true);
  await expect
    .poll(() => main.getByRole('link', { name: 'Naar de startpagina' }).getAttribute('href'))
    .toBe('/steenhof');
  await expect.poll(() => main.getByRole('link', { name: /Klantenservice/ }).count()).toBe(1);
  const movement = () =>
    page
      .locator('.folding-rule i i')
      .first()
      .evaluate((length) => getComputedStyle(length).animationName);
  expect(await movement(), 'still for who wants no movement').toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await movement()).toBe('unfold');
  await main.getByRole('link', { name: 'Zoek een artikel' }).click();
  await expect.poll(() => searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: 'Naar de startpagina' }).click();
  await page.waitForURL('**/steenhof');
});

browserTest('a 404 outside every venture has the portal’s frame', async ({ open, page }) => {
  await open('/onbekend/iets/anders');
  await expect.poll(() => page.locator('html').getAttribute('data-venture')).toBe('bouwpoort');
  await expect.poll(() => page.locator('.header--portal').count()).toBe(1);
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('heading', { name: 'Pagina niet gevonden' }).isVisible()).toBe(true);
  await expect.poll(() => main.getByRole('link', { name: 'Naar de startpagina' }).getAttribute('href')).toBe('/');
  await expect.poll(() => main.getByRole('link', { name: 'Alle vestigingen' }).isVisible()).toBe(true);
});

browserTest(
  'client-side navigation starts at the top, also for the keyboard, and announces the title',
  async ({ page }) => {
    await visit(page, '/steenhof');
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/privacy/**');
    await page.getByRole('heading', { level: 1, name: /Privacy/ }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
    await expect.poll(() => page.locator('p[role=status]').innerText()).toBe(await page.title());
  },
);

browserTest('from the portal into a venture and back, without a page load', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('main a[href="/dakkracht"]').first().click();
  await page.locator('html[data-venture=dakkracht] .header--venture').waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe('Pagina niet gevonden');
  await page.goBack();
  await page.locator('html[data-venture=bouwpoort] .header--portal').waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

browserTest(
  'without script the page can be read and its navigation works',
  async ({ page }) => {
    await page.goto('/steenhof');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(new URL(page.url()).hash).toBe('#navigatie');
    const drawer = page.locator('#navigatie details').first();
    await drawer.locator('summary').click();
    await expect.poll(() => drawer.getByRole('link').first().isVisible()).toBe(true);
    await searchField(page).fill('pir');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/steenhof/zoeken?q=pir');
  },
  { width: 390, javaScript: false },
);

async function headOf(path: string): Promise<string> {
  return fetch(siteUrl() + path).then((answer) => answer.text());
}

test.each([
  ['/', '/'],
  ['/steenhof', '/steenhof'],
  ['/SteenHof/nieuws', '/steenhof/nieuws'],
  ['/vestigingen?plaats=Arnhem', '/vestigingen'],
])('%s has the canonical address %s', async (path, canonical) => {
  expect(await headOf(path)).toContain(`<link rel="canonical" href="${siteUrl()}${canonical}"/>`);
});

test('a page has metadata for sharing', async () => {
  const html = await headOf('/steenhof');
  const property = (name: string) => html.match(new RegExp(`<meta property="og:${name}" content="([^"]+)"`))?.[1];
  expect(property('title')).toBeTruthy();
  expect(property('description')).toBeTruthy();
  expect(property('locale')).toBe('nl_NL');
  expect(property('site_name')).toBe('Steenhof Bouwmaterialen');
  expect(property('url')).toBe(`${siteUrl()}/steenhof`);
  const image = property('image')?.replaceAll('&amp;', '&') ?? '';
  expect(image.startsWith(siteUrl())).toBe(true);
  const picture = await fetch(image);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test.each(['/steenhof', '/keukenatelier'])('%s shows whether its branch is open without any script', async (path) => {
  expect(await headOf(path)).toMatch(/class="home-opening"><p class="open-now[^>]*>.*?(Nu geopend, sluit om|Gesloten)/);
});

test('a home page names its organisation in structured data', async () => {
  const html = await headOf('/steenhof');
  const [, json] = html.match(/<script type="application\/ld\+json">(.+?)<\/script>/) ?? [];
  expect(JSON.parse(json ?? '')).toMatchObject({ '@type': 'Organization', url: `${siteUrl()}/steenhof` });
});

test.each([
  '/steenhof/inloggen',
  '/steenhof/registreren',
  '/steenhof/wachtwoord-vergeten',
  '/steenhof/wachtwoord-instellen',
  '/wachtwoord-vergeten',
  '/wachtwoord-instellen',
  '/steenhof/bestellen',
  '/steenhof/zoeken?q=pir',
  '/keukenatelier/nieuwsbrief-bevestigen',
  '/steenhof/nieuwsbrief-afmelden',
  '/steenhof/nieuws/bestaat-echt-niet',
  '/atoms',
  '/molecules',
  '/organisms',
])('%s is excluded from search engines', async (path) => {
  const html = await headOf(path);
  expect(html).toMatch(/<meta name="robots" content="noindex, /);
  expect(html).not.toContain('rel="canonical"');
});

browserTest(
  'content below the fold hydrates when it is clicked, focused or scrolled near, and the click is replayed',
  async ({ page }) => {
    /** React adds an internal property to elements that it has hydrated. */
    const isHydrated = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
    await visit(page, '/steenhof/zoeken?q=gipsplaat');
    expect(await isHydrated('.product-card__name a')).toBe(false);
    expect(await isHydrated('.footer a')).toBe(false);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    // By script, because Playwright would scroll there first.
    await page
      .locator('.product-card__name a')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/producten/**');
    expect(await page.evaluate(() => 'isSameDocument' in window), 'the router took the click').toBe(true);

    // The home page contains a newsletter form, which hides the one in its footer.
    await visit(page, '/steenhof/over-steenhof');
    await page.locator('.footer input[type=email]').focus();
    await expect.poll(() => isHydrated('.footer input[type=email]')).toBe(true);
  },
  phone,
);
