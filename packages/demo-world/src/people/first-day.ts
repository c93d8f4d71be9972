import { dayOf, timeOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import { readTable } from '../data-files.ts';
import { Dice } from '../dice.ts';
import { addDays, isWorkday, weekdayOf } from '../places/demo-days.ts';
import type { VentureId } from '../places/venture-facts.ts';
import type { Cell, DemoWorldSize, TableFill } from '../table-fill.ts';
import { addressFill, type DemoAddress } from './customer-addresses.ts';
import { customer, customerFill } from './customers.ts';
import { codeOfStatus, isPickup, type OrderTypeId } from './order-codes.ts';
import type { PlannedOrder } from './order-plan.ts';
import {
  chooseLines,
  type DemoOrder,
  favourites,
  lineRow,
  type OrderableByVenture,
  orderColumns,
  orderLineColumns,
  orderRow,
} from './orders.ts';

/*
 * What staff see on the day of the first start, whatever day that is: orders of today and of the same day a week ago,
 * the deliveries of what was ordered yesterday, orders that wait for approval of their credit, and missed searches.
 * All of it by regulars of the counter who have no account, so that the orders of the accounts stay what they are.
 */

const regulars = readTable('people/regulars.csv', [
  ...(['customer', 'shop', 'branch', 'name', 'street', 'number', 'postal code', 'city'] as const),
  ...(['credit limit', 'credit used'] as const),
]);
type Regular = (typeof regulars)[number];

const missedSearches = readTable('people/missed-searches.csv', ['shop', 'term', 'searches']);

const minute = 60_000;
const hour = 60 * minute;

/** Hours in which orders come in, the busy ones more often. */
const orderHours = [0, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 9, 9, 10, 11, 12, 13, 13, 14, 15, 15, 16, 16, 17, 19, 20, 21, 22];

/** How many orders a day brings, beside those that are always there. */
function ordersOf(day: string): number {
  if (isWorkday(day)) return 38;
  return weekdayOf(day) === 6 ? 14 : 7;
}

/** The account is used up: each has an order today that waits for approval. */
const isOverLimit = (one: Regular): boolean => Number(one['credit used']) > Number(one['credit limit']);
const waiting = regulars.filter(isOverLimit);
const others = regulars.filter((one) => !isOverLimit(one));

/** One more order than those that wait is always there too, so that no day begins with nothing. */
const alwaysThere = [...waiting, ...others.slice(0, 1)];

interface Moment {
  regular: Regular;
  at: Date;
  held: boolean;
}

/** What was ordered on a day, oldest first; on the day of `now` before that moment. */
function momentsOf(day: string, now: Date, dice: Dice): Moment[] {
  const midnight = startOfDay(day).getTime();
  const sinceMidnight = now.getTime() - startOfDay(dayOf(now)).getTime();
  // Early in the day they lie shortly after midnight, later on between half past six and now.
  const from = sinceMidnight > 7 * hour ? 6.5 * hour : 0;
  const fixed = alwaysThere.map((regular, i): Moment => {
    const after = from + ((sinceMidnight - from) * (i + 1)) / (alwaysThere.length + 1);
    return { regular, at: new Date(midnight + Math.floor(after)), held: isOverLimit(regular) && day === dayOf(now) };
  });
  const drawn = Array.from({ length: ordersOf(day) }, (): Moment => {
    const at = new Date(midnight + dice.pick(orderHours) * hour + dice.int(0, 59) * minute);
    return { regular: dice.pick(others), at, held: false };
  });
  return [...fixed, ...drawn.filter(({ at }) => at < now)].sort((a, b) => a.at.getTime() - b.at.getTime());
}

type Progress = Pick<PlannedOrder, 'statusCode' | 'releaseStatus'>;
const closed: Progress = { statusCode: codeOfStatus('invoiced'), releaseStatus: 'Closed' };
const delivered: Progress = { statusCode: codeOfStatus('delivered'), releaseStatus: 'Released' };
const onTheWay: Progress = { statusCode: codeOfStatus('openstaandeorder'), releaseStatus: 'Released' };
const open: Progress = { statusCode: codeOfStatus('openstaandeorder'), releaseStatus: 'Open' };

/** Lorries leave from six and are back at four. */
function progressOf(share: number, now: Date): Progress {
  const [hours = 0, minutes = 0] = timeOf(now).split(':').map(Number);
  const done = Math.min(1, Math.max(0, (hours + minutes / 60 - 6) / 10));
  if (share < done) return delivered;
  return share < done + 0.4 ? onTheWay : open;
}

interface FirstDayOrder extends DemoOrder {
  held: boolean;
}

const typesOf = (shop: string): readonly OrderTypeId[] =>
  shop === '230' ? ['brengen', 'rechtstr', 'halen'] : ['brengen', 'brengen', 'halen'];

/** Beside the numbers of the year before (41,013 and up) and below the first one the shop gives out (50,001). */
const firstNumber = 43_000;

function firstDayOrders(size: DemoWorldSize, articles: OrderableByVenture): FirstDayOrder[] {
  if (size.now === undefined) return [];
  const now = new Date(size.now);
  const today = dayOf(now);
  const dice = new Dice(`${size.seed}-first-day-${today}`);
  const orders = [-7, -1, 0].flatMap((away) => {
    const day = addDays(today, away);
    const moments = momentsOf(day, now, dice);
    return moments.map(({ regular, at, held }, i) => {
      const orderTypeId = held ? 'brengen' : dice.pick(typesOf(regular.shop));
      const progress = isPickup(orderTypeId) ? delivered : progressOf(i / moments.length, now);
      const next = addDays(day, 1);
      const order: PlannedOrder = {
        customerId: regular.customer,
        ventureId: regular.shop,
        siteUserId: '',
        orderDate: at.toISOString(),
        orderDay: day,
        branchId: regular.branch,
        ...(away === 0 ? open : away === -1 ? progress : closed),
        orderTypeId,
        addressId: isPickup(orderTypeId) ? null : addressIdOf(regular),
        projectId: null,
        reference: dice.pick(['', 'Voorraad', 'Bus 1', 'Bus 3', 'Spoed', 'Nazorg']),
        requisitionForm: '',
        orderText: '',
        deliveryDateAfter: next,
        deliveryDateBefore: next,
        alternate: false,
        isReturn: false,
        hasForgottenVariant: false,
      };
      const pool = favourites(articles[regular.shop] ?? [], dice);
      return { ...order, held, lines: chooseLines(order, pool, dice.int(1, 4), dice) };
    });
  });
  return orders
    .filter(({ lines }) => lines.length > 0)
    .map((order, i) => ({ ...order, orderId: `${order.ventureId.slice(0, 2)}${firstNumber + i * 3}` }));
}

const addressIdOf = ({ customer }: Regular): string => `${customer}-02`;

function addressesOf(regular: Regular): DemoAddress[] {
  const address: DemoAddress = {
    addressId: addressIdOf(regular),
    customerId: regular.customer,
    projectId: null,
    addressType: 'delivery',
    name: regular.name,
    street: regular.street,
    houseNumber: regular.number,
    houseNumberAddition: '',
    postalCode: regular['postal code'],
    city: regular.city,
    countryCode: 'NL',
    email: null,
    daytimePhoneNumber: null,
    shippingDefault: true,
  };
  return [{ ...address, addressId: `${regular.customer}-01`, addressType: 'invoice', shippingDefault: false }, address];
}

const customerOf = (one: Regular) =>
  customer(
    {
      customerId: one.customer,
      ventureId: one.shop as VentureId,
      customerName: one.name,
      chamberOfCommerceNumber: null,
      customerGroup: 'B',
      branchId: one.branch,
    },
    { creditLimit: one['credit limit'], creditUsed: one['credit used'] },
  );

/** A day's searches come in with its orders; each word was tried once already. */
function searchRows(now: Date): Cell[][] {
  const today = dayOf(now);
  const share = (now.getTime() - startOfDay(today).getTime()) / (24 * hour);
  return missedSearches.flatMap(({ shop, term, searches }) =>
    [-7, 0].map((away): Cell[] => {
      const count = Math.max(1, Math.round(Number(searches) * (away === 0 ? share : 1)));
      return [shop, addDays(today, away), term, count, count];
    }),
  );
}

export function firstDayFills(size: DemoWorldSize, articles: OrderableByVenture): TableFill[] {
  if (size.now === undefined) return [];
  const now = new Date(size.now);
  const orders = firstDayOrders(size, articles);
  const addresses = regulars.flatMap(addressesOf);
  const fill = (table: string, columns: readonly string[], rows: readonly Cell[][]): TableFill => ({
    ...{ table, columns, rows, expected: rows.length },
  });
  return [
    customerFill(regulars.map(customerOf)),
    addressFill(addresses),
    fill(
      'sales_order',
      [...orderColumns, 'held_for_credit'],
      orders.map((order) => [...orderRow(order, [], addresses), order.held]),
    ),
    fill(
      'sales_order_line',
      orderLineColumns,
      orders.flatMap((order) => order.lines.map((line) => lineRow(order, line))),
    ),
    fill('search_term', ['venture_id', 'day', 'term', 'searches', 'misses'], searchRows(now)),
  ];
}
