import { expect, test } from 'vitest';
import { demoBranches } from '../places/branches.ts';
import { isWorkday } from '../places/demo-days.ts';
import { demoCustomers } from './customers.ts';
import { statusCodes, unknownStatusCode } from './order-codes.ts';
import { divideHalfUp, fromDecimal, orderTotals, toDecimal } from './order-money.ts';
import { type DemoOrderable, demoOrders, orderFills, pricedLine } from './orders.ts';
import { demoSiteUsers } from './site-users.ts';

const today = '2026-11-16';
const size = { products: 2500, seed: 7, today };

const pak: DemoOrderable = {
  productId: 10233,
  productName: 'PIR-isolatieplaat',
  variantId: 502331,
  guid: '11111111-2222-4333-8444-555555555555',
  code: '4021120',
  variantName: 'PIR-isolatieplaat 120 mm',
  salesUnit: 'PAK',
  priceUnit: 'MTK',
  salesPricePer: 1,
  priceDelivery: '26.80',
  salesUnitRatio: '1.44',
  priceUnitRatio: 1,
  vatRate: 21,
};
const piece: DemoOrderable = { ...pak, salesUnit: 'PCE', priceUnit: 'PCE', salesUnitRatio: 1, salesPricePer: 100 };

const shelf = (ventureId: string): DemoOrderable[] =>
  Array.from({ length: 60 }, (_, n) => ({
    ...(n % 3 === 0 ? pak : n % 3 === 1 ? piece : { ...pak, salesUnitRatio: '250', salesPricePer: 100 }),
    productId: Number(ventureId) * 1000 + n,
    code: `${ventureId}${n}`,
    priceDelivery: `${n + 1}.${String((n * 37) % 10_000).padStart(4, '0')}`,
    vatRate: n % 7 === 0 ? 9 : 21,
  }));
const articles = { '210': shelf('210'), '220': shelf('220'), '230': shelf('230') };
const orders = demoOrders(size, articles);
const ofCustomer = (customerId: string) => orders.filter((one) => one.customerId === customerId);

/** The stored rows, by column name. */
function rowsOf(table: string): Record<string, string>[] {
  const fill = orderFills(size, articles).find((one) => one.table === table);
  if (!fill) throw new Error(`no ${table}`);
  return [...fill.rows].map((row) => Object.fromEntries(fill.columns.map((name, at) => [name, String(row[at])])));
}
const get = (row: Record<string, string>, name: string): string => row[name] ?? '';
const cents = (text: string): bigint => fromDecimal(text, 2);

test('decimals are read and written exactly', () => {
  expect(fromDecimal('26.80', 4)).toBe(268_000n);
  expect(fromDecimal('-0.05', 2)).toBe(-5n);
  expect(toDecimal(-5n, 2)).toBe('-0.05');
  expect(toDecimal(27_014n, 2)).toBe('270.14');
  expect(() => fromDecimal('1.23456', 4)).toThrow('decimals');
  expect(() => fromDecimal('1e3', 4)).toThrow('decimals');
});

test('halves go up, and returns mirror sales', () => {
  expect(divideHalfUp(5n, 2n)).toBe(3n);
  expect(divideHalfUp(-5n, 2n)).toBe(-3n);
  expect(divideHalfUp(4n, 3n)).toBe(1n);
});

test('a line has its price per sales unit and as agreed, and both multiply to its amount', () => {
  const { salesPrice, salesPricePer, salesPriceUnitId, agreed, amount } = pricedLine(pak, fromDecimal('7', 4));
  expect([salesPrice.toFixed(), salesPricePer, salesPriceUnitId, amount.toFixed(2)]).toEqual([
    '38.592',
    1,
    'PAK',
    '270.14',
  ]);
  expect([agreed.price.toFixed(2), agreed.per, agreed.unitId, agreed.quantity.toFixed()]).toEqual([
    '26.80',
    1,
    'MTK',
    '10.08',
  ]);
  expect(pricedLine(piece, fromDecimal('-250', 4)).amount.toFixed(2)).toBe('-67.00');
});

test('VAT is computed per rate over the sum, order costs included', () => {
  const totals = orderTotals(
    [
      { nettAmount: 1_003n, vatRate: 21 },
      { nettAmount: 1_003n, vatRate: 21 },
      { nettAmount: 555n, vatRate: 9 },
    ],
    1_250n,
  );
  expect(totals).toEqual({
    items: 2_561n,
    costs: 1_250n,
    nett: 3_811n,
    inclVat: 3_811n + 684n + 50n,
    vats: [
      { vatRate: 21, vatBase: 3_256n, vatAmount: 684n },
      { vatRate: 9, vatBase: 555n, vatAmount: 50n },
    ],
  });
});

test('stored amounts add up, line by line and order by order', () => {
  const lines = Map.groupBy(rowsOf('sales_order_line'), (line) => get(line, 'order_id'));
  const stored = rowsOf('sales_order');
  let withCosts = 0;
  for (const order of stored) {
    const own = lines.get(get(order, 'order_id')) ?? [];
    expect(own.length).toBeGreaterThan(0);
    const bases = new Map<number, bigint>();
    for (const line of own) {
      const exact = fromDecimal(get(line, 'sales_price'), 4) * fromDecimal(get(line, 'qty_ordered'), 4);
      const nett = divideHalfUp(exact, 1_000_000n * BigInt(get(line, 'variant_sales_price_per')));
      expect(cents(get(line, 'nett_amount'))).toBe(nett);
      const agreed = fromDecimal(get(line, 'agreed_price'), 4) * fromDecimal(get(line, 'agreed_quantity'), 6);
      expect(divideHalfUp(agreed, 100_000_000n * BigInt(get(line, 'agreed_per')))).toBe(nett);
      const rate = Number(get(line, 'vat_rate'));
      bases.set(rate, (bases.get(rate) ?? 0n) + nett);
    }
    const items = [...bases.values()].reduce((sum, base) => sum + base, 0n);
    const costs = cents(get(order, 'order_costs_amount'));
    const small = get(order, 'order_type_id') === 'brengen' && items >= 0n && items < 50_000n;
    expect(costs).toBe(small ? 1_250n : 0n);
    if (costs > 0n) {
      withCosts++;
      bases.set(21, (bases.get(21) ?? 0n) + costs);
    }
    expect(cents(get(order, 'item_totals_amount'))).toBe(items);
    expect(cents(get(order, 'nett_order_amount'))).toBe(items + costs);
    const vats: { vatRate: number; vatBase: number; vatAmount: number }[] = JSON.parse(get(order, 'total_vats'));
    let vatSum = 0n;
    for (const { vatRate, vatBase, vatAmount } of vats) {
      expect(cents(vatBase.toFixed(2))).toBe(bases.get(vatRate));
      expect(cents(vatAmount.toFixed(2))).toBe(divideHalfUp((bases.get(vatRate) ?? 0n) * BigInt(vatRate), 100n));
      vatSum += cents(vatAmount.toFixed(2));
    }
    expect(vats).toHaveLength(bases.size);
    expect(cents(get(order, 'nett_order_amount_incl_vat'))).toBe(items + costs + vatSum);
  }
  expect(withCosts).toBeGreaterThan(0);
  expect(withCosts).toBeLessThan(stored.length);
});

test('an order has no more of a unit than a job takes', () => {
  const dear: DemoOrderable = { ...piece, salesUnit: '09', priceDelivery: '0.01' };
  const pallets = demoOrders(size, { '210': [dear] }).flatMap((one) => one.lines.map(({ qtyOrdered }) => qtyOrdered));
  expect(pallets.every((quantity) => quantity <= 8n * 10_000n)).toBe(true);
});

test('the contractor has a year of orders in every status, and one with an unknown status', () => {
  const own = ofCustomer('510001');
  expect(own).toHaveLength(70);
  expect(new Set(own.map((one) => one.statusCode))).toEqual(new Set([...Object.keys(statusCodes), unknownStatusCode]));
  expect(own.filter((one) => one.statusCode === unknownStatusCode)).toHaveLength(1);
  expect(own[0]?.orderDay.localeCompare('2025-12-31')).toBe(-1);
  expect(own.every((one) => one.orderDay < today && one.orderDay > '2025-11-15')).toBe(true);
  expect(new Set(own.map((one) => one.orderTypeId))).toEqual(new Set(['brengen', 'halen', 'collect', 'rechtstr']));
  expect(new Set(own.map((one) => one.projectId)).size).toBe(3);
});

test('only open orders can be cancelled, and open orders are delivered in the future', () => {
  const open = orders.filter((one) => one.releaseStatus === 'Open');
  expect(open.filter((one) => one.customerId === '510001')).toHaveLength(3);
  expect(open.every((one) => statusCodes[one.statusCode] === 'openstaandeorder')).toBe(true);
  for (const order of orders) {
    const ahead = ['openstaandeorder', 'backorder'].includes(statusCodes[order.statusCode] ?? '');
    expect(order.deliveryDateAfter > today, order.orderId).toBe(ahead);
    expect(order.deliveryDateBefore >= order.deliveryDateAfter).toBe(true);
    expect(order.deliveryDateAfter > order.orderDay).toBe(true);
    expect(isWorkday(order.deliveryDateAfter) && isWorkday(order.deliveryDateBefore)).toBe(true);
  }
});

test('only the customer of the alternate order API has orders placed through it', () => {
  expect(new Set(orders.filter((one) => one.alternate).map((one) => one.customerId))).toEqual(new Set(['510002']));
  expect(ofCustomer('510002').every((one) => one.alternate)).toBe(true);
});

test('every order belongs to people, a branch and articles of its own venture', () => {
  expect(new Set(orders.map((one) => one.orderId)).size).toBe(orders.length);
  for (const order of orders) {
    expect(demoCustomers.find((one) => one.customerId === order.customerId)?.ventureId).toBe(order.ventureId);
    expect(demoSiteUsers.find((one) => one.id === order.siteUserId)?.customerId).toBe(order.customerId);
    expect(demoBranches.find((one) => one.branchId === order.branchId)?.ventureId).toBe(order.ventureId);
    for (const line of order.lines) expect(line.article.code.startsWith(order.ventureId)).toBe(true);
  }
});

test('a delivery goes to an address of the customer, a pickup to the branch', () => {
  for (const row of rowsOf('sales_order')) {
    const address: { line1: string; postalCode: string } = JSON.parse(get(row, 'delivery_address'));
    const branch = demoBranches.find((one) => one.branchId === get(row, 'branch_id'));
    expect(address.postalCode).toMatch(/^\d{4}[A-Z]{2}$/);
    expect(address.line1 === branch?.address).toBe(['halen', 'collect'].includes(get(row, 'order_type_id')));
  }
});

test('the same seed and day give the same orders', () => {
  const text = (of: typeof orders) =>
    of.map((one) => [one.orderId, one.orderDate, one.lines.map((l) => l.article.code)]);
  expect(text(demoOrders(size, articles))).toEqual(text(orders));
  expect(text(demoOrders({ ...size, seed: 8 }, articles))).not.toEqual(text(orders));
});
