import { expect } from 'vitest';
import { browserTest, useBrowser } from './browser-test.ts';
import { untilCart, withCart } from './cart-fixture.ts';
import { countClicks } from './counted-clicks.ts';

useBrowser();

/** A board of 12.5 mm in the demo world, with fifty on a pallet. */
const board = '3134465';

browserTest('a pallet of boards of one thickness is in the cart within six clicks', async ({ page, context, open }) => {
  await withCart(context, []);
  await open('/steenhof');
  const hand = countClicks(page);
  const search = page.getByRole('combobox', { name: 'Zoek en bestel direct' });
  await hand.click(search);
  await hand.type(search, 'gipsum vakman gipsplaat 12,5 mm');
  await hand.enter(search);

  const card = page.locator('.product-card', { hasText: board });
  await card.locator('.compact-price').waitFor();
  await expect.poll(() => card.locator('select').count(), { message: 'nothing is left to choose' }).toBe(0);
  await expect.poll(() => card.locator('.compact-price').innerText()).not.toContain('vanaf');
  await hand.click(card.getByRole('link'));

  await expect.poll(() => page.locator('.variant[aria-current=true]').innerText()).toBe('12,5 mm');
  await hand.select(page.getByLabel('Eenheid'), '09');
  await hand.click(page.locator('.order-form .add-button'));
  await untilCart(context, { [board]: 50 });
  expect(hand.clicks, hand.pressed.join(', ')).toBeLessThanOrEqual(6);
});
