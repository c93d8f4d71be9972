import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserTest, expectNoViolations, pageTests, useBrowser, type Visit } from './browser-test.ts';
import { logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

/* Known products of the demo world. */
const products = '/steenhof/producten';
const spouwplaat = `${products}/thermovast-vakman-pir-spouwplaat-1200-x-600-mm-100000`;
const mortel = `${products}/kolmix-vakman-metselmortel-m5-100001`;
const schroef = `${products}/schroefal-vakman-spaanplaatschroef-5-0-mm-verzinkt-platkop-100003`;
const zonderEenheden = `${products}/brikon-vakman-betonlatei-op-maat-100-x-70-mm-100005`;
const zonderPrijs = `${products}/veldhof-vakman-gevelsteen-amerongen-handvorm-waalformaat-100006`;
const vuren = `${products}/houtwaard-vakman-vuren-geschaafd-44-x-69-mm-c18-100009`;
const eigenVestiging = `${products}/kolmix-vakman-hoogovencement-42-5-n-100012`;
const arnhem = `${products}/wolderma-vakman-glaswol-spouwplaat-1200-x-600-mm-0-032-100014`;
const nergens = `${products}/brikon-vakman-cellenbetonblok-600-x-250-mm-g4-600-100015`;
const eenStaffel = `${products}/kolmix-vakman-lijmmortel-kalkzandsteen-100017`;
const vijfStaffels = `${products}/thermovast-vakman-eps-100-vloerplaat-1200-x-1000-mm-100018`;
const dakplaat = '/dakkracht/producten/thermovast-vakman-pir-dakplaat-1200-x-600-mm-aluminium-100020';
const tegel = '/tegelkade/producten/keravelt-vakman-metrotegel-200-x-100-mm-glans-met-facet-100023';
const isolatie = '/steenhof/categorieen/isolatie';

/** Second buyer of the contractor: the same prices, and a cart that no other test uses. */
const buyer = 'inkoper@steenhof.test';
const site = siteUrl;

type TestOptions = Parameters<typeof browserTest>[2] & { as?: string | null };

function orderTest(name: string, run: (visit: Visit) => Promise<void>, { as = buyer, ...options }: TestOptions = {}) {
  browserTest(
    name,
    async (visit) => {
      if (as) await logInByToken(visit.context, site(), as);
      await run(visit);
    },
    options,
  );
}

const form = (page: Page) => page.locator('.order-form');
const quantity = (page: Page) => form(page).getByRole('textbox', { name: 'Aantal', exact: true });
const unit = (page: Page) => form(page).getByLabel('Eenheid');
const add = (page: Page) => form(page).getByRole('button', { name: 'In winkelwagen' });
const total = (page: Page) => form(page).locator('.order-form__total b').innerText();
const sentence = (page: Page) => form(page).locator('.rounding').innerText();
/** The visible text: amounts contain non-breaking spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();
const untilPriced = (page: Page) => form(page).locator('.order-form__total b').waitFor();
const block = (page: Page) => page.locator('.stock-block').first();

async function openPriced(visit: Visit, path: string): Promise<Page> {
  await visit.open(path);
  await untilPriced(visit.page);
  await expectNoViolations(visit.page);
  return visit.page;
}

async function fill(page: Page, amount: string, code?: string): Promise<void> {
  if (code) await unit(page).selectOption(code);
  await quantity(page).fill(amount);
}

function countCalls(page: Page): { pricing: number; stock: number } {
  const calls = { pricing: 0, stock: 0 };
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/pricing') calls.pricing++;
    if (pathname.endsWith('/inventory/bulk') || pathname.endsWith('/inventory')) calls.stock++;
  });
  return calls;
}

type Ordered = readonly [amount: string, code: string, words: string, euros: string];

/** The order as text and in cents. */
const ordering =
  (...orders: readonly Ordered[]) =>
  async ({ page }: Visit): Promise<void> => {
    for (const [amount, code, words, euros] of orders) {
      await fill(page, amount, code);
      expect(plain(await sentence(page))).toBe(words);
      expect(plain(await total(page))).toBe(euros);
    }
  };

/** Removes the lines of a test, for the next one and for other files. */
async function emptyCart({ context }: Visit): Promise<void> {
  const headers = { origin: site() };
  const open = await context.request.get(`${site()}/api/carts/510001/main/210/false`, { headers });
  const { id } = await open.json();
  if (id) await context.request.delete(`${site()}/api/cms/v3.0/carts/${id}`, { headers });
}

/** Tests on one page load of an article, starting with an empty cart. */
function articleTests(name: string, path: string, tests: Record<string, (visit: Visit) => Promise<void>>): void {
  const load = async (visit: Visit) => {
    await logInByToken(visit.context, site(), buyer);
    await emptyCart(visit);
    await openPriced(visit, path);
  };
  pageTests(name, load, tests);
}

const openConditions = async (page: Page) => {
  await page.getByRole('button', { name: 'Prijscondities' }).click();
  return page.getByRole('dialog', { name: 'Prijscondities' });
};

/** With fewer than two tiers there is no table. */
const conditionsInWords =
  (words: RegExp) =>
  async ({ page }: Visit): Promise<void> => {
    const dialog = await openConditions(page);
    await dialog.getByText(words).waitFor();
    await expect.poll(() => dialog.getByRole('table').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect
      .poll(
        () =>
          page.getByRole('button', { name: 'Prijscondities' }).evaluate((button) => button === document.activeElement),
        { message: 'the focus comes back' },
      )
      .toBe(true);
  };

articleTests('a bag', mortel, {
  'a quantity is 1 or more, typed and stepped, and has parts only of measures, which adding explains (C 5)': async ({
    page,
  }) => {
    await expect.poll(() => quantity(page).inputValue()).toBe('1');
    await quantity(page).fill('');
    await expect.poll(() => quantity(page).inputValue()).toBe('1');
    await quantity(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('25');
    await expect.poll(() => quantity(page).inputValue(), { message: 'the 1 nobody typed makes room' }).toBe('25');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0');
    await expect.poll(() => quantity(page).inputValue()).toBe('1');

    await page.getByRole('button', { name: 'Eén meer' }).first().click();
    await quantity(page).press('ArrowUp');
    await expect.poll(() => quantity(page).inputValue()).toBe('3');
    await quantity(page).press('ArrowDown');
    const less = page.getByRole('button', { name: 'Eén minder' }).first();
    for (let press = 0; press < 3; press++) await less.press('Enter');
    await expect.poll(() => quantity(page).inputValue()).toBe('1');
    await expect.poll(() => less.isDisabled()).toBe(true);
    expect(await less.evaluate((button) => button === document.activeElement), 'it keeps the focus').toBe(true);

    await fill(page, '2,5', 'BG');
    expect(await sentence(page)).toContain('alleen hele aantallen');
    expect(await total(page)).toBe('–');
    await add(page).click();
    await expect.poll(() => quantity(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => quantity(page).getAttribute('aria-invalid')).toBe('true');
    await expectNoViolations(page);
    await quantity(page).fill('3');
    expect(plain(await total(page))).toBe('€ 12,63');
  },
  'has a price per unit, with its VAT; an own price says so': async ({ page }) => {
    expect(plain(await form(page).locator('.price').innerText())).toBe('€ 4,21 per zak');
    await expect.poll(() => form(page).locator('.price__note').innerText()).toBe('Jouw prijs, excl. 21% btw');
  },
  'without tiers: no table of price conditions': conditionsInWords(/^Geen staffelprijzen beschikbaar/),
  'is ordered in bags and pallets': ordering(
    ['3', 'BG', '3 zakken', '€ 12,63'],
    ['1', '09', '40 zakken, samen 1 pallet', '€ 168,40'],
  ),
});

articleTests('a pack priced per square metre', spouwplaat, {
  'is ordered in square metres, rounded up, and in pallets': ordering(
    ['10', 'MTK', '2 pakken, naar boven afgerond: samen 17,28 m²', '€ 181,09'],
    ['2,5', 'MTK', '1 pak, naar boven afgerond: samen 8,64 m²', '€ 90,55'],
    ['1', '09', '12 pakken, samen 103,68 m²', '€ 1.086,57'],
  ),
  'less than a square metre stays as typed; a zero is an error on blur': async ({ page }) => {
    await fill(page, '10', 'MTK');
    await quantity(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    for (const [key, typed] of [
      ['Backspace', ''],
      ['0', '0'],
      [',', '0,'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => quantity(page).inputValue()).toBe(typed);
      await expect.poll(() => form(page).locator('.field__error').count(), { message: 'still typing' }).toBe(0);
    }
    await page.keyboard.type('8');
    await expect.poll(async () => plain(await sentence(page))).toBe('1 pak, naar boven afgerond: samen 8,64 m²');
    await page.keyboard.press('Tab');
    await expect.poll(() => quantity(page).inputValue()).toBe('0,8');
    // One less would be none; it must not become more either.
    await page.getByRole('button', { name: 'Eén minder' }).first().press('Enter');
    await expect.poll(() => quantity(page).inputValue()).toBe('0,8');

    await quantity(page).fill('0');
    await page.keyboard.press('Enter');
    await form(page).getByText('Geen aantal geselecteerd').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => quantity(page).inputValue()).toBe('0');
    await quantity(page).fill('');
    await page.keyboard.press('Tab');
    await expect.poll(() => quantity(page).inputValue()).toBe('1');
  },
  'adding confirms in place, updates the count, and links to the cart': async (visit) => {
    const { page } = visit;
    await fill(page, '10', 'MTK');
    await quantity(page).press('Enter');
    await form(page).getByRole('button', { name: 'Toegevoegd' }).waitFor();
    await page.getByRole('status').getByText('2 pakken toegevoegd').waitFor();
    await add(page).waitFor();
    await add(page).click();
    await page.getByRole('link', { name: 'Naar winkelwagen' }).first().waitFor();
    await form(page).getByRole('button', { name: 'Toegevoegd' }).waitFor();
    await expectNoViolations(page);
    // The screen updates at once; the server a moment later.
    const inCart = async () => {
      const cart = await visit.context.request.get(`${site()}/api/carts/510001/main/210/false`);
      const [line] = (await cart.json()).shipments[0].lineItems;
      return [line.code, line.quantity, line.extendedPrice];
    };
    await expect.poll(inCart).toEqual(['0045120', 4, 362.19]);
    await emptyCart(visit);
  },
  'the quantity stays with another variant, and its unit with it': async ({ page }) => {
    await fill(page, '10', 'MTK');
    await page.getByRole('link', { name: '50 mm', exact: true }).click();
    await page.locator('.product-page__sub').getByText('50 mm').waitFor();
    await untilPriced(page);
    expect([await quantity(page).inputValue(), await unit(page).inputValue()]).toEqual(['10', 'MTK']);
    expect(await sentence(page)).toContain('2 pakken, naar boven afgerond: samen 12,96 m²');
  },
});

articleTests('screws', schroef, {
  'have a price per hundred, in words': async ({ page }) => {
    expect(plain(await form(page).locator('.price').innerText())).toBe('€ 3,07 per 100 stuks');
    await expect.poll(() => form(page).locator('.price__note').innerText()).toBe('Excl. 21% btw');
  },
  'are ordered by the piece, rounded up to boxes, and in boxes': ordering(
    ['250', 'PCE', '2 dozen, naar boven afgerond: samen 400 stuks', '€ 12,28'],
    ['3', 'BX', '3 dozen, samen 600 stuks', '€ 18,42'],
  ),
});

articleTests('timber', vuren, {
  'is ordered in metres, rounded up to lengths': ordering([
    '5',
    'MTR',
    '3 lengtes, naar boven afgerond: samen 6,3 m¹',
    '€ 14,11',
  ]),
});

describe('the price', () => {
  orderTest('no price: on request, with a contact', async (visit) => {
    await visit.open(zonderPrijs);
    await form(visit.page).getByRole('heading', { name: 'Prijs op aanvraag' }).waitFor();
    await expect.poll(() => form(visit.page).getByRole('link', { name: 'Neem contact op' }).isVisible()).toBe(true);
    const branchPhone = form(visit.page).getByRole('link', { name: 'Bel 033 711 23 40' });
    await expect.poll(() => branchPhone.getAttribute('href')).toBe('tel:0337112340');
    await expect.poll(() => visit.page.getByRole('button', { name: 'In winkelwagen' }).count()).toBe(0);
    await expectNoViolations(visit.page);
  });
  orderTest('without order units there is no order form', async ({ open, page }) => {
    await open(zonderEenheden);
    await page.getByText('Momenteel geen prijs- of bestelinformatie aanwezig').waitFor();
    await expect.poll(() => form(page).count()).toBe(0);
  });
  orderTest('that fails to load: the page shows an error', async ({ page }) => {
    await page.route('**/api/pricing', (route) => route.fulfill({ body: 'geen antwoord' }));
    await page.goto(mortel);
    await page.getByText('De prijsgegevens zijn niet compleet').waitFor();
    await form(page).getByText('Momenteel geen prijs- of bestelinformatie aanwezig').waitFor();
    await expectNoViolations(page);
  });
});

describe('permissions', () => {
  orderTest(
    'without a link to a customer: no prices, no request, and an explanation',
    async ({ open, page }) => {
      const calls = countCalls(page);
      await open(mortel);
      await page
        .getByText(
          'Uw website-account is niet goed geconfigureerd (er zullen geen prijzen worden weergegeven en er kunnen geen orders worden aangemaakt)',
        )
        .waitFor();
      expect([calls, await form(page).count(), await page.locator('.stock-block').count()]).toEqual([
        { pricing: 0, stock: 0 },
        0,
        0,
      ]);
      await open(isolatie);
      expect(calls).toEqual({ pricing: 0, stock: 0 });
    },
    { as: 'zonder-koppeling@steenhof.test' },
  );
  orderTest(
    'everything switched off: no form and no requests',
    async ({ open, page }) => {
      const calls = countCalls(page);
      await open(tegel);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([calls, await form(page).count(), await page.locator('.stock-block').count()]).toEqual([
        { pricing: 0, stock: 0 },
        0,
        0,
      ]);
    },
    { as: 'tegelzetter@tegelkade.test' },
  );
  orderTest(
    'visitors: neither form nor requests',
    async ({ open, page }) => {
      const calls = countCalls(page);
      await open(mortel);
      await open(isolatie);
      expect([calls, await page.locator('.compact-order').count()]).toEqual([{ pricing: 0, stock: 0 }, 0]);
    },
    { as: null },
  );
  orderTest(
    'a guest sees a price and can order, but sees no stock',
    async (visit) => {
      const page = await openPriced(visit, mortel);
      await expect.poll(() => add(page).isVisible()).toBe(true);
      await expect.poll(() => form(page).locator('.price__note').innerText()).toBe('Excl. 21% btw');
    },
    { as: 'gast@steenhof.test' },
  );
});

describe('adding', () => {
  orderTest(
    'on a phone from the bar at the bottom',
    async (visit) => {
      await emptyCart(visit);
      const page = await openPriced(visit, mortel);
      await fill(page, '3', 'BG');
      const bar = page.locator('.order-bar');
      expect(plain(await bar.locator('.order-bar__sum').innerText()).replaceAll(/\s+/g, ' ')).toBe('3 zakken € 12,63');
      await bar.getByRole('button', { name: 'In winkelwagen' }).click();
      await bar.getByRole('button', { name: 'Toegevoegd' }).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
        .toBe(true);
      await emptyCart(visit);
    },
    { width: 390 },
  );
});

describe('price conditions (C 2.5)', () => {
  articleTests('a single tier', eenStaffel, {
    'are words, without a table': conditionsInWords(/^Vanaf .+ betaal je €\s[\d,]+ per /),
  });
  orderTest('a table whose rows fill in the form', async (visit) => {
    const page = await openPriced(visit, vijfStaffels);
    const dialog = await openConditions(page);
    const table = dialog.getByRole('table', { name: 'Staffelprijzen' });
    await table.waitFor();
    await expect.poll(() => table.getByRole('columnheader').allInnerTexts()).toEqual(['Aantal', 'Per', 'Prijs']);
    const rows = (await table.getByRole('row').allInnerTexts()).slice(1).map((row) => plain(row).split(/\s*[\t\n]\s*/));
    expect(rows).toHaveLength(6);
    expect(rows[1]?.slice(0, 2)).toEqual(['vanaf 3 pakken', '86,4 m²']);
    expect(rows[1]?.at(-1)).toBe('€ 2,03');
    await expect.poll(() => dialog.getByRole('table', { name: 'Rechtstreekse levering' }).count()).toBe(0);
    await expect.poll(() => dialog.innerText()).toContain('stap 3');
    await expectNoViolations(page);
    await table.getByRole('button', { name: /^vanaf 6 pakken/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect([await quantity(page).inputValue(), await unit(page).inputValue()]).toEqual(['6', 'PK']);
  });
  orderTest(
    'direct from the factory where the venture offers that',
    async (visit) => {
      const page = await openPriced(visit, dakplaat);
      const dialog = await openConditions(page);
      await dialog.getByRole('table', { name: 'Staffelprijzen' }).waitFor();
      const direct = dialog.getByRole('table', { name: 'Rechtstreekse levering' });
      await expect.poll(() => direct.getByRole('row').count()).toBe(6);
    },
    { as: 'dakdekker@dakkracht.test' },
  );
  orderTest('that fail to load show a price error', async (visit) => {
    await visit.page.route('**/tiered', (route) => route.fulfill({ body: 'geen antwoord' }));
    const page = await openPriced(visit, vijfStaffels);
    const dialog = await openConditions(page);
    await dialog.getByText('De staffelprijzen konden niet worden opgehaald').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('De prijsgegevens zijn niet compleet').waitFor();
  });
});

describe('stock (C 4.7)', () => {
  orderTest("at the user's own branch shows the quantity", async ({ page }) => {
    await page.goto(eigenVestiging);
    await block(page).locator('.stock').waitFor();
    await expect
      .poll(() => block(page).locator('.row').first().innerText())
      .toMatch(/^\d+ zakken beschikbaar in Amersfoort/);
  });
  orderTest('nowhere is sold out, and promised within a window of days', async ({ page }) => {
    await page.goto(nergens);
    await block(page).locator('.stock').waitFor();
    await expect.poll(() => block(page).locator('.row').first().innerText()).toMatch(/^Tijdelijk uitverkocht/);
    await page
      .locator('.delivery-block .row__title')
      .getByText(/^Levering (tussen )?(ma|di|wo|do|vr) \d/)
      .waitFor();
  });
  orderTest("elsewhere shows where, and opens the list of branches, the user's own first", async (visit) => {
    const page = await openPriced(visit, arnhem);
    await expect.poll(() => block(page).locator('.row').first().innerText()).toMatch(/^Op voorraad in Arnhem/);
    await page.getByRole('button', { name: /Op voorraad in Arnhem/ }).click();
    const panel = page.getByRole('dialog', { name: 'Voorraad per vestiging' });
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(6);
    const rows = await panel.getByRole('listitem').allInnerTexts();
    expect(rows[0]).toMatch(/Amersfoort.*jouw vestiging.*Niet op voorraad/s);
    expect(rows[1]).toMatch(/Arnhem.*\d+ pakken/s);
    expect(
      await panel.evaluate((dialog) => Math.round((100 * dialog.getBoundingClientRect().width) / window.innerWidth)),
      'a third of the window',
    ).toBe(33);
    await expectNoViolations(page);
  });
  orderTest('that fails to load is unknown; the price is still shown', async ({ page }) => {
    await page.route('**/inventory/bulk', (route) => route.fulfill({ body: 'geen antwoord' }));
    await page.goto(mortel);
    await block(page).getByText('Voorraad onbekend').waitFor();
    await untilPriced(page);
  });
});

describe('the promise', () => {
  const promise = (page: Page) => page.locator('.delivery-block .row__title');
  orderTest("uses the server's clock, whatever the device's is", async ({ page }) => {
    await page.goto(mortel);
    await promise(page).getByText('geleverd').waitFor();
    const told = await promise(page).innerText();
    await page.clock.setSystemTime(new Date('2031-03-05T03:00:00Z'));
    await page.goto(mortel);
    await promise(page).getByText('geleverd').waitFor();
    await expect.poll(() => promise(page).innerText()).toBe(told);
  });

  const inCart = (page: Page) => page.locator('.window__head h2');
  const linesIn = async ({ context }: Visit) => {
    const answer = await context.request.get(`${site()}/api/carts/510001/main/210/false`);
    const { shipments } = await answer.json();
    return shipments[0].lineItems.map((line: { quantity: number }) => line.quantity);
  };
  const stockOf = async ({ page }: Visit) =>
    Number(/^[\d.]+/.exec(await block(page).locator('.row__title').first().innerText())?.[0].replace('.', ''));
  orderTest('is the same day in the cart, for what is in stock and for more', async (visit) => {
    const { page } = visit;
    await emptyCart(visit);
    await openPriced(visit, eigenVestiging);
    await promise(page).getByText('geleverd').waitFor();
    const [, day] = /^(?:Morgen|[a-z]+dag) geleverd, (.+)$/i.exec(await promise(page).innerText()) ?? [];
    await block(page).getByText('beschikbaar').waitFor();
    const there = await stockOf(visit);
    await add(page).click();
    await expect.poll(() => linesIn(visit)).toEqual([1]);
    await page.goto('/steenhof/winkelwagen');
    await expect.poll(() => inCart(page).innerText()).toBe(`Levering ${day}`);

    await openPriced(visit, eigenVestiging);
    await quantity(page).fill(String(there));
    await page.getByText('Samen met wat al in je winkelwagen ligt.').waitFor();
    const together = await promise(page).innerText();
    expect(together).not.toContain(day);
    await add(page).click();
    await expect.poll(() => linesIn(visit)).toEqual([there + 1]);
    await page.goto('/steenhof/winkelwagen');
    const later = together.replace(/^.* geleverd, |^Levering /, '');
    await expect.poll(() => inCart(page).innerText()).toBe(`Levering ${later}`);
  });
});

describe('lists', () => {
  const choosable = (page: Page) => page.locator('.product-card').filter({ has: page.locator('select') });
  let calls = { pricing: 0, stock: 0 };
  const load = async (visit: Visit) => {
    const { open, page, context } = visit;
    await logInByToken(context, site(), buyer);
    await emptyCart(visit);
    calls = countCalls(page);
    await open(isolatie);
    await page.locator('.compact-order .add-button').first().waitFor();
  };
  const askOnce = async ({ page }: Visit) => {
    expect(calls).toEqual({ pricing: 1, stock: 1 });
    await expect.poll(() => page.locator('.compact-price').count()).toBeGreaterThan(3);
    await expectNoViolations(page);
  };
  pageTests('in a grid', load, {
    'a page of products requests prices once and stock once': askOnce,
    'a variant is chosen first, then added, at every width': async ({ page }) => {
      for (const [position, width] of [1440, 880, 390].entries()) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page);
        const card = choosable(page).nth(position);
        await card.locator('.add-button').waitFor();
        await expect.poll(() => card.locator('.compact-price').innerText()).toMatch(/€/);
        const height = await card.evaluate((element) => element.getBoundingClientRect().height);
        await card.locator('select').selectOption({ index: 1 });
        await expect
          .poll(() => card.evaluate((element) => element.getBoundingClientRect().height), { message: 'nothing jumps' })
          .toBe(height);
        await card.getByRole('textbox').fill('2');
        await card.locator('.add-button').click();
        await card.locator('.add-button.is-done').waitFor();
        expect(page.url(), 'the card does not open').toMatch(/isolatie$/);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
          .toBe(true);
      }
    },
    'adding without a variant focuses the choice of a variant': async (visit) => {
      const { page } = visit;
      await page.setViewportSize({ width: 1440, height: 900 });
      const card = choosable(page).last();
      await card.locator('.add-button').click();
      await card.getByText('Kies eerst een uitvoering').waitFor();
      await expect
        .poll(() => card.locator('select').evaluate((select) => select === document.activeElement))
        .toBe(true);
      await emptyCart(visit);
    },
  });
  pageTests(
    'in a list',
    async (visit) => {
      await visit.context.addCookies([{ name: 'productView', value: 'list', url: site() }]);
      await load(visit);
    },
    {
      'a page of products requests prices once and stock once': askOnce,
      'on a phone stock and a price per 1.000 stand beside each other': async ({ page }) => {
        for (const width of [390, 360]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto('/steenhof/zoeken?q=gevelsteen&weergave=lijst');
          const row = page.locator('.product-row', { hasText: 'per 1.000 stuks' }).first();
          await row.locator('.product-row__stock .stock').waitFor();
          const stockEnd = () => row.locator('.product-row__stock').evaluate(endOfText);
          const price = row.locator('.compact-price');
          const priceStart = () => price.evaluate((element) => element.getBoundingClientRect().left);
          await expect.poll(async () => (await priceStart()) - (await stockEnd())).toBeGreaterThan(4);
        }
      },
    },
  );
});

/** The end of its text, which may overflow the element. */
function endOfText(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return Math.max(...[...words.getClientRects()].map(({ right }) => right));
}
