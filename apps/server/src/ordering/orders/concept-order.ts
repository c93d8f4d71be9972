import { orderSiteAccess } from '@bouwpoort/contract/ordering/jobsites';
import { deliveryWishes, orderAddress } from '@bouwpoort/contract/ordering/orders';
import { deliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { deliveryModeId } from '@bouwpoort/contract/organisation/ventures';
import { type CartTotals, cartTotals, sumVats } from '@bouwpoort/trade/catalogue/line-price';
import { sumOf } from '@bouwpoort/trade/foundation/money';
import { orderCostsOf } from '@bouwpoort/trade/ordering/order-costs';
import { z } from 'zod';

/* A concept order as it is stored: amounts as decimals in text, so that preparing and ordering use the same figures. */

const amount = z.string().regex(/^-?\d+(\.\d+)?$/);

const conceptLine = z.object({
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
  /** The line in the unit of its price; none in older rows. */
  agreed: z
    .object({ price: amount, per: z.number(), unitId: z.string(), quantity: amount, perSalesUnit: amount })
    .optional(),
  /** Straight from the factory. */
  isDirect: z.boolean().default(false),
  /** The quote whose price is charged. */
  quote: z.object({ number: z.string(), quoteId: z.int(), lineId: z.int() }).optional(),
  /** The quote it was called off from, where today's price is charged all the same. */
  quoteNotice: z
    .object({
      number: z.string(),
      quoteId: z.int(),
      why: z.enum(['expired', 'usedUp', 'lowerToday']),
      left: z.number(),
    })
    .optional(),
  imageUrl: z.string().nullable(),
  productUrl: z.string().nullable(),
  stockItem: z.boolean(),
  after: z.string(),
  before: z.string(),
});
export type ConceptLine = z.infer<typeof conceptLine>;

/** The agreed price, else the price of the line itself. */
export function agreedOf(line: ConceptLine): NonNullable<ConceptLine['agreed']> {
  const { salesPrice: price, salesPricePer: per, priceUnit: unitId, quantity } = line;
  return line.agreed ?? { price, per, unitId, quantity, perSalesUnit: '1' };
}

export const conceptOrder = z.object({
  /** Its own number, by which an order names the overview that was shown; none in older rows. */
  salesOrderId: z.string().default(''),
  /** The customer whose prices and addresses these are; empty in older rows. */
  customerId: z.string().default(''),
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
  /** Empty where none was chosen. */
  costCentre: z.string().default(''),
  /** How it is unloaded; the ordinary way in older rows. */
  deliveryModeId: z._default(deliveryModeId, 'GEWOON'),
  /** None in older rows. */
  deliveryWishes: z.nullable(deliveryWishes).default(null),
  /** The access card of the building site; none in older rows. */
  siteAccess: z.nullable(orderSiteAccess).default(null),
  preferredDeliveryDate: z.string(),
  latestDeliveryDate: z.string(),
  lines: z.array(conceptLine),
  items: amount,
  handling: amount,
  subtotal: amount,
  tax: amount,
  vats: z.array(z.object({ vatRate: z.number(), vatBase: amount, vatAmount: amount })).default([]),
  total: amount,
});
export type ConceptOrder = z.infer<typeof conceptOrder>;

/** The first day on which all of it can be there. */
export function firstWholeDayOf({ lines }: Pick<ConceptOrder, 'lines'>): string {
  return lastOf(lines.map(({ after }) => after));
}

/** The last day anything of it may arrive: where days are a range, the end of it. */
export function lastArrivalOf({ lines }: Pick<ConceptOrder, 'lines'>): string {
  return lastOf(lines.map(({ before }) => before));
}

const lastOf = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

export interface WindowTotals {
  /** '{after}-{before}', the key of C 2.6, with '-direct' behind it for direct delivery from the factory. */
  key: string;
  isDirect: boolean;
  lines: ConceptLine[];
  totals: CartTotals;
}

/**
 * Lines that come together become one order (C 2.6), each with its own VAT. What bringing costs belongs to all of them
 * and stands on the first that can be ordered, so that the orders add up to exactly what was shown and paid.
 */
export function windowsOf(
  method: ConceptOrder['method'],
  lines: readonly ConceptLine[],
  failed: ReadonlySet<string> = new Set(),
): WindowTotals[] {
  const costs = orderCostsOf(method, sumOf(lines.map(({ nettAmount }) => nettAmount)));
  const windows = [...Map.groupBy(lines, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  const bearer = windows.find(([key]) => !failed.has(key));
  return windows.map(([key, together]) => ({
    key,
    isDirect: together[0]?.isDirect ?? false,
    lines: together,
    totals: cartTotals(
      together.map(({ nettAmount, vatRate }) => ({ amount: nettAmount, vatRate })),
      key === bearer?.[0] ? costs : 0,
    ),
  }));
}

function keyOf({ after, before, isDirect }: ConceptLine): string {
  return `${after}-${before}${isDirect ? '-direct' : ''}`;
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
    vats: sumVats(windows.flatMap(({ totals }) => totals.vats)).map(({ vatRate, vatBase, vatAmount }) => ({
      vatRate,
      vatBase: vatBase.toFixed(2),
      vatAmount: vatAmount.toFixed(2),
    })),
    total: sum('total'),
  };
}
