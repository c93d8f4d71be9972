import type { ApprovalDetails, ApprovalLine } from '@bouwpoort/contract/ordering/approvals';
import { expect, test } from 'vitest';
import { editedOrder, orderedCount, withQuantity } from './edited-order.ts';

const packs = {
  contentId: 'a',
  quantity: 40,
  askedQuantity: 40,
  price: {
    agreed: { price: 7.33, per: 1, unitId: 'MTK', quantity: 201.6 },
    ...{ nettAmount: 1477.73, askedPrice: 7.33, askedAmount: 1477.73 },
  },
} as ApprovalLine;
const screws = {
  contentId: 'b',
  quantity: 0,
  askedQuantity: 8,
  price: {
    agreed: { price: 1.98, per: 100, unitId: 'PCE', quantity: 8000 },
    ...{ nettAmount: 0, askedPrice: 1.98, askedAmount: 158.4 },
  },
} as ApprovalLine;

test('a typed quantity gets its measure and amount, also on a line that was left out', () => {
  expect(withQuantity(packs, 7).price).toMatchObject({ nettAmount: 258.6, agreed: { quantity: 35.28 } });
  expect(withQuantity(screws, 5).price).toMatchObject({ nettAmount: 99, agreed: { quantity: 5000 } });
  expect(withQuantity({ ...packs, price: undefined }, 7)).toMatchObject({ quantity: 7, price: undefined });
});

test('the order is totalled, with delivery costs for a small one', () => {
  const approval = {
    method: 'storedelivery',
    lines: [packs, screws],
    totals: { items: 1477.73, handling: 0, subtotal: 1477.73, total: 1788.05, askedSubtotal: 1636.13 },
  } as ApprovalDetails;
  expect(editedOrder(approval, new Map([['a', 7]]))).toMatchObject({
    changed: 2,
    totals: { items: 258.6, handling: 12.5, subtotal: 271.1, askedSubtotal: 1636.13 },
  });
  const pickup = editedOrder({ ...approval, method: 'instorepickup' }, new Map([['b', 8]]));
  expect(pickup).toMatchObject({ changed: 0, totals: { items: 1636.13, handling: 0 } });
});

test('a line that is left out is not counted', () => {
  expect(orderedCount([packs, screws])).toBe(1);
  expect(orderedCount([packs, withQuantity(screws, 5)])).toBe(2);
});
