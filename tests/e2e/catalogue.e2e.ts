import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTest, expectNoViolations, pageTests, useBrowser } from './browser-test.ts';
import { settled } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const isolatie = '/steenhof/categorieen/isolatie';
const site = siteUrl;

const html = (path: string, headers: Record<string, string> = {}) =>
  fetch(site() + path, { headers }).then((answer) => answer.text());

/** The number of results shown. */
async function found(page: Page): Promise<number> {
  return Number((await page.locator('.toolbar__count').innerText()).replaceAll(/\D/g, ''));
}

/** Filters of the column; the sheet contains its own copy. */
const options = (page: Page) => page.locator('.listing__side .filter__options .check');

const listed = (page: Page) => page.locator('.listing__main[aria-busy="false"]').waitFor();

async function tickFirst(page: Page): Promise<{ name: string; count: number }> {
  const option = options(page).first();
  const name = await option.locator('span').first().innerText();
  const count = Number(await option.locator('.check__count').innerText());
  await option.click();
  await page.waitForURL(/filters=/);
  await listed(page);
  return { name, count };
}

/** Rows of the sheet that are not full, or whose cards have stock and price at different heights. */
async function unevenRows(page: Page): Promise<string[]> {
  return page.locator('.product-grid > *').evaluateAll((cards) => {
    const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
    const [first] = rows.values();
    const footOf = (card: Element) =>
      [...card.querySelectorAll('.product-card__foot > *')]
        .map((part) => Math.round(part.getBoundingClientRect().top))
        .join(' and ');
    return [...rows].flatMap(([top, row]) => {
      const isEven = row.length === first?.length && new Set(row.map(footOf)).size === 1;
      return isEven ? [] : [`at ${top}: ${row.map(footOf).join(', ')}`];
    });
  });
}

pageTests(
  'a category',
  async ({ open }) => {
    await open(isolatie);
  },
  {
    'labels standard filter groups, and features by their own name': async ({ page }) => {
      const names = await page.locator('.listing__side summary').allInnerTexts();
      expect(names).toEqual(expect.arrayContaining(['Merk', 'Productlijn', 'Dikte', 'Rd-waarde']));
      expect(names.join()).not.toContain('_');
    },
    'lays out all of the page, even if nobody scrolls': async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      const isLaidOut = (part: Locator) =>
        part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
      await expect.poll(() => isLaidOut(page.locator('.product-card__name').last())).toBe(true);
      await expect.poll(() => isLaidOut(page.locator('.footer__slogan'))).toBe(true);
    },
    'lists its products without sideways scrolling from phone to desktop': async ({ page }) => {
      for (const width of [390, 880, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page);
        await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Isolatie');
        await expect.poll(() => page.locator('.product-card').count()).toBe(24);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
            message: `${width} px`,
          })
          .toBe(true);
        expect(await unevenRows(page), `${width} px`).toEqual([]);
      }
    },
    'shows in a contrast theme what is chosen': async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const styleOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { appearance, outlineStyle, borderTopStyle } = getComputedStyle(element);
            return { appearance, outlineStyle, borderTopStyle };
          });
      expect(await styleOf('.filters .check input')).toMatchObject({ appearance: 'auto' });
      expect(await styleOf('.view a[aria-current]')).toMatchObject({ outlineStyle: 'solid' });
      expect(await styleOf('.switch input')).toMatchObject({ borderTopStyle: 'solid' });
      expect(await styleOf('.search input')).toMatchObject({ borderTopStyle: 'solid' });
      await page.emulateMedia({ forcedColors: null });
    },
    'undoes the last choice with the back button': async ({ page }) => {
      const all = await found(page);
      await tickFirst(page);
      await page.goBack();
      await page.waitForURL((url) => !url.searchParams.has('filters'));
      await listed(page);
      await expect.poll(() => found(page)).toBe(all);
      await expect.poll(() => options(page).first().locator('input').isChecked()).toBe(false);
    },
    'shows eight options of a group, and the rest on request': async ({ page }) => {
      const lines = page.locator('.listing__side .disclosure', { hasText: 'Productlijn' });
      const shown = lines.locator('.filter__options .check');
      await expect.poll(() => shown.count()).toBe(8);
      await lines.getByRole('button', { name: 'Toon meer van productlijn' }).click();
      await expect.poll(() => shown.count()).toBeGreaterThan(8);
      const last = shown.last();
      await last.locator('input').check();
      await page.waitForURL(/filters=/);
      await listed(page);
      await lines.getByRole('button', { name: 'Toon minder van productlijn' }).click();
      // A selected option is never hidden.
      await expect.poll(() => shown.locator('input:checked').count()).toBe(1);
      await page.getByRole('link', { name: /^Filter .+ weghalen$/ }).click();
      await page.waitForURL((url) => !url.searchParams.has('filters'));
      await listed(page);
    },

    'clears filters one by one, or all at once': async ({ page }) => {
      const all = await found(page);
      const { name } = await tickFirst(page);
      await page.getByRole('link', { name: `Filter ${name} weghalen` }).click();
      await page.waitForURL((url) => !url.searchParams.has('filters'));
      await listed(page);
      await expect.poll(() => found(page)).toBe(all);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'focus is not lost' })
        .not.toBe('BODY');
      await tickFirst(page);
      await page.getByRole('link', { name: 'Wis alles' }).click();
      await page.waitForURL((url) => !url.searchParams.has('filters'));
      await listed(page);
      await expect.poll(() => found(page)).toBe(all);
    },
    'has its filters in a sheet on a phone, whose button counts along': async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      const all = await found(page);
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('button', { name: `Toon ${all} artikelen` }).waitFor();
      await expectNoViolations(page);
      const option = sheet.locator('.filter__options .check').first();
      const count = Number(await option.locator('.check__count').innerText());
      await option.click();
      await sheet.getByRole('button', { name: new RegExp(`^Toon ${count} artikel`) }).click();
      await sheet.waitFor({ state: 'hidden' });
      await expect.poll(() => found(page)).toBe(count);
      await expect.poll(() => page.getByRole('button', { name: 'Filters 1 actief' }).isVisible()).toBe(true);
      await page.goBack();
      await page.waitForURL((url) => !url.searchParams.has('filters'));
      await expect.poll(() => found(page)).toBe(all);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    'leads on by page links, and reading begins at the list': async ({ page }) => {
      const first = await page.locator('.product-card__name').first().innerText();
      await page.getByRole('link', { name: 'Volgende pagina' }).click();
      await page.waitForURL(/page=2/);
      await listed(page);
      await expect.poll(() => page.locator('.product-card__name').first().innerText()).not.toBe(first);
      await expect.poll(() => page.title()).toMatch(/^Isolatie, pagina 2 \|/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Artikelen');
    },
    'is narrowed by a filter in place from its second page, keeps the focus, and can be shared': async ({
      page,
      context,
    }) => {
      const all = await found(page);
      await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
      const { name, count } = await tickFirst(page);
      await expect.poll(() => found(page)).toBe(count);
      expect(count).toBeLessThan(all);
      expect(new URL(page.url()).searchParams.get('page')).toBeNull();
      expect(await page.evaluate(() => 'stillTheSame' in window), 'no new document').toBe(true);
      await expect
        .poll(() =>
          options(page)
            .first()
            .locator('input')
            .evaluate((input) => input === document.activeElement),
        )
        .toBe(true);
      await listed(page);
      await expectNoViolations(page);

      const colleague = await context.newPage();
      await colleague.goto(page.url());
      await expect.poll(() => found(colleague)).toBe(count);
      await expect.poll(() => colleague.getByRole('link', { name: `Filter ${name} weghalen` }).count()).toBe(1);
      await colleague.close();
      await page.goBack();
      await page.waitForURL(/page=2/);
      await listed(page);
    },
    'puts the names in order when sorted by name, from the first page': async ({ page }) => {
      await page.getByLabel('Sorteren').selectOption('naam');
      await page.waitForURL((url) => url.searchParams.get('sorteer') === 'naam' && !url.searchParams.has('page'));
      await listed(page);
      const inOrder = async () => {
        // The brand, which is the first word of the name and stands above it.
        const names = await page.locator('.product-card__brand').allInnerTexts();
        return names.join() === names.toSorted((a, b) => a.localeCompare(b, 'nl')).join();
      };
      await expect.poll(inOrder).toBe(true);
    },
    'counts the stock filter here, on the next page, and after a reload': async ({ open, page }) => {
      const all = await found(page);
      await page.getByRole('switch', { name: 'Voorraadassortiment' }).click();
      await page.waitForURL(/filters=/);
      await listed(page);
      const stocked = await found(page);
      expect(stocked).toBeLessThan(all);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('ui/setIsStockFilterEnabled'))).toBe('true');
      await open(isolatie);
      await expect.poll(() => found(page)).toBe(stocked);
      const crumb = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Assortiment' });
      await expect.poll(() => crumb.getAttribute('href')).toContain('filters=');
      await page.getByRole('switch', { name: 'Voorraadassortiment' }).click();
      await page.locator('.toolbar__count', { hasText: String(all) }).waitFor();
    },
    'makes count what only the device remembers': async ({ page, context }) => {
      const all = await found(page);
      await page.evaluate(() => localStorage.setItem('ui/setIsStockFilterEnabled', 'true'));
      await context.clearCookies();
      await page.reload();
      await page.getByRole('switch', { name: 'Voorraadassortiment', checked: true }).waitFor();
      await listed(page);
      await expect.poll(() => found(page)).toBeLessThan(all);
    },
  },
);

for (const width of [390, 1440]) {
  browserTest(
    `filters, sort and view work without script at ${width} px`,
    async ({ open, page }) => {
      await open(isolatie);
      // The last of a long group, which script would collapse.
      const option = page.locator('.listing__side .disclosure', { hasText: 'Productlijn' }).locator('.check').last();
      const count = Number(await option.locator('.check__count').innerText());
      await option.locator('input').check();
      await page.getByRole('button', { name: 'Filters toepassen' }).click();
      await page.waitForURL((url) => url.searchParams.has('filters') && !url.searchParams.has('toepassen'));
      await expect.poll(() => found(page)).toBe(count);
      await page.getByLabel('Sorteren').selectOption('naam');
      await page.getByRole('button', { name: 'Sorteer' }).click();
      await page.waitForURL((url) => url.searchParams.has('filters') && url.searchParams.get('sorteer') === 'naam');
      await page.getByRole('link', { name: 'Lijst' }).click();
      await page.waitForURL((url) => !url.searchParams.has('weergave'));
      await expect.poll(() => page.locator('.product-row').count()).toBeGreaterThan(0);
    },
    { javaScript: false, width },
  );
}

browserTest('the view is stored on the device, and stays out of the address', async ({ open, page }) => {
  await open(isolatie);
  await page.getByRole('link', { name: 'Lijst' }).click();
  await page.locator('.product-row').first().waitFor();
  await expectNoViolations(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => page.locator('.product-row').count()).toBe(24);
  expect(new URL(page.url()).search).toBe('');
});

browserTest('a list without products offers to clear its filters', async ({ open, page }) => {
  const nothing = Buffer.from('brand:brands:Bestaat niet').toString('base64');
  await open(`${isolatie}?filters=${encodeURIComponent(nothing)}`);
  await expect.poll(() => page.getByRole('heading', { name: 'Geen artikelen gevonden' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Wis alle filters' }).click();
  await page.locator('.product-card').first().waitFor();
});

browserTest('the catalogue links to main and sub-categories', async ({ open, page }) => {
  await open('/steenhof/categorieen');
  await page.locator('.catalogue').getByRole('link', { name: 'Isolatie', exact: true }).click();
  await page.waitForURL('**/steenhof/categorieen/isolatie?page=1');
  const subs = page.getByRole('navigation', { name: 'Subcategorieën' });
  const name = await subs.getByRole('link').first().innerText();
  await subs.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

test.each([
  ['/steenhof/categorieen/bestaat-niet', 404],
  ['/dakkracht/categorieen/gips-en-plafond', 404],
  [isolatie, 200],
  [`${isolatie}?page=abc`, 200],
])('%s returns %i', async (path, status) => {
  expect((await fetch(site() + path)).status).toBe(status);
});

test('a page beyond the last redirects to the last', async () => {
  const answer = await fetch(`${site()}${isolatie}?page=3999`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(Number(new URL(answer.headers.get('location') ?? '', site()).searchParams.get('page'))).toBeLessThan(3999);
});

test('search engines index the pages, but no filters', async () => {
  const second = await html(`${isolatie}?page=2`);
  expect(second).toMatch(/<link rel="canonical" href="[^"]+\/steenhof\/categorieen\/isolatie\?page=2"/);
  expect(second).toMatch(/<link rel="prev" href="[^"?]+"/);
  expect(await html(isolatie)).toMatch(/<link rel="next" href="[^"]+\?page=2"/);
  expect(second).toContain('"@type":"ItemList"');
  expect(second).toContain('"@type":"BreadcrumbList"');
  const filters = encodeURIComponent(Buffer.from('brand:brands:Thermovast').toString('base64'));
  expect(await html(`${isolatie}?filters=${filters}`)).toContain('content="noindex, follow"');
});
