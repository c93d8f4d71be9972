import { type PricedLine, priceLine } from '@bouwpoort/trade/catalogue/line-price';
import { Dice } from '../dice.ts';
import { branchById } from '../places/branches.ts';
import { ventureById } from '../places/ventures.ts';
import type { Cell, DemoWorldSize, TableFill } from '../table-fill.ts';
import { type DemoAddress, demoAddresses, demoProjects } from './customer-addresses.ts';
import { codeOfStatus, conditionOf, deliveryModes, type PaymentTermsId } from './order-codes.ts';
import { divideHalfUp, fromDecimal, orderTotals, toDecimal } from './order-money.ts';
import { type PlannedOrder, planOrders } from './order-plan.ts';
import { demoSiteUsers } from './site-users.ts';

/** A variant that orders of the past may contain. */
export interface DemoOrderable {
  productId: number;
  productName: string;
  variantId: number;
  guid: string;
  code: string;
  variantName: string;
  salesUnit: string;
  priceUnit: string;
  salesPricePer: number;
  /** Per `salesPricePer` price units, at most 4 decimals: '26.80'. */
  priceDelivery: string | number;
  /** Base units in one sales unit, at most 6 decimals: a pak holds 1.44 m². */
  salesUnitRatio: string | number;
  /** Base units in one price unit. */
  priceUnitRatio: string | number;
  vatRate: number;
  isStockItem?: boolean;
  /** What a customer pays for so many sales units; the delivered price where nothing is agreed with anybody. */
  paidBy?: (buyer: { customerId: string; customerGroup: string }, quantity: number) => string | number;
}

export type OrderableByVenture = Readonly<Partial<Record<string, readonly DemoOrderable[]>>>;

interface DemoOrderLine {
  lineNumber: number;
  article: DemoOrderable;
  variantContentGuid: string;
  /** 4 decimals. */
  qtyOrdered: bigint;
  priced: PricedLine;
  /** Cents. */
  nettAmount: bigint;
  vatRate: number;
}

export interface DemoOrder extends PlannedOrder {
  orderId: string;
  lines: DemoOrderLine[];
}

/** How many orders each customer has placed. */
const ordersPerCustomer: readonly [customerId: string, count: number][] = [
  ['510001', 70],
  ['510002', 8],
  ['520001', 10],
  ['530001', 8],
];

/** Deliveries by our own lorry below the threshold pay order costs. */
const orderCosts = { cents: 1250n, belowCents: 50_000n };

const zeroGuid = '00000000-0000-0000-0000-000000000000';

/** What about one sales unit costs, with 4 decimals: enough to choose a quantity by. */
function priceOfOne(article: DemoOrderable): bigint {
  const price = fromDecimal(String(article.priceDelivery), 4);
  const salesRatio = fromDecimal(String(article.salesUnitRatio), 6);
  const priceRatio = fromDecimal(String(article.priceUnitRatio), 6);
  return divideHalfUp(price * salesRatio, priceRatio * BigInt(article.salesPricePer));
}

/** A line as the shop computes it. */
export function pricedLine(article: DemoOrderable, qtyOrdered: bigint): PricedLine {
  const { salesUnit, priceUnit, priceDelivery, salesPricePer } = article;
  const bundles = [
    { bundleCode: salesUnit, unitRatio: article.salesUnitRatio },
    { bundleCode: priceUnit, unitRatio: article.priceUnitRatio },
  ];
  const agreed = { price: priceDelivery, salesPricePer };
  return priceLine({ salesUnit, priceUnit, bundles }, agreed, toDecimal(qtyOrdered, 4));
}

/** What one order takes of a unit at most: nobody needs three hundred bottles of glue. */
const mostOrdered: Readonly<Record<string, bigint>> = {
  '09': 8n,
  AE: 48n,
  BG: 160n,
  BGE: 8n,
  BJ: 24n,
  BO: 24n,
  BX: 25n,
  CA: 12n,
  JC: 16n,
  LG: 30n,
  LGT: 240n,
  PCE: 600n,
  PG: 120n,
  PK: 60n,
  RO: 40n,
  TTE: 72n,
  WOR: 60n,
};

/** Large numbers are ordered by the ten, smaller ones by the five. */
function usualQuantity(wanted: bigint, unit: string): bigint {
  const most = mostOrdered[unit] ?? 100n;
  const pieces = wanted < 1n ? 1n : wanted > most ? most : wanted;
  const step = pieces >= 100n ? 10n : pieces >= 20n ? 5n : 1n;
  return pieces - (pieces % step);
}

function orderLine(article: DemoOrderable, lineNumber: number, order: PlannedOrder, dice: Dice): DemoOrderLine {
  const one = priceOfOne(article);
  // As many as make a line of a usual size: one big bag, but forty sacks.
  const target = BigInt(dice.pick([40, 75, 120, 180, 260, 400, 650, 1100])) * 10_000n;
  const pieces = usualQuantity(one > 0n ? target / one : 1n, article.salesUnit);
  const qtyOrdered = pieces * 10_000n * (order.isReturn ? -1n : 1n);
  const priced = pricedLine(article, qtyOrdered);
  return {
    lineNumber,
    article,
    variantContentGuid: order.hasForgottenVariant && lineNumber === 1 ? zeroGuid : article.guid,
    qtyOrdered,
    priced,
    nettAmount: fromDecimal(priced.amount.toFixed(2), 2),
    vatRate: article.vatRate,
  };
}

/** Regulars: a customer orders from some forty articles, not from the whole catalogue. */
export function favourites(articles: readonly DemoOrderable[], dice: Dice): DemoOrderable[] {
  const rest = [...articles];
  const chosen: DemoOrderable[] = [];
  while (chosen.length < 40 && rest.length > 0) chosen.push(...rest.splice(dice.int(0, rest.length - 1), 1));
  return chosen;
}

export function chooseLines(order: PlannedOrder, pool: readonly DemoOrderable[], count: number, dice: Dice) {
  const chosen = favourites(pool, dice).slice(0, count);
  return chosen.map((article, index) => orderLine(article, index + 1, order, dice));
}

/** All orders, oldest first within a venture: their numbers run with time. */
export function demoOrders({ seed, today }: DemoWorldSize, articles: OrderableByVenture): DemoOrder[] {
  const planned = ordersPerCustomer.flatMap(([customerId, count]) => {
    const dice = new Dice(`${seed}-orders-${customerId}`);
    const orders = planOrders(customerId, count, today, dice);
    const pool = favourites(articles[orders[0]?.ventureId ?? ''] ?? [], dice);
    if (pool.length === 0) return [];
    return orders.map((order) => {
      const count = order.isReturn ? 1 : dice.pick([1, 2, 2, 3, 3, 4, 5, 6, 8]);
      return { ...order, lines: chooseLines(order, pool, count, dice) };
    });
  });
  const counters = new Map<string, number>();
  return planned
    .sort((a, b) => a.orderDate.localeCompare(b.orderDate))
    .map((order) => {
      const next = (counters.get(order.ventureId) ?? 41_000) + 13;
      counters.set(order.ventureId, next);
      return { ...order, orderId: `${order.ventureId.slice(0, 2)}${next}` };
    });
}

export const addressJson = (address: DemoAddress) => {
  const houseNumber = `${address.houseNumber}${address.houseNumberAddition}`;
  const { name, street, postalCode, city, countryCode } = address;
  return { name, street, houseNumber, postalCode, city, countryCode, line1: `${street} ${houseNumber}` };
};

function deliveryJson(order: DemoOrder, addresses: readonly DemoAddress[]) {
  const address = addresses.find(({ addressId }) => addressId === order.addressId);
  if (address) return addressJson(address);
  const branch = branchById(order.branchId);
  const [, street = branch.address, houseNumber = ''] = /^(.*) (\S+)$/.exec(branch.address) ?? [];
  const { postalCode, city, address: line1 } = branch;
  const name = `${ventureById(branch.ventureId).shortName} ${branch.displayName}`;
  return { name, street, houseNumber, postalCode, city, countryCode: 'NL', line1 };
}

const invoiceJson = (customerId: string, addresses: readonly DemoAddress[]) => {
  const address = addresses.find((one) => one.customerId === customerId && one.addressType === 'invoice');
  if (!address) throw new Error(`no invoice address for ${customerId}`);
  return addressJson(address);
};

const paymentOf = (order: DemoOrder): PaymentTermsId =>
  order.orderTypeId === 'collect' ? 'ONLINE' : order.ventureId === '210' ? '30D' : '14D';

export function totalsOf(order: DemoOrder): ReturnType<typeof orderTotals> {
  const items = order.lines.reduce((sum, line) => sum + line.nettAmount, 0n);
  const small = order.orderTypeId === 'brengen' && !order.isReturn && items < orderCosts.belowCents;
  return orderTotals(order.lines, small ? orderCosts.cents : 0n);
}

function ordererOf(siteUserId: string): string | null {
  const user = demoSiteUsers.find(({ id }) => id === siteUserId);
  return user ? `${user.firstName} ${user.lastName}` : null;
}

export const orderApprover = 'aannemer@steenhof.test';

/** Orders of the past that needed approval: two of Ter Veldhuis for De Laak, newest first. */
export function approvedOrders(orders: readonly DemoOrder[]): DemoOrder[] {
  return orders
    .filter(
      (one) =>
        one.projectId === 4101 &&
        one.orderTypeId === 'brengen' &&
        one.siteUserId !== demoSiteUsers.find(({ email }) => email === orderApprover)?.id &&
        !one.isReturn &&
        !one.hasForgottenVariant &&
        one.releaseStatus !== 'Open' &&
        one.statusCode !== codeOfStatus('canceled'),
    )
    .slice(-2)
    .reverse();
}

export function orderRow(
  order: DemoOrder,
  approved: readonly DemoOrder[],
  addresses: readonly DemoAddress[] = demoAddresses,
): Cell[] {
  const isApproved = approved.some(({ orderId }) => orderId === order.orderId);
  const approver = demoSiteUsers.find(({ email }) => email === orderApprover)?.id ?? '';
  const totals = totalsOf(order);
  const project = demoProjects.find(({ id }) => id === order.projectId);
  return [
    order.orderId,
    order.ventureId,
    order.customerId,
    order.siteUserId || null,
    order.orderDate,
    order.branchId,
    order.reference,
    ordererOf(order.siteUserId),
    order.requisitionForm,
    order.orderText,
    project ? String(project.id) : '',
    project?.name ?? '',
    order.orderTypeId,
    deliveryModes[order.orderTypeId],
    conditionOf(order.orderTypeId),
    paymentOf(order),
    order.statusCode,
    order.releaseStatus,
    toDecimal(totals.items, 2),
    toDecimal(totals.costs, 2),
    toDecimal(totals.nett, 2),
    toDecimal(totals.inclVat, 2),
    JSON.stringify(
      totals.vats.map(({ vatRate, vatBase, vatAmount }) => ({
        vatRate,
        vatBase: Number(toDecimal(vatBase, 2)),
        vatAmount: Number(toDecimal(vatAmount, 2)),
      })),
    ),
    JSON.stringify(invoiceJson(order.customerId, addresses)),
    JSON.stringify(deliveryJson(order, addresses)),
    order.alternate,
    isApproved ? [ordererOf(approver) ?? ''] : null,
  ];
}

export const lineRow = (order: DemoOrder, line: DemoOrderLine): Cell[] => [
  order.orderId,
  line.lineNumber,
  line.article.productId,
  line.article.productName,
  line.variantContentGuid,
  line.article.code,
  line.article.variantName,
  line.article.salesUnit,
  line.priced.salesPriceUnitId,
  line.priced.salesPricePer,
  toDecimal(line.qtyOrdered, 4),
  line.priced.salesPrice.toFixed(4),
  toDecimal(line.nettAmount, 2),
  line.priced.agreed.price.toFixed(4),
  line.priced.agreed.per,
  line.priced.agreed.unitId,
  line.priced.agreed.quantity.toFixed(),
  line.vatRate,
  order.deliveryDateAfter,
  order.deliveryDateBefore,
];

export const orderColumns = [
  'order_id',
  'venture_id',
  'customer_id',
  'site_user_id',
  'order_date',
  'branch_id',
  'reference',
  'customer_name',
  'requisition_form',
  'order_text',
  'customer_object_id',
  'customer_object_name',
  'order_type_id',
  'delivery_mode_id',
  'delivery_condition_id',
  'payment_terms_id',
  'status_code',
  'release_status',
  'item_totals_amount',
  'order_costs_amount',
  'nett_order_amount',
  'nett_order_amount_incl_vat',
  'total_vats',
  'invoice_address',
  'delivery_address',
  'alternate',
  'approved_by',
] as const;

export const orderLineColumns = [
  'order_id',
  'line_number',
  'product_id',
  'product_name',
  'variant_content_guid',
  'variant_code',
  'variant_display_name',
  'variant_sales_unit',
  'variant_price_unit',
  'variant_sales_price_per',
  'qty_ordered',
  'sales_price',
  'nett_amount',
  'agreed_price',
  'agreed_per',
  'agreed_unit',
  'agreed_quantity',
  'vat_rate',
  'delivery_date_after',
  'delivery_date_before',
] as const;

export function orderFills(size: DemoWorldSize, articles: OrderableByVenture): TableFill[] {
  const orders = demoOrders(size, articles);
  const approved = approvedOrders(orders);
  const lines = orders.flatMap((order) => order.lines.map((line) => lineRow(order, line)));
  return [
    {
      table: 'sales_order',
      columns: orderColumns,
      expected: orders.length,
      rows: orders.map((order) => orderRow(order, approved)),
    },
    {
      table: 'sales_order_line',
      columns: orderLineColumns,
      expected: lines.length,
      rows: lines,
    },
  ];
}
