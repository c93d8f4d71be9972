import { priceLine } from '@bouwpoort/trade/catalogue/line-price';
import type { VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import { decimal, divideHalfUp, sumOf } from '@bouwpoort/trade/foundation/money';
import type { QuoteState } from '@bouwpoort/trade/ordering/quote-states';
import { marginOfLines } from '@bouwpoort/trade/ordering/working-offer';
import { addDays } from '../places/demo-days.ts';
import type { Cell, DemoWorldSize, TableFill } from '../table-fill.ts';
import { demoProjects } from './customer-addresses.ts';
import { demoCustomers } from './customers.ts';
import type { DemoOrderable, OrderableByVenture } from './orders.ts';
import { demoSiteUsers } from './site-users.ts';

interface DemoQuote {
  id: number;
  email: string;
  customerId: string;
  branchId: string;
  state: QuoteState;
  projectId: number | null;
  /** How many days ago it was asked. */
  askedAgo: number;
  remarks: string;
  /** Which article of the venture, how many sales units, and how much below the customer's price each offer is. */
  lines: readonly { article: number; quantity: number; discounts: readonly number[] }[];
  free?: { text: string; quantity: number; price: string };
  /** Days from today until each offer can be accepted, and what is accepted called off. */
  validFor?: number;
  callableFor?: number;
  /** Part of the first line that was called off. */
  called?: number;
  messages?: readonly (readonly [kind: 'customer' | 'staff' | 'note', daysAgo: number, text: string])[];
  reason?: string;
}

const asker = { customerId: '510001', branchId: '2102' } as const;

/** One of Ter Veldhuis in each state, with ids 1 to 8, and one of another customer, with id 9. */
const demoQuotes: readonly DemoQuote[] = [
  {
    ...{ id: 1, email: 'inkoper@steenhof.test', ...asker, state: 'draft', projectId: null, askedAgo: 0 },
    remarks: '',
    lines: [{ article: 0, quantity: 40, discounts: [] }],
  },
  {
    ...{ id: 2, email: 'aannemer@steenhof.test', ...asker, state: 'requested', projectId: 4101, askedAgo: 1 },
    remarks: 'In delen op afroep, er past één vracht per keer op het terrein.',
    lines: [
      { article: 1, quantity: 120, discounts: [] },
      { article: 2, quantity: 60, discounts: [] },
    ],
    free: { text: 'Stalen latei 120 × 120, 2,40 m', quantity: 6, price: '' },
  },
  {
    ...{ id: 3, email: 'inkoper@steenhof.test', ...asker, state: 'inProgress', projectId: 4102, askedAgo: 3 },
    remarks: 'Graag voor het hele dak.',
    lines: [{ article: 3, quantity: 200, discounts: [] }],
    messages: [
      ['staff', 2, 'Ik reken het uit, morgen hoor je van me.'],
      ['note', 2, 'Niet onder de 12% marge.'],
    ],
  },
  {
    ...{ id: 4, email: 'aannemer@steenhof.test', ...asker, state: 'offered', projectId: 4101, askedAgo: 6 },
    remarks: 'Kan de eerste vracht rechtstreeks van de fabriek?',
    lines: [
      { article: 0, quantity: 240, discounts: [6, 10] },
      { article: 1, quantity: 300, discounts: [8, 8] },
      { article: 4, quantity: 80, discounts: [0, 0] },
    ],
    free: { text: 'Stelkozijnen volgens tekening K-04', quantity: 14, price: '86.50' },
    ...{ validFor: 12, callableFor: 165 },
    messages: [
      ['staff', 4, 'Voor K-04 heb ik een stelkozijn met waterkering gerekend. Klopt 14 stuks?'],
      ['customer', 4, 'Klopt, 14. De platen moeten wel in twee keer, er past maar één vracht op het terrein.'],
      ['staff', 3, 'Verwerkt in versie 2, alles is op afroep.'],
    ],
  },
  {
    ...{ id: 5, email: 'inkoper@steenhof.test', ...asker, state: 'accepted', projectId: 4101, askedAgo: 25 },
    remarks: '',
    lines: [
      { article: 2, quantity: 480, discounts: [12] },
      { article: 3, quantity: 100, discounts: [9] },
    ],
    ...{ validFor: -5, callableFor: 150, called: 200 },
    messages: [['customer', 18, 'Akkoord, de eerste vracht roep ik deze week af.']],
  },
  {
    ...{ id: 6, email: 'aannemer@steenhof.test', ...asker, state: 'declined', projectId: 4102, askedAgo: 40 },
    remarks: '',
    lines: [{ article: 5, quantity: 90, discounts: [4] }],
    ...{ validFor: -10, callableFor: 20, reason: 'Een ander zat lager.' },
  },
  {
    ...{ id: 7, email: 'inkoper@steenhof.test', ...asker, state: 'expired', projectId: null, askedAgo: 70 },
    remarks: '',
    lines: [{ article: 6, quantity: 30, discounts: [5] }],
    ...{ validFor: -30, callableFor: -30 },
  },
  {
    ...{ id: 8, email: 'aannemer@steenhof.test', ...asker, state: 'withdrawn', projectId: null, askedAgo: 15 },
    remarks: 'Toch niet nodig.',
    lines: [{ article: 7, quantity: 12, discounts: [] }],
  },
  {
    ...{ id: 9, email: 'krediet@steenhof.test', customerId: '510002', branchId: '2101', state: 'requested' },
    ...{ projectId: 4103, askedAgo: 2, remarks: 'Voor de derde verdieping.' },
    lines: [{ article: 1, quantity: 75, discounts: [] }],
  },
];

const seller = { id: '5f1c1e8e-4b5b-4a56-9c1c-0f0b7c5a1002', name: 'Mark Oosterhuis' };

/** What the customer pays for as many without a quote. */
function ownPrice(article: DemoOrderable, customerId: string, quantity: number): string | number {
  const customer = demoCustomers.find((one) => one.customerId === customerId);
  return (customer && article.paidBy?.(customer, quantity)) ?? article.priceDelivery;
}

/** Below it by so many percent, in cents. */
function offeredPrice(own: string | number, discount: number): string {
  return divideHalfUp(decimal(own).times(100 - discount), 100, 2).toFixed(4);
}

/** What is called off over months can be promised from stock only when it is called off. */
const deliveryOf = ({ isStockItem }: DemoOrderable) =>
  isStockItem ? 'Voorraadartikel, op afroep' : 'Op bestelling, op afroep';

function unitsOf({ salesUnit, salesUnitRatio, priceUnit, priceUnitRatio }: DemoOrderable): VariantUnits {
  const bundles = [
    { bundleCode: salesUnit, unitRatio: salesUnitRatio },
    { bundleCode: priceUnit, unitRatio: priceUnitRatio },
  ];
  return { salesUnit, priceUnit, bundles };
}

function priced(article: DemoOrderable, price: string | number, quantity: number) {
  return priceLine(unitsOf(article), { price, salesPricePer: article.salesPricePer }, quantity);
}

/** The cost price of an article. */
function costOf({ priceDelivery, salesPricePer, priceUnit }: DemoOrderable) {
  const price = divideHalfUp(decimal(priceDelivery).times(72), 100, 4).toFixed(4);
  return { price, salesPricePer, priceUnit };
}

/** Quotes with their offers and messages, and what the articles in them cost us ourselves. */
export function quoteFills({ today }: DemoWorldSize, articles: OrderableByVenture): TableFill[] {
  const sold = (articles['210'] ?? []).filter(({ priceDelivery }) => decimal(priceDelivery).gt(1)).slice(0, 8);
  if (sold.length < 8) return [];
  const at = (daysAgo: number, time = '09:30') => `${addDays(today, -daysAgo)}T${time}:00Z`;
  const rows = { quote: [], line: [], offer: [], offerLine: [], message: [] } as Record<string, Cell[][]>;
  let lineId = 0;
  let offerId = 0;
  let offerLineId = 0;
  for (const quote of demoQuotes) {
    const user = demoSiteUsers.find(({ email }) => email === quote.email);
    const offers = Math.max(...quote.lines.map(({ discounts }) => discounts.length));
    const isWorkedOn = offers > 0 || quote.state === 'inProgress';
    const valid = quote.validFor === undefined ? null : addDays(today, quote.validFor);
    const callable = quote.callableFor === undefined ? null : addDays(today, quote.callableFor);
    const isDecided = ['accepted', 'declined', 'withdrawn'].includes(quote.state);
    const name = user ? `${user.firstName} ${user.lastName}` : quote.email;
    const ids = [...quote.lines, ...(quote.free ? [quote.free] : [])].map(() => ++lineId);
    quote.lines.forEach(({ article, quantity, discounts }, position) => {
      const one = sold[article] as DemoOrderable;
      const last = discounts.at(-1);
      rows.line?.push([
        ...[ids[position] ?? 0, quote.id, position, one.guid, one.code, one.variantName, '', quantity, one.salesUnit],
        ...[
          last === undefined ? null : offeredPrice(ownPrice(one, quote.customerId, quantity), last),
          one.salesPricePer,
          last === undefined ? null : one.priceUnit,
        ],
        last === undefined ? '' : deliveryOf(one),
      ]);
    });
    if (quote.free) {
      const { text, quantity, price } = quote.free;
      rows.line?.push([
        ...[ids.at(-1) ?? 0, quote.id, quote.lines.length, null, '', text, text, quantity, 'PCE'],
        ...[price || null, 1, price ? 'PCE' : null, price ? '15 werkdagen' : ''],
      ]);
    }
    let amount: string | null = null;
    let margin: string | null = null;
    for (let number = 1; number <= offers; number++) {
      offerId++;
      const lines = quote.lines.map(({ article, quantity, discounts }) => {
        const one = sold[article] as DemoOrderable;
        const own = ownPrice(one, quote.customerId, quantity);
        const offer = priced(one, offeredPrice(own, discounts[number - 1] ?? 0), quantity);
        return { one, quantity, offer, own: priced(one, own, quantity) };
      });
      const freeAmount = quote.free?.price ? decimal(quote.free.price).times(quote.free.quantity) : decimal(0);
      amount = sumOf([...lines.map(({ offer }) => offer.amount), freeAmount]).toFixed(2);
      const costed = lines.map(({ one, quantity: of, offer }) => ({
        ...{ units: unitsOf(one), quantity: of, cost: costOf(one), amount: offer.amount },
      }));
      margin = marginOfLines(costed)?.toFixed(1) ?? null;
      const sentAgo = Math.max(1, quote.askedAgo - 1 - number);
      rows.offer?.push([
        ...[offerId, quote.id, number, at(sentAgo, '11:05'), seller.name, valid, callable],
        ...['Dag, hierbij de prijzen voor dit werk.', 'Alles is op afroep te bestellen.', amount],
      ]);
      const isTaken = quote.state === 'accepted' && number === offers;
      lines.forEach(({ one, quantity, offer, own }, position) => {
        const left = isTaken ? quantity - (position === 0 ? (quote.called ?? 0) : 0) : 0;
        rows.offerLine?.push([
          ...[++offerLineId, offerId, position, ids[position] ?? 0, one.guid, one.code, one.variantName, ''],
          ...[quantity, one.salesUnit, '', offer.agreed.price.toFixed(4), offer.agreed.per, offer.agreed.unitId],
          ...[offer.agreed.quantity.toFixed(), offer.amount.toFixed(2), own.agreed.price.toFixed(4), own.agreed.per],
          ...[own.agreed.unitId, own.amount.toFixed(2), deliveryOf(one), isTaken || null, left],
        ]);
      });
      if (quote.free?.price) {
        const { text, quantity, price } = quote.free;
        rows.offerLine?.push([
          ...[++offerLineId, offerId, lines.length, ids.at(-1) ?? 0, null, '', text, text, quantity, 'PCE', ''],
          ...[price, 1, 'PCE', quantity, freeAmount.toFixed(2), null, null, null, null, '15 werkdagen', null, 0],
        ]);
      }
    }
    const project = demoProjects.find(({ id }) => id === quote.projectId);
    rows.quote?.push([
      ...[
        quote.id,
        `OF-210${String(400 + quote.id).padStart(4, '0')}`,
        '210',
        quote.customerId,
        user?.id ?? null,
        name,
      ],
      ...[quote.branchId, quote.state, quote.projectId, project?.name ?? '', quote.remarks],
      ...[quote.state === 'draft' ? null : at(quote.askedAgo), at(quote.askedAgo, '09:00')],
      ...[isWorkedOn ? seller.id : null, isWorkedOn ? seller.name : null, valid, callable, offers],
      ...[offers > 0 ? valid : null, offers > 0 ? callable : null, amount, margin],
      ...[isDecided ? at(Math.max(0, quote.askedAgo - 5), '15:00') : null, isDecided ? name : null, quote.reason ?? ''],
    ]);
    for (const [kind, daysAgo, text] of quote.messages ?? []) {
      rows.message?.push([
        ...[(rows.message?.length ?? 0) + 1, quote.id, at(daysAgo, `1${(rows.message?.length ?? 0) % 8}:10`)],
        ...[kind, kind === 'customer' ? name : seller.name, text],
      ]);
    }
  }
  const costs = sold.map((one) => {
    const { price, salesPricePer, priceUnit } = costOf(one);
    return [one.variantId, price, salesPricePer, priceUnit];
  });
  const fill = (table: string, columns: readonly string[], made: readonly Cell[][]): TableFill => ({
    ...{ table, columns, expected: made.length, rows: made },
  });
  return [
    fill('cost_price', ['variant_id', 'price', 'sales_price_per', 'price_unit'], costs),
    fill('quote', quoteColumns, rows.quote ?? []),
    fill('quote_line', lineColumns, rows.line ?? []),
    fill('quote_offer', offerColumns, rows.offer ?? []),
    fill('quote_offer_line', offerLineColumns, rows.offerLine ?? []),
    fill('quote_message', ['id', 'quote_id', 'at', 'kind', 'author', 'text'], rows.message ?? []),
  ];
}

const quoteColumns = [
  ...['id', 'number', 'venture_id', 'customer_id', 'site_user_id', 'asked_by', 'branch_id', 'state', 'project_id'],
  ...['project_name', 'remarks', 'requested_at', 'created_at', 'assignee_id', 'assignee_name', 'valid_until'],
  ...[
    'call_off_until',
    'last_offer',
    'offered_until',
    'callable_until',
    'amount',
    'margin',
    'decided_at',
    'decided_by',
    'reason',
  ],
];
const lineColumns = [
  ...['id', 'quote_id', 'position', 'content_id', 'code', 'name', 'asked_text', 'quantity', 'unit', 'offered_price'],
  ...['offered_per', 'offered_unit', 'delivery'],
];
const offerColumns = [
  ...[
    'id',
    'quote_id',
    'number',
    'sent_at',
    'sent_by',
    'valid_until',
    'call_off_until',
    'opening',
    'closing',
    'amount',
  ],
];
const offerLineColumns = [
  ...['id', 'offer_id', 'position', 'source_line_id', 'content_id', 'code', 'name', 'asked_text', 'quantity', 'unit'],
  ...[
    'note',
    'price',
    'per',
    'price_unit',
    'price_quantity',
    'amount',
    'own_price',
    'own_per',
    'own_unit',
    'own_amount',
  ],
  ...['delivery', 'is_accepted', 'left'],
];
