import type { PaymentMethodName } from '@bouwpoort/contract/ordering/checkout';

/*
 * 100 by 100 (C 9), of our own design: the logos of payment schemes and banks are theirs, and their servers must not
 * learn who visits our checkout.
 */

const ink = '#12355b';
const paper = '#fafaf8';

const shapes = {
  bank: '<path d="M50 18 82 36v6H18v-6z"/><path d="M24 48h8v22h-8zM46 48h8v22h-8zM68 48h8v22h-8zM18 74h64v8H18z"/>',
  card: '<path fill-rule="evenodd" d="M20 28h60a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6zm-6 12v8h72v-8zm8 18v6h18v-6z"/>',
  transfer: '<path d="M20 34h44V24l18 15-18 15V44H20zM80 66H36V56L18 71l18 15V76h44z"/>',
  invoice: '<path fill-rule="evenodd" d="M28 16h32l14 14v54H28zm8 24v6h28v-6zm0 14v6h28v-6zm0 14v6h18v-6z"/>',
  cash: '<path fill-rule="evenodd" d="M14 30h72v40H14zm36 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM22 38v6h6v-6zm50 18v6h6v-6z"/>',
  wallet:
    '<path fill-rule="evenodd" d="M22 26h50v8h8a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H22a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8zm46 24a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>',
};

type Shape = keyof typeof shapes;

/** By words in the name; any other is a wallet. */
const byName: readonly (readonly [RegExp, Shape])[] = [
  [/ideal|wero|bank(?!contact)|incasso/i, 'bank'],
  [/card|kaart|visa|maestro|mastercard|bancontact|amex/i, 'card'],
  [/overboek|overschrijv|transfer/i, 'transfer'],
];

const byMethod: Record<PaymentMethodName, Shape> = { paynl: 'bank', invoice: 'invoice', cashondelivery: 'cash' };

export function paymentIcon(what: { method: PaymentMethodName } | { option: string } | 'bank'): string {
  if (what === 'bank') return draw('bank');
  if ('method' in what) return draw(byMethod[what.method]);
  return draw(byName.find(([words]) => words.test(what.option))?.[1] ?? 'wallet');
}

function draw(shape: Shape): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><rect width="100" height="100" rx="12" fill="${paper}"/><g fill="${ink}">${shapes[shape]}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
