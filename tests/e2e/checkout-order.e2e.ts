import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import {
  addLines,
  atCheckout,
  bags,
  orderById,
  orderNumbers,
  ordersWith,
  overviewReady,
  pressNext,
  readyToOrder,
  shopAs,
  toDate,
  toOverview,
} from './checkout-fixture.ts';
import { confirmationsOf } from './mail-fixture.ts';

/* The order button: one order for the visible overview, and a message for every possible result. */

useBrowser();

const someBags = [{ code: bags, quantity: 3 }];

browserTest('two clicks and a lost answer result in one order', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const reference = `Verloren ${Date.now()}`;
  const page = await atCheckout(context);
  await toOverview(page, reference);
  const keys: (string | undefined)[] = [];
  await page.route('**/converttoorder', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await readyToOrder(page, /^Op rekening/);
  await pressNext(page).dblclick();
  await expect.poll(() => orderNumbers(page)).toHaveLength(1);
  expect(keys, 'asked, and asked again').toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await ordersWith(context, reference)).toHaveLength(1);
});

browserTest('a window that is closed before the answer finds the order again', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const page = await atCheckout(context);
  await toOverview(page);
  let isLost = false;
  await page.route('**/converttoorder', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await page.reload();
  });
  await readyToOrder(page, /^Op rekening/);
  await pressNext(page).click();
  await expect.poll(() => orderNumbers(page)).toHaveLength(1);
});

browserTest('two windows with one cart each order what they show, which results in two orders', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const [first, second] = [`Venster een ${Date.now()}`, `Venster twee ${Date.now()}`];
  const one = await atCheckout(context);
  await toOverview(one, first);
  const other = await atCheckout(context);
  await toOverview(other, second);

  await one.bringToFront();
  await readyToOrder(one, /^Op rekening/);
  await pressNext(one).click();
  await one.getByText('in een ander venster klaargezet').waitFor();
  await expectNoViolations(one);
  expect(await ordersWith(context, second), 'nobody has seen this here').toEqual([]);
  await overviewReady(one);
  await one.getByText(`Referentie ${first}`).waitFor();
  await pressNext(one).click();
  const mine = await orderNumbers(one);
  expect(await orderById(context, mine[0])).toMatchObject({ reference: first });

  await other.bringToFront();
  await addLines(context, [{ code: bags, quantity: 9 }]);
  await atCheckout(other);
  await toDate(other);
  await expect.poll(() => other.getByLabel('Referentie').inputValue()).toBe(second);
  await pressNext(other).click();
  await overviewReady(other);
  await readyToOrder(other, /^Op rekening/);
  await pressNext(other).click();
  const theirs = await orderNumbers(other);
  expect(await orderById(context, theirs[0])).toMatchObject({ reference: second });
  await one.reload();
  await expect.poll(() => orderNumbers(one), { message: 'each window shows its own' }).toEqual(mine);
});

browserTest('a cart that is ordered in another window is reported as gone', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const one = await atCheckout(context);
  await toOverview(one);
  const other = await atCheckout(context);
  await toOverview(other);
  await readyToOrder(other, /^Op rekening/);
  await one.bringToFront();
  await readyToOrder(one, /^Op rekening/);
  await pressNext(one).click();
  await orderNumbers(one);
  await other.bringToFront();
  // The other window learns of the order at some point: it shows a message, or redirects to the empty cart.
  await pressNext(other)
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await other
    .getByText('Deze winkelwagen bestaat niet meer')
    .or(other.getByRole('heading', { name: 'Je winkelwagen is leeg' }))
    .first()
    .waitFor();
});

browserTest('each refusal of the server is shown, with a next step', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const page = await atCheckout(context);
  await page.route('**/paymentmethods', (route) => route.fulfill({ status: 500, json: {} }));
  await toDate(page);
  await pressNext(page).click();
  await page.getByText('De betaalwijzen konden niet geladen worden').waitFor();
  await page.unroute('**/paymentmethods');
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await overviewReady(page);

  await page.route('**/converttoorder', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await readyToOrder(page, /^Op rekening/);
  await pressNext(page).click();
  await page.getByText('Er ging iets mis. Je bestelling werd niet ingediend.').waitFor();
  await page.unroute('**/converttoorder');

  // Cash on delivery: the server's own 402.
  await page.route('**/converttoorder', (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), paymentMethodName: 'cashondelivery' }),
    }),
  );
  await pressNext(page).click();
  await page.locator('.notice__title', { hasText: 'Deze bestelling moet eerst betaald worden' }).waitFor();
  await page.getByText(/^Op rekening bestellen kan nu niet. Betaal €\s[\d.,]+ online/).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /^Online betalen/ }).isChecked()).toBe(true);
  await expectNoViolations(page);
  await page.unroute('**/converttoorder');

  await page.route('**/converttoorder', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), failedOrderIds: ['21099998'] } });
  });
  await page.getByRole('radio', { name: /^Op rekening/ }).check();
  await pressNext(page).click();
  await expect.poll(() => orderNumbers(page)).toHaveLength(1);
  await page.locator('.notice__title', { hasText: 'Een deel van je bestelling is niet definitief' }).waitFor();
  await page.getByText(/^Bestelling 21099998 kon niet geplaatst worden en wordt niet in rekening gebracht/).waitFor();
  await expectNoViolations(page);
});

browserTest('the confirmation of an order is sent again, until it is enough', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const page = await atCheckout(context);
  await toOverview(page);
  await readyToOrder(page, /^Op rekening/);
  await pressNext(page).click();
  const [orderId = ''] = await orderNumbers(page);
  const again = page.getByRole('button', { name: 'Stuur opnieuw' });
  const copies = () => confirmationsOf(orderId, 'aannemer@steenhof.test');
  for (const sent of [1, 2, 3]) {
    await expect.poll(copies).toBe(sent);
    await again.click();
    await page.getByText('De bevestiging is opnieuw gestuurd naar aannemer@steenhof.test.').waitFor();
  }
  await expect.poll(copies).toBe(4);
  await expectNoViolations(page);
  await again.click();
  await page.locator('.notice__title', { hasText: 'De bevestiging is niet opnieuw gestuurd' }).waitFor();
  await page.getByText('De bevestiging is al een paar keer gestuurd. Kijk ook bij je ongewenste mail.').waitFor();
});
