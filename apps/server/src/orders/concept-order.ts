import { deliveryMethodName } from '@bouwpoort/contract/checkout';
import { orderAddress } from '@bouwpoort/contract/orders';
import { deliveryModeId } from '@bouwpoort/contract/ventures';
import { type CartTotals, cartTotals } from '@bouwpoort/trade/line-price';
import { sumOf } from '@bouwpoort/trade/money';
import { orderCostsOf } from '@bouwpoort/trade/order-costs';
import { z } from 'zod';

/* A concept order as it is kept: amounts as decimals in text, so that nothing is lost between preparing and ordering. */

const amount = z.string().regex(/^-?\d+(\.\d+)?$/);

export const conceptLine = z.object({
  contentId: z.string(),
  productId: z.int(),
  productName: z.string(),
  code: z.string(),
  displayName: z.string(),
  salesUnit: z.string(),
  /** The unit and number of units the price on the line is for. */
  priceUnit: z.string(),
  salesPricePer: z.number(),
  quantity: amount,
  salesPrice: amount,
  nettAmount: amount,
  vatRate: z.number(),
  imageUrl: z.string().nullable(),
  productUrl: z.string().nullable(),
  stockItem: z.boolean(),
  after: z.string(),
  before: z.string(),
});
export type ConceptLine = z.infer<typeof conceptLine>;

export const conceptOrder = z.object({
  /** Its own number, by which an order names what was shown; none in what was kept before there were numbers. */
  salesOrderId: z.string().default(''),
  method: deliveryMethodName,
  branchId: z.string(),
  deliveryAddress: orderAddress,
  invoiceAddress: orderAddress,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  projectId: z.int().nullable(),
  projectName: z.string(),
  reference: z.string(),
  comment: z.string(),
  requisitionForm: z.string(),
  customerName: z.string(),
  /** How it is unloaded; in concepts kept before there was a choice, the ordinary way. */
  deliveryModeId: deliveryModeId.default('GEWOON'),
  preferredDeliveryDate: z.string(),
  latestDeliveryDate: z.string(),
  lines: z.array(conceptLine),
  items: amount,
  handling: amount,
  subtotal: amount,
  tax: amount,
  total: amount,
});
export type ConceptOrder = z.infer<typeof conceptOrder>;

export interface WindowTotals {
  /** '{after}-{before}', the key of C 2.6. */
  key: string;
  lines: ConceptLine[];
  totals: CartTotals;
}

/**
 * Lines that come together become one order (C 2.6), each with its own VAT. What bringing costs stands on the first,
 * so that the orders add up to exactly what was shown and paid.
 */
export function windowsOf(method: ConceptOrder['method'], lines: readonly ConceptLine[]): WindowTotals[] {
  const costs = orderCostsOf(method, sumOf(lines.map(({ nettAmount }) => nettAmount)));
  const windows = Map.groupBy(lines, ({ after, before }) => `${after}-${before}`);
  return [...windows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, together], index) => ({
      key,
      lines: together,
      totals: cartTotals(
        together.map(({ nettAmount, vatRate }) => ({ amount: nettAmount, vatRate })),
        index === 0 ? costs : 0,
      ),
    }));
}

export function totalsOf(method: ConceptOrder['method'], lines: readonly ConceptLine[]) {
  const windows = windowsOf(method, lines);
  const sum = (part: 'items' | 'handling' | 'subtotal' | 'tax' | 'total') =>
    sumOf(windows.map(({ totals }) => totals[part])).toFixed(2);
  return {
    items: sum('items'),
    handling: sum('handling'),
    subtotal: sum('subtotal'),
    tax: sum('tax'),
    total: sum('total'),
  };
}
