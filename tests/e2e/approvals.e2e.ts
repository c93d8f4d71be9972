import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { databaseUrl } from '../../apps/server/testing/clone-database.ts';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { bags, pressNext, roofWindow, toDate } from './checkout-fixture.ts';
import { useProgram } from './other-program.ts';
import { visit } from './page-settled.ts';
import { contractor, dropSession, logInByToken } from './session-visitor.ts';

/* Requesting approval from a colleague, on a program of its own, so that other tests do not count these orders. */

const url = useProgram('approvals', () => ({}));
useBrowser();

const isWhole = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function expectGoodAt(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page);
    await expect.poll(() => isWhole(page), { message: `whole at ${width}` }).toBe(true);
  }
}

/** A foreman, who requests orders but may not place them. */
async function addRequester(): Promise<{ email: string; name: string }> {
  const id = randomUUID();
  const email = `bram-${id.slice(0, 8)}@terveldhuis.example`;
  const name = `Bram ${id.slice(0, 8)}`;
  const client = new pg.Client({ connectionString: databaseUrl(inject('clusterUrl'), 'e2e_approvals') });
  await client.connect();
  await client.query(
    `insert into site_user (id, venture_id, customer_id, email, first_name, last_name, is_guest_account, dynamics,
       branch_id, is_manager, member_role, use_order_api_codit, is_active, is_blocked, password_hash)
     select $1, venture_id, customer_id, $2, 'Bram', $3, false, true, branch_id, false, 'requester', false, true, false,
       password_hash from site_user where email = 'inkoper@steenhof.test'`,
    [id, email, name.slice(5)],
  );
  await client.end();
  return { email, name };
}

interface Line {
  code: string;
  quantity: number;
}

async function fillCart(context: BrowserContext, lines: Line[]) {
  const headers = { origin: url() };
  const { siteUser } = await (await context.request.get(`${url()}/api/account`)).json();
  const path = `${url()}/api/carts/${siteUser.customerId}/main/210/true`;
  const { id } = await (await context.request.get(path)).json();
  const added = await context.request.post(`${url()}/api/carts/${id}/quickorder`, { headers, data: { lines } });
  expect(added.status()).toBe(200);
  return (await context.request.get(path)).json();
}

/** Places a request as the requester, and returns its number. Logs out the current user. */
async function askFor(
  context: BrowserContext,
  email: string,
  lines: Line[],
  { method = 'instorepickup', ...details }: { method?: string; reference?: string; projectId?: number } = {},
): Promise<string> {
  const headers = { origin: url() };
  await logInByToken(context, url(), email);
  const cart = await fillCart(context, lines);
  const put = { id: cart.id, version: cart.version, customerId: cart.customerId, market: '210' };
  const shipments = [{ ...cart.shipments[0], shippingMethodId: method }];
  await context.request.put(`${url()}/api/cms/v3.0/carts`, { headers, data: { ...put, shipments } });
  const calendar = new Date(Date.now() + 7 * 86_400_000);
  while ([0, 6].includes(calendar.getDay())) calendar.setDate(calendar.getDate() + 1);
  const day = calendar.toISOString().slice(0, 10);
  const data = {
    ...{ preferredDeliveryDate: day, latestDeliveryDate: day, branchId: '2102', ...details },
    hasConfirmedLatestDeliveryDateExceeded: true,
  };
  const prepared = await context.request.post(`${url()}/api/carts/${cart.id}/preparecheckout`, { headers, data });
  expect(prepared.status(), await prepared.text()).toBe(200);
  const asked = await context.request.post(`${url()}/api/carts/${cart.id}/converttoorder`, { headers, data: {} });
  return (await asked.json()).approval.approvalId;
}

browserTest(
  'a foreman requests, the manager approves on a phone in two presses, and it is ordered',
  async ({ page, context }) => {
    const requester = await addRequester();
    await logInByToken(context, url(), requester.email);
    await fillCart(context, [{ code: bags, quantity: 4 }]);
    await visit(page, `${url()}/steenhof/bestellen`);
    await toDate(page);
    await pressNext(page).click();
    await page.getByText('Dit gaat eerst naar Daan ter Veldhuis').waitFor();
    await page.getByRole('radio', { name: /^Op rekening/ }).waitFor();
    await expect
      .poll(() => page.getByRole('radio', { name: /^Online betalen/ }).count(), {
        message: 'not paid before it is agreed',
      })
      .toBe(0);
    await page.getByLabel('Toelichting voor wie beslist').fill('Stukadoor begint donderdag.');
    await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
    await expectGoodAt(page, 390, 1440);
    await pressNext(page).click();
    await page.getByRole('heading', { name: 'Je aanvraag ligt bij Daan ter Veldhuis' }).waitFor();
    await expectGoodAt(page, 390, 1440);
    await page.getByRole('link', { name: 'Volg je aanvraag' }).click();
    await page.getByRole('heading', { name: /^Jouw aanvraag van/ }).waitFor();
    await page.getByRole('button', { name: 'Herinneren' }).click();
    await page.getByText(/^Herinnerd op /).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Herinneren' }).isDisabled(), { message: 'not twice a day' })
      .toBe(true);
    await expectGoodAt(page, 1440, 390);

    await dropSession(context);
    await logInByToken(context, url(), contractor);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `${url()}/steenhof/goedkeuren`);
    await page
      .getByRole('link', { name: /wacht(en)? op jou$/ })
      .first()
      .waitFor();
    await page.locator('.ap', { hasText: requester.name }).waitFor();
    await expectGoodAt(page, 880, 1440, 390);
    const card = page.locator('.ap', { hasText: requester.name });
    await card.getByRole('link', { name: 'Bekijken' }).click();
    await page.getByText('Stukadoor begint donderdag.').first().waitFor();
    await expectGoodAt(page, 880, 1440, 390);
    await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Akkoord geven' });
    await expectGoodAt(page, 390);
    await sheet.getByRole('button', { name: /^Bestel voor € / }).click();
    const outcome = page.getByRole('heading', { name: 'Besteld. Bram weet het.' });
    await outcome.waitFor();
    await expect.poll(() => outcome.evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: /^Bekijk bestelling \d/ }).click();
    await page.getByText(requester.name).first().waitFor();
  },
);

browserTest(
  'a manager lowers a quantity and denies another request, and the requester reads why',
  async ({ page, context }) => {
    const requester = await addRequester();
    const ask = () => askFor(context, requester.email, [{ code: bags, quantity: 6 }]);
    const changed = await ask();
    const denied = await ask();
    await dropSession(context);
    await logInByToken(context, url(), contractor);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `${url()}/steenhof/goedkeuren/${changed}`);
    await page.getByRole('button', { name: 'Aantallen wijzigen' }).first().click();
    await page.getByRole('textbox', { name: /^Aantal/ }).fill('5');
    await page.getByRole('textbox', { name: /^Aantal/ }).blur();
    await expectGoodAt(page, 390, 1440);
    await page.getByRole('button', { name: 'Akkoord met wijziging' }).click();
    await page
      .getByRole('dialog', { name: 'Akkoord geven' })
      .getByRole('button', { name: /^Bestel voor/ })
      .click();
    await page.getByRole('heading', { name: 'Besteld. Bram weet het.' }).waitFor();
    await visit(page, `${url()}/steenhof/goedkeuren/${denied}`);
    await page.getByRole('button', { name: 'Afwijzen' }).first().click();
    const why = page.getByRole('dialog', { name: 'Waarom niet?' });
    await why.getByText('Later bestellen').click();
    await why.getByLabel('Bericht aan Bram').fill('Er ligt nog genoeg.');
    await expectGoodAt(page, 390, 1440);
    await page.getByRole('button', { name: 'Afwijzen en Bram laten weten' }).click();
    await page.getByText('Afgewezen: Later bestellen. Er ligt nog genoeg.').waitFor();
    await dropSession(context);
    await logInByToken(context, url(), requester.email);
    await visit(page, `${url()}/steenhof/goedkeuren#geschiedenis`);
    const history = page.getByRole('tabpanel', { name: 'Geschiedenis' });
    await history.getByText('Afgewezen: Later bestellen. Er ligt nog genoeg.').waitFor();
    await history.getByText('Akkoord met wijziging').waitFor();
    await expectGoodAt(page, 390, 1440);
    await visit(page, `${url()}/steenhof/goedkeuren/${denied}`);
    await page.getByRole('button', { name: 'Terug in mijn winkelwagen' }).click();
    await page.getByText('De artikelen liggen in je winkelwagen').waitFor();
    const { siteUser } = await (await context.request.get(`${url()}/api/account`)).json();
    await page.evaluate(
      ([key, site]) => localStorage.setItem(key as string, site as string),
      [`chosenSite-210-${siteUser.id}`, JSON.stringify({ siteId: 4101, name: 'Nieuwbouw De Laak, blok C' })],
    );
    await visit(page, `${url()}/steenhof/winkelwagen`);
    await page.getByRole('img', { name: /^Budget Nieuwbouw De Laak.*Deze bestelling/ }).waitFor();
    await expectGoodAt(page, 390, 1440);
  },
);

browserTest('an approver reads the reference, sees amounts while typing, and finds both orders', async (visitor) => {
  const { page, context } = visitor;
  const requester = await addRequester();
  const lines = [
    { code: bags, quantity: 3 },
    { code: roofWindow, quantity: 1 },
  ];
  await logInByToken(context, url(), contractor);
  const { results } = await (await context.request.get(`${url()}/api/sites`)).json();
  const led = results.find(({ leader }: { leader: { name: string } | null }) => leader?.name === 'Samira Bouzid');
  const id = await askFor(context, requester.email, lines, {
    ...{ method: 'storedelivery', reference: 'WK-47 dakraam', projectId: led.siteId },
  });
  await dropSession(context);
  await logInByToken(context, url(), 'inkoper@steenhof.test');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${url()}/steenhof/goedkeuren/${id}`);
  const fact = (name: string) => page.locator('.ask__facts > div', { hasText: name }).locator('dd');
  await expect.poll(() => fact('Referentie').innerText()).toBe('WK-47 dakraam');
  await expect.poll(() => fact('Kostenplaats').innerText()).toBe('LAAK-C');
  await expectGoodAt(page, 880, 390, 1440);

  await page.getByRole('button', { name: 'Aantallen wijzigen' }).first().click();
  const summary = page.locator('.summary');
  await summary.getByText('2 artikelen').waitFor();
  await page
    .getByRole('textbox', { name: /^Aantal/ })
    .nth(1)
    .fill('0');
  await summary.getByText('1 artikel', { exact: true }).waitFor();
  await page.getByRole('heading', { name: '1 artikel', exact: true }).waitFor();
  await summary.getByText('Orderkosten').waitFor();
  await summary.getByRole('button', { name: 'Annuleren' }).click();

  await page.getByRole('button', { name: 'Akkoord, bestellen' }).click();
  await page
    .getByRole('dialog', { name: 'Akkoord geven' })
    .getByRole('button', { name: /^Bestel voor/ })
    .click();
  const said = page.getByText(/^Bestellingen \d+ en \d+ zijn geplaatst: samen €/);
  await said.waitFor();
  const numbers = (await said.innerText()).match(/\d{6,}/g) ?? [];
  for (const number of numbers) await page.getByRole('link', { name: `Bekijk bestelling ${number}` }).waitFor();
});

browserTest(
  'a long name of a building site does not widen the page',
  async ({ page, context }) => {
    const name = 'Verduurzaming en uitbreiding van het voormalige distributiecentrum aan de Vanadiumweg';
    await logInByToken(context, url(), contractor);
    await visit(page, `${url()}/steenhof/bouwplaatsen`);
    await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Nieuwe bouwplaats' });
    await panel.getByLabel('Naam', { exact: true }).fill(name);
    await panel.getByLabel('Postcode').fill('3812 PX');
    await panel.getByLabel('Huisnummer').fill('25');
    await panel.getByLabel('Straat').fill('Vanadiumweg');
    await panel.getByLabel('Plaats', { exact: true }).fill('Amersfoort');
    await page.getByRole('button', { name: 'Bouwplaats maken' }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await visit(page, `${url()}/steenhof/wie-mag-wat`);
    const sites = page.getByLabel('Bouwplaats', { exact: true });
    await sites.selectOption({ label: name });
    for (const width of [390, 720, 880]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => isWhole(page), { message: `whole at ${width}` }).toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const pick = page.locator('.site-pick');
    await pick.click();
    await page.getByRole('dialog', { name: 'Waar bestel je voor?' }).getByRole('button', { name }).click();
    await pick.filter({ hasText: name }).waitFor();
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of await page.locator('.header__util a, .header__util button').all()) {
        await expect.poll(async () => (await part.boundingBox())?.height, { message: `at ${width}` }).toBeLessThan(40);
      }
    }
  },
  // The address register does not know this address.
  { missing: '/api/search/address' },
);

browserTest(
  'on a phone a rule ends on the line of its last word, and its controls are on one line',
  async (visitor) => {
    const { page, context } = visitor;
    await logInByToken(context, url(), contractor);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${url()}/steenhof/wie-mag-wat`);
    const rules = page.locator('.rl');
    await rules.first().waitFor();
    for (const rule of await rules.all()) {
      const stop = () =>
        rule.locator('.rl__text').evaluate((text) => {
          const last = [...text.querySelectorAll('.tok')].at(-1)?.getBoundingClientRect();
          const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          while (walker.nextNode()) if (walker.currentNode.textContent === '.') range.selectNode(walker.currentNode);
          const { top, bottom } = range.getBoundingClientRect();
          return last !== undefined && top < last.bottom && bottom > last.top;
        });
      await expect.poll(stop).toBe(true);
      const middleOf = async (part: string) => {
        const box = await rule.locator(part).boundingBox();
        return box ? box.y + box.height / 2 : 0;
      };
      await expect
        .poll(async () => Math.abs((await middleOf('.rl__on')) - (await middleOf('.rl__edit'))))
        .toBeLessThan(3);
    }
  },
);

browserTest('a manager sets a rule, tries it, sets a budget and a stand-in', async ({ page, context }) => {
  await logInByToken(context, url(), contractor);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${url()}/steenhof/wie-mag-wat`);
  await page.getByRole('button', { name: 'Regel toevoegen' }).click();
  await page.getByRole('textbox', { name: 'Bedrag' }).first().fill('1.500');
  await expectGoodAt(page, 390, 880, 1440);
  await page.getByRole('button', { name: 'Regel opslaan' }).click();
  const rule = page.locator('.rl', { hasText: '1.500,00' }).last();
  await rule.waitFor();
  await page.getByLabel('Wie', { exact: true }).selectOption({ label: 'Samira Bouzid' });
  await page
    .locator('.tryout')
    .getByText(/Regel \d beslist/)
    .waitFor();
  await rule.getByRole('button', { name: 'Regel 6 omhoog' }).click();
  await rule.getByRole('button', { name: 'Regel 5 omlaag' }).click();
  await rule.getByRole('switch', { name: 'Regel 6 aan' }).click();
  await rule.getByText('Staat uit').waitFor();
  await rule.getByRole('button', { name: 'Regel 6 bewerken' }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await rule.waitFor({ state: 'detached' });
  await page.locator('.tryout').getByText('Geen akkoord nodig').waitFor();
  await page.getByRole('button', { name: 'Budget', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Budget toevoegen' });
  await panel.getByLabel('Waarvoor').selectOption({ label: 'Een kostenplaats' });
  const costCentre = `K${Date.now()}`;
  await panel.getByLabel('Kostenplaats').last().fill(costCentre);
  await panel.getByLabel('Naam').fill('Bussen');
  await panel.getByLabel('Bedrag excl. btw').fill('2.500');
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Budget opslaan' }).click();
  await page.getByText(`Kostenplaats ${costCentre}`).waitFor();
  await page.getByRole('button', { name: 'Vervanging instellen' }).click();
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Van', { exact: true }).fill(soon(20));
  await page.getByLabel('Tot en met').fill(soon(30));
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await page
    .getByText(/beslist voor jou van/)
    .first()
    .waitFor();
  await expectGoodAt(page, 390, 880, 1440);
  await dropSession(context);
  await logInByToken(context, url(), 'inkoper@steenhof.test');
  await visit(page, `${url()}/steenhof/goedkeuren`);
  await page.getByRole('button', { name: 'Vervanging instellen' }).waitFor();
});
