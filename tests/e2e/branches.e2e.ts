import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserTest, expectNoViolations, pageTests, useBrowser, type Visit } from './browser-test.ts';
import { visit } from './page-settled.ts';
import { contractor, logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

const slowly = { timeout: 30_000 };
const placeCalls = '**/api/search/places**';

const field = (page: Page) => page.getByRole('combobox', { name: 'Postcode of plaats' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Plaatsen' });
const search = (page: Page) => page.getByRole('button', { name: 'Zoeken' }).click();
const names = (page: Page) => page.locator('.branch h2').allInnerTexts();
const summary = (page: Page) => page.locator('.bf__summary [role=status]').innerText();
const map = (page: Page) => page.locator('.branch-map');
const drawnBy = (page: Page) => map(page).getAttribute('data-drawn-by');

async function searchFor(page: Page, place: string): Promise<void> {
  await field(page).fill(place);
  await search(page);
  await page.waitForURL((url) => url.searchParams.get('plaats') === place);
}

/**
 * With the static drawing of the map, as without WebGL: software rendering of the interactive map takes most of the
 * processor time of such a test, and has tests of its own.
 */
async function withDrawnMap({ context }: Visit): Promise<void> {
  await context.route('**/*maplibre*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("not in this test")' }),
  );
}

const untilAll = (page: Page) => expect.poll(() => page.locator('.branch').count(), slowly).toBe(21);

pageTests(
  'the finder',
  async (visit) => {
    await withDrawnMap(visit);
    await visit.open('/vestigingen');
  },
  {
    'shows all branches but those of VLC without a question, at both widths': async ({ page }) => {
      await expect.poll(() => page.locator('.branch').count()).toBe(21);
      await expect.poll(() => page.getByText('Venlo').count()).toBe(0);
      await page.setViewportSize({ width: 390, height: 900 });
      await expectNoViolations(page);
      const [list, chart] = await Promise.all([page.locator('.bf__list').boundingBox(), map(page).boundingBox()]);
      // The list is first, with a link to the map.
      expect((list?.y ?? 0) < (chart?.y ?? 0)).toBe(true);
      await page.getByRole('link', { name: 'Kaart', exact: true }).click();
      await expect.poll(() => map(page).evaluate((one) => one.getBoundingClientRect().top < 500), slowly).toBe(true);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    'shows the nearest to a postal code first, in the address, and goes back again': async ({ page }) => {
      await searchFor(page, '3811 CV');
      await expect.poll(async () => (await names(page)).slice(0, 2), slowly).toEqual(['Amersfoort', 'Utrecht']);
      await expect.poll(() => page.locator('.branch').count()).toBeLessThan(21);
      await expect.poll(() => summary(page)).toContain('binnen 50 km van 3811 CV');
      await expect.poll(() => page.locator('.branch__dist').first().innerText()).toMatch(/^\d+(,\d)? k?m$/);
      await expect
        .poll(() => page.locator('.branch__open').first().innerText())
        .toMatch(/^(Nu geopend, sluit om|Gesloten)/);
      await expectNoViolations(page);
      await page.getByRole('link', { name: 'Dichtstbij eerst' }).click();
      await page.waitForURL('**sorteer=verst');
      await expect.poll(async () => (await names(page)).at(-1), slowly).toBe('Amersfoort');
      await page.goBack();
      await expect.poll(async () => (await names(page))[0], slowly).toBe('Amersfoort');
      await page.goBack();
      await untilAll(page);
      await expect.poll(() => field(page).inputValue()).toBe('');
    },
    'uses the position of the device': async ({ context, page }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 53.2194, longitude: 6.5665 });
      await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click();
      await page.waitForURL('**positie=53.22%2C6.57');
      await expect.poll(async () => (await names(page))[0], slowly).toBe('Groningen');
      await expect.poll(() => summary(page)).toContain('jouw locatie');
      await page.goBack();
      await untilAll(page);
    },
    'shows a message when the position is denied': async ({ page }) => {
      await page.evaluate(() => {
        const refuse = (_: unknown, failed: (error: object) => void) => failed({ code: 1, PERMISSION_DENIED: 1 });
        Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: refuse });
      });
      await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click();
      await page.getByText('We mogen je locatie niet gebruiken.').waitFor(slowly);
      await expect.poll(() => page.locator('.branch').count()).toBe(21);
      await expectNoViolations(page);
    },
    'selects a place by keyboard alone': async ({ page }) => {
      await field(page).focus();
      await page.keyboard.type('Arnh');
      // Until the answer arrives, the list shows the previous results.
      await suggestions(page).getByRole('option').filter({ hasText: 'Arnhem' }).first().waitFor(slowly);
      await expectNoViolations(page);
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => suggestions(page).getByRole('option', { selected: true }).innerText())
        .toContain('Arnhem');
      await page.keyboard.press('Escape');
      await expect.poll(() => suggestions(page).count()).toBe(0);
      await page.keyboard.press('ArrowDown');
      await suggestions(page).getByRole('option', { selected: true }).waitFor(slowly);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('plaats') === 'Arnhem');
      await expect.poll(async () => (await names(page))[0], slowly).toBe('Arnhem');
      // Tabs through the form, the sort order and into the list, in the expected order.
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      for (const step of ['Zoeken', '10 km', 'Alle soorten', 'Assortiment: Alles', 'Dichtstbij eerst']) {
        await page.keyboard.press('Tab');
        if (step === 'Zoeken') await page.keyboard.press('Tab');
        await expect.poll(() => focused()).toContain(step);
      }
      await page.keyboard.press('Tab');
      if (await page.locator('.finder-to-map:focus').count()) await page.keyboard.press('Tab');
      await expect.poll(() => focused()).toContain('Arnhem');
      await expect.poll(() => page.locator('.map-pin.is-active').count()).toBe(1);
    },
    'corrects a misspelt place to the nearest match': async ({ page }) => {
      await searchFor(page, 'Amersvoort');
      await expect.poll(() => page.locator('.near-miss').innerText(), slowly).toContain('Amersfoort');
      expect((await names(page))[0]).toBe('Amersfoort');
      await expectNoViolations(page);
    },
    'finds no place abroad': async ({ page }) => {
      await searchFor(page, 'Antwerpen');
      await page.getByText('We kennen geen plaats of postcode ‘Antwerpen’ in Nederland').waitFor(slowly);
      await expect.poll(() => page.locator('.branch').count()).toBe(21);
      await expectNoViolations(page);
    },
    'offers a choice between several places of one name': async ({ page }) => {
      await searchFor(page, 'Hengelo');
      await page.getByText('Welk Hengelo bedoel je?').waitFor(slowly);
      await expect.poll(() => page.locator('.branch').count()).toBe(0);
      await expectNoViolations(page);
      await page.getByRole('link', { name: 'Hengelo, Gelderland' }).click();
      await page.waitForURL('**provincie=Gelderland');
      await expect.poll(() => summary(page), slowly).toContain('van Hengelo');
    },
    'reports a failing geocoder, with a retry': async ({ page }) => {
      await page.route(placeCalls, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
      await searchFor(page, 'Zwolle');
      const alert = page.getByRole('alert').filter({ hasText: 'Er is iets misgegaan' });
      await alert.waitFor(slowly);
      await expect.poll(() => alert.innerText()).toBe('Er is iets misgegaan, probeer een andere postcode of plaats...');
      await expect.poll(() => page.locator('.branch').count()).toBe(21);
      await expectNoViolations(page);
      await page.unroute(placeCalls);
      await search(page);
      await alert.waitFor({ state: 'detached', ...slowly });
      await expect.poll(async () => (await names(page))[0], slowly).toBe('Zwolle');
    },
    'narrows by filters together, which can be shared': async ({ page }) => {
      await searchFor(page, 'Utrecht');
      await page.getByLabel('Afstand').selectOption('100');
      await page.waitForURL('**straal=100');
      await expect.poll(() => summary(page), slowly).toContain('binnen 100 km van Utrecht');
      const before = await page.locator('.branch').count();
      await page.getByLabel('Soort').selectOption('Showroom');
      await page.waitForURL('**soort=showroom');
      await expect.poll(() => page.locator('.branch').count(), slowly).toBeLessThan(before);
      await page.locator('.assortment summary').click();
      await expectNoViolations(page);
      await page.getByRole('checkbox', { name: 'Badkamers' }).check();
      await page.waitForURL('**assortiment=Badkamers');
      await expect.poll(() => names(page), slowly).toEqual(['Den Bosch', 'Nijmegen']);
      await page.getByRole('checkbox', { name: 'Tegels' }).check();
      await expect.poll(() => names(page), slowly).toEqual(['Nijmegen']);
      await visit(page, page.url());
      await expect.poll(() => names(page)).toEqual(['Nijmegen']);
      await expect.poll(() => page.getByLabel('Soort').inputValue()).toBe('showroom');
    },
  },
  { refusals: [503] },
);

browserTest('without results within the radius: the nearest branch, and a larger radius', async (visit) => {
  const { open, page } = visit;
  await withDrawnMap(visit);
  await open('/vestigingen?plaats=Maastricht&straal=10&assortiment=Keukens');
  await expect.poll(() => page.getByRole('heading', { name: 'Geen resultaten' }).isVisible()).toBe(true);
  await expect.poll(() => page.locator('.empty-state').innerText()).toMatch(/De dichtstbijzijnde is .+, op \d+ km/);
  await page.locator('.empty-state').getByRole('link').first().click();
  await page.waitForURL('**straal=**');
  await expect.poll(() => page.locator('.branch').count(), slowly).toBeGreaterThan(0);
});

browserTest(
  'without script the finder is a form and a list',
  async ({ open, page }) => {
    await open('/vestigingen');
    await page.getByLabel('Postcode of plaats').fill('Arnhem');
    await page.getByLabel('Afstand').selectOption('25');
    await search(page);
    await page.waitForURL((url) => url.searchParams.get('plaats') === 'Arnhem');
    expect((await names(page))[0]).toBe('Arnhem');
    await expect.poll(() => page.locator('.drawn-map').isVisible()).toBe(true);
    await open('/vestigingen?plaats=nergenshuizen');
    await expect.poll(() => page.getByText('We kennen geen plaats of postcode').isVisible()).toBe(true);
  },
  { javaScript: false },
);

test.each([
  ['Amersvoort', 'Amersfoort'],
  ['Hengelo', 'Welk Hengelo bedoel je?'],
])('an address with %s is rendered by the server too', async (place, words) => {
  const html = await fetch(`${siteUrl()}/vestigingen?plaats=${place}`).then((answer) => answer.text());
  expect(html).toContain(words);
});

describe('the map', () => {
  browserTest('is loaded when it comes into view, and its numbers are those of the list', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.setViewportSize({ width: 390, height: 700 });
    await visit(page, '/vestigingen');
    const ours = () => fetched.filter((url) => /maplibre/.test(url));
    expect(ours()).toEqual([]);
    // Branches that overlap form a cluster until the map is zoomed in.
    await map(page).scrollIntoViewIfNeeded();
    const clusters = page.locator('.map-cluster');
    await clusters.first().waitFor(slowly);
    const pins = await page.locator('.map-pin').count();
    await clusters.first().press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className), slowly).toContain('map-');
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect.poll(() => page.locator('.map-pin').count(), slowly).toBeGreaterThan(pins);

    await page.setViewportSize({ width: 1440, height: 900 });
    await searchFor(page, '3811 CV');
    await expect.poll(async () => (await names(page))[0], slowly).toBe('Amersfoort');
    await expect.poll(() => drawnBy(page)).toBe('maplibre');
    expect(new Set(ours().map((url) => new URL(url).origin))).toEqual(new Set([siteUrl()]));
    const pin = page.getByRole('link', { name: '1: Steenhof Bouwmaterialen Amersfoort' });
    await page.locator('.branch').first().hover();
    await expect.poll(() => pin.getAttribute('class'), slowly).toContain('is-active');
    await pin.hover();
    await expect.poll(() => page.locator('.branch').first().getAttribute('class'), slowly).toContain('is-active');
    await pin.click();
    const card = page.locator('.map-card');
    await expect.poll(() => card.innerText()).toContain('Nijverheidsweg-Noord');
    await expectNoViolations(page);
    await card.getByRole('link', { name: 'Bekijk vestiging' }).click();
    await page.waitForURL('**/steenhof/vestigingen/amersfoort');
  });

  browserTest('a browser without WebGL keeps the drawing, with its pins', async ({ page }) => {
    // Too narrow for the map to be loaded yet.
    await page.setViewportSize({ width: 390, height: 700 });
    await visit(page, '/vestigingen');
    await page.evaluate(() => {
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest]);
      } as typeof real;
    });
    const told = page.waitForEvent('console', (message) =>
      message.text().includes('The interactive map could not be shown'),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await told;
    expect(await drawnBy(page)).toBe('drawn');
    await expect.poll(() => page.locator('.drawn-map__land').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.map-pin').count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Zoom uit' }).click();
    await expectNoViolations(page);
  });

  browserTest('offline the drawing stays', async ({ context }) => {
    const page = await context.newPage();
    await page.route('**/*maplibre*', (route) => route.abort());
    await visit(page, '/vestigingen');
    expect(await drawnBy(page)).toBe('drawn');
    await expect.poll(() => page.locator('.drawn-map__land').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.branch').count()).toBe(21);
  });
});

browserTest('the branches of a venture are hydrated, not rendered again, while a cart loads', async (window) => {
  const { page, context } = window;
  await withDrawnMap(window);
  await logInByToken(context, siteUrl(), contractor);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('.bf')?.setAttribute('data-of', 'server'),
    ),
  );
  const cart = page.waitForResponse((response) => response.url().includes('/api/carts/'));
  await page.route('**/branch-overview-page-*.js', async (route) => {
    await cart;
    await route.continue();
  });
  await visit(page, '/steenhof/vestigingen');
  await page.locator('.bf[data-of=server]').waitFor();
});

describe('a branch', () => {
  const status = /^(Bouwshop|Showroom): (Nu geopend, sluit om \d{1,2}\.\d\d uur|Gesloten)/;
  const statuses = async (page: Page) => {
    await page.locator('.open-now').first().waitFor(slowly);
    return page.locator('.open-now').allInnerTexts();
  };

  browserTest('with a counter and a showroom shows the hours of both', async ({ open, page }) => {
    await open('/steenhof/vestigingen/amersfoort');
    const told = await statuses(page);
    expect(told.map((text) => text.split(':')[0])).toEqual(['Bouwshop', 'Showroom']);
    for (const text of told) expect(text).toMatch(status);
    await expect
      .poll(() => page.getByRole('link', { name: /033 711 23 40/ }).getAttribute('href'))
      .toBe('tel:0337112340');
    await expect
      .poll(() => page.getByRole('link', { name: 'Plan je route' }).getAttribute('href'))
      .toContain('Nijverheidsweg');
    const rows = page.getByRole('tabpanel', { name: 'Deze week' }).locator('tr');
    await expect.poll(() => rows.count()).toBe(14);
    await expect.poll(() => page.locator('.hours tr.today:visible').count()).toBe(2);
    const before = await rows.first().innerText();
    await page.getByRole('tab', { name: 'Volgende week' }).click();
    const next = page.getByRole('tabpanel', { name: 'Volgende week' }).locator('tr');
    await expect.poll(() => next.first().innerText()).not.toBe(before);
    await expect.poll(() => page.locator('.deviating li').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('heading', { name: 'In de showroom' }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNoViolations(page);
  });

  browserTest('with only a showroom has no counter', async ({ open, page }) => {
    await open('/keukenatelier/vestigingen/deventer');
    const told = await statuses(page);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Showroom: /);
    await expect.poll(() => page.getByRole('tabpanel', { name: 'Deze week' }).locator('tr').count()).toBe(7);
    await expect.poll(() => page.getByText('Besteltijden').count()).toBe(0);
  });

  browserTest('can be chosen as own branch, on this device', async ({ open, page }) => {
    await open('/steenhof/vestigingen/zwolle');
    const header = page.locator('.header__util');
    await expect.poll(() => header.innerText()).not.toContain('Zwolle');
    await page.getByRole('button', { name: 'Maak dit mijn vestiging' }).click();
    await header.getByRole('link', { name: /Vestiging Zwolle/ }).waitFor(slowly);
    await expect.poll(() => header.innerText(), slowly).toMatch(/open tot \d{1,2}\.\d\d uur|nu gesloten/);
    await visit(page, '/steenhof');
    await expect.poll(() => page.locator('.my-branch').innerText(), slowly).toMatch(/Zwolle\s+(Nu geopend|Gesloten)/);
    await header.getByRole('link', { name: /Vestiging Zwolle/ }).click();
    await page.waitForURL('**/steenhof/vestigingen/zwolle');
    const mine = page.getByRole('button', { name: 'Dit is mijn vestiging', pressed: true });
    await mine.click();
    await page.getByRole('button', { name: 'Maak dit mijn vestiging' }).waitFor(slowly);
    await expect.poll(() => header.innerText()).not.toContain('Zwolle');
  });

  browserTest(
    'can be chosen as own branch by the first press on the page, before its code has loaded',
    async ({ page }) => {
      await page.goto('/steenhof/vestigingen/zwolle', { waitUntil: 'load' });
      const choice = page.getByRole('button', { name: /mijn vestiging$/ });
      await choice.click();
      await expect.poll(() => choice.innerText(), slowly).toBe('Dit is mijn vestiging');
    },
  );

  browserTest('of an account is marked as own, and requested once', async ({ context, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/openinghours/')) asked.push(request.url());
    });
    await logInByToken(context, siteUrl(), contractor);
    await visit(page, '/steenhof/vestigingen/amersfoort');
    await expect.poll(() => page.getByText('Dit is jouw vestiging').isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Maak dit mijn vestiging' }).count()).toBe(0);
    await expect
      .poll(() => page.locator('.header__util').innerText(), slowly)
      .toMatch(/Vestiging Amersfoort.*(open tot|nu gesloten)/s);
    expect(asked).toHaveLength(1);
    await visit(page, '/steenhof/vestigingen/utrecht');
    await expect.poll(() => page.getByRole('link', { name: 'Jouw vestiging is Amersfoort' }).isVisible()).toBe(true);
  });

  test('has structured data for search engines', async () => {
    const html = await fetch(`${siteUrl()}/steenhof/vestigingen/amersfoort`).then((answer) => answer.text());
    const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const data = scripts.map(([, text]) => JSON.parse(text ?? '')).find((one) => one['@type'] === 'LocalBusiness');
    expect(data).toMatchObject({ telephone: '033 711 23 40', address: { postalCode: '3812 PM' } });
    expect(data.openingHoursSpecification.length).toBeGreaterThanOrEqual(5);
    expect(data.department).toHaveLength(2);
  });
});
