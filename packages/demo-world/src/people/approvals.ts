import { type PricedLine, priceLine } from '@bouwpoort/trade/catalogue/line-price';
import { addDays, addWorkdays } from '../places/demo-days.ts';
import type { Cell, DemoWorldSize, TableFill } from '../table-fill.ts';
import { demoAddresses, demoProjects } from './customer-addresses.ts';
import { fromDecimal, orderTotals, toDecimal } from './order-money.ts';
import {
  addressJson,
  approvedOrders,
  type DemoOrder,
  type DemoOrderable,
  demoOrders,
  type OrderableByVenture,
  orderApprover,
} from './orders.ts';
import { demoSiteUsers } from './site-users.ts';

/*
 * Requests for approval at Ter Veldhuis: one that waits for the manager, one denied by the leader of the site, and two
 * orders of the past that somebody agreed to, the second with a lower quantity.
 */

const customerId = '510001';
const project = demoProjects.find(({ id }) => id === 4101);
const byEmail = (email: string) => {
  const user = demoSiteUsers.find((one) => one.email === email);
  if (!user) throw new Error(`no account ${email}`);
  return { ...user, name: `${user.firstName} ${user.lastName}` };
};

const cartIdOf = (index: number): number => 1001 + index;

interface AskedLine {
  article: DemoOrderable;
  quantity: string;
  priced: PricedLine;
}

interface DemoApproval {
  id: string;
  cartId: number;
  requester: ReturnType<typeof byEmail>;
  state: 'waiting' | 'ordered' | 'denied';
  askedAt: string;
  decidedAt: string | null;
  decider: ReturnType<typeof byEmail>;
  approver: { kind: 'user' | 'leader'; userId: string | null };
  rule: { id: number; kind: string; number: number; amountAbove: number | null };
  reference: string;
  note: string;
  denyReason: string;
  lines: readonly AskedLine[];
  /** By article, of what the approver lowered. */
  changes: Readonly<Record<string, string>> | null;
  orderIds: readonly string[];
  /** Of the order where there is one. */
  amount: string | null;
  delivery: readonly [after: string, before: string];
}

/** Articles everybody pays the list price for, so that a request costs today what it cost when it was asked. */
const asked = {
  waiting: [
    ['1673664', 40],
    ['7038080', 12],
    ['3948736', 240],
    ['2404064', 24],
  ],
  denied: [
    ['8582752', 40],
    ['3218336', 60],
  ],
} as const;

/** One of them became dearer since. */
const before: Readonly<Record<string, string>> = { '7038080': '27.2' };

function lineOf(article: DemoOrderable, quantity: number | string, price: string | number = article.priceDelivery) {
  const { salesUnit, priceUnit, salesPricePer } = article;
  const bundles = [
    { bundleCode: salesUnit, unitRatio: article.salesUnitRatio },
    { bundleCode: priceUnit, unitRatio: article.priceUnitRatio },
  ];
  const priced = priceLine({ salesUnit, priceUnit, bundles }, { price, salesPricePer }, quantity);
  return { article, quantity: String(quantity), priced };
}

function pastApproval(order: DemoOrder, index: number): DemoApproval {
  const decider = byEmail(orderApprover);
  const requester = demoSiteUsers.find(({ id }) => id === order.siteUserId);
  const isChanged = index === 1;
  const lines = order.lines.map(({ article, qtyOrdered }, at) =>
    lineOf(article, Number(toDecimal(qtyOrdered, 4)) * (isChanged && at === 0 ? 2 : 1)),
  );
  const [first] = order.lines;
  const items = order.lines.reduce((sum, { nettAmount }) => sum + nettAmount, 0n);
  return {
    id: `7a1d0c52-3f4e-4b6a-9d21-5e8f0a3c210${index + 1}`,
    cartId: cartIdOf(index),
    requester: byEmail(requester?.email ?? ''),
    state: 'ordered',
    askedAt: `${order.orderDay}T05:10:00Z`,
    decidedAt: order.orderDate,
    decider,
    approver: { kind: 'user', userId: decider.id },
    rule: { id: 4, kind: 'amount', number: 5, amountAbove: 2500 },
    reference: order.reference,
    note: isChanged ? 'Ruim genomen, dan hoeven we maar één keer te lossen.' : '',
    denyReason: '',
    lines,
    changes: isChanged && first ? { [first.article.guid]: String(Number(toDecimal(first.qtyOrdered, 4))) } : null,
    orderIds: [order.orderId],
    amount: toDecimal(items + (items < 50_000n ? 1250n : 0n), 2),
    delivery: [order.deliveryDateAfter, order.deliveryDateBefore],
  };
}

function newApprovals({ today }: DemoWorldSize, articles: readonly DemoOrderable[]) {
  const lines = (list: readonly (readonly [code: string, quantity: number])[]) =>
    list.flatMap(([code, quantity]) => {
      const article = articles.find((one) => one.code === code);
      return article ? [lineOf(article, quantity, before[code])] : [];
    });
  const requester = byEmail('uitvoerder@steenhof.test');
  const manager = byEmail('aannemer@steenhof.test');
  const day = (workdays: number) => addWorkdays(today, workdays);
  const open = { requester, changes: null, orderIds: [], amount: null };
  return [
    {
      ...open,
      id: '7a1d0c52-3f4e-4b6a-9d21-5e8f0a3c2103',
      cartId: cartIdOf(2),
      state: 'denied' as const,
      askedAt: `${day(-9)}T06:20:00Z`,
      decidedAt: `${day(-9)}T11:05:00Z`,
      decider: byEmail('inkoper@steenhof.test'),
      approver: { kind: 'leader' as const, userId: null },
      rule: { id: 1, kind: 'requester', number: 2, amountAbove: null },
      reference: 'LAAK-C-31',
      note: 'Voor de borstwering op de derde.',
      denyReason: 'Ligt al op de bouw. Achter losplaats B staat nog een halve pallet cement.',
      lines: lines(asked.denied),
      delivery: [day(-7), day(-6)] as const,
    },
    {
      ...open,
      id: '7a1d0c52-3f4e-4b6a-9d21-5e8f0a3c2104',
      cartId: cartIdOf(3),
      state: 'waiting' as const,
      askedAt: `${day(-1)}T13:40:00Z`,
      decidedAt: null,
      decider: manager,
      approver: { kind: 'user' as const, userId: manager.id },
      rule: { id: 5, kind: 'requester', number: 1, amountAbove: 2500 },
      reference: 'LAAK-C-34',
      note: 'De binnenwanden op de vierde beginnen donderdag. Graag met de kraan op de verdieping.',
      denyReason: '',
      lines: lines(asked.waiting),
      delivery: [day(2), day(4)] as const,
    },
  ] satisfies DemoApproval[];
}

function conceptOf(one: DemoApproval) {
  const [after, before] = one.delivery;
  const money = one.lines.map(({ priced, article }) => ({
    nettAmount: fromDecimal(priced.amount.toFixed(2), 2),
    vatRate: article.vatRate,
  }));
  const items = money.reduce((sum, { nettAmount }) => sum + nettAmount, 0n);
  const totals = orderTotals(money, items < 50_000n ? 1250n : 0n);
  const addressOf = (type: string, id: number | null) => {
    const found = demoAddresses.find(
      (address) =>
        address.customerId === customerId && (id === null ? address.addressType === type : address.projectId === id),
    );
    if (!found) throw new Error(`no ${type} address`);
    return addressJson(found);
  };
  const { firstName, lastName, email, name, branchId } = one.requester;
  return {
    salesOrderId: `demo-${one.cartId}`,
    method: 'storedelivery',
    branchId,
    deliveryAddress: addressOf('project', project?.id ?? null),
    invoiceAddress: addressOf('invoice', null),
    ...{ email, firstName, lastName, customerName: name },
    projectId: project?.id ?? null,
    projectName: project?.name ?? '',
    reference: one.reference,
    ...{ comment: '', requisitionForm: '', preferredDeliveryDate: after, latestDeliveryDate: before },
    lines: one.lines.map(({ article, quantity, priced }) => ({
      contentId: article.guid,
      productId: article.productId,
      productName: article.productName,
      code: article.code,
      displayName: article.variantName,
      salesUnit: article.salesUnit,
      priceUnit: priced.salesPriceUnitId,
      salesPricePer: priced.salesPricePer,
      quantity,
      salesPrice: priced.salesPrice.toFixed(4),
      nettAmount: priced.amount.toFixed(2),
      vatRate: article.vatRate,
      agreed: {
        price: priced.agreed.price.toFixed(4),
        per: priced.agreed.per,
        unitId: priced.agreed.unitId,
        quantity: priced.agreed.quantity.toFixed(),
        perSalesUnit: lineOf(article, 1).priced.agreed.quantity.toFixed(),
      },
      ...{ imageUrl: null, productUrl: null, stockItem: true, after, before },
    })),
    items: toDecimal(totals.items, 2),
    handling: toDecimal(totals.costs, 2),
    subtotal: toDecimal(totals.nett, 2),
    tax: toDecimal(totals.inclVat - totals.nett, 2),
    vats: totals.vats.map(({ vatRate, vatBase, vatAmount }) => ({
      ...{ vatRate, vatBase: toDecimal(vatBase, 2), vatAmount: toDecimal(vatAmount, 2) },
    })),
    total: toDecimal(totals.inclVat, 2),
  };
}

function plan(size: DemoWorldSize, articles: OrderableByVenture): DemoApproval[] {
  const sold = articles['210'] ?? [];
  const codes = [...asked.waiting, ...asked.denied].map(([code]) => code as string);
  const past = approvedOrders(demoOrders(size, articles)).map(pastApproval);
  const hasAll = codes.every((code) => sold.some((one) => one.code === code));
  return hasAll ? [...past, ...newApprovals(size, sold)] : past;
}

/** Requested orders are in carts of their own. */
function cartFills(approvals: readonly DemoApproval[]): TableFill[] {
  const rows = approvals.map((one) => [
    ...[one.cartId, one.requester.id, '210', customerId, 'main', one.state === 'ordered' ? 'ordered' : 'waiting', 1],
    ...['storedelivery', one.askedAt, one.askedAt],
  ]);
  const lines = approvals.flatMap(({ cartId, lines }) =>
    lines.map(({ article: { guid, code, variantName, productId, variantId }, quantity }, position) => [
      ...[cartId, guid, code, variantName, quantity, String(productId), String(variantId), position],
    ]),
  );
  return [
    {
      table: 'cart',
      columns: [
        ...['id', 'site_user_id', 'venture_id', 'customer_id', 'name', 'status', 'version'],
        ...['shipping_method_id', 'created_at', 'updated_at'],
      ],
      expected: rows.length,
      rows,
    },
    {
      table: 'cart_line',
      columns: [
        ...['cart_id', 'content_id', 'code', 'display_name', 'quantity'],
        ...['product_reference_id', 'variant_reference_id', 'position'],
      ],
      expected: lines.length,
      rows: lines,
    },
  ];
}

const json = (value: unknown) => JSON.stringify(value);

export function approvalFills(size: DemoWorldSize, articles: OrderableByVenture): TableFill[] {
  const approvals = plan(size, articles);
  if (approvals.length === 0) return [];
  const rows = approvals.map((one): Cell[] => {
    const concept = conceptOf(one);
    const isOrdered = one.state === 'ordered';
    const { id, cartId, state, requester, rule, approver, decider } = one;
    const [preferredDeliveryDate, latestDeliveryDate] = one.delivery;
    const details = { preferredDeliveryDate, latestDeliveryDate, reference: one.reference, projectId: project?.id };
    return [
      ...[id, '210', customerId, cartId, requester.id, requester.name, state, rule.id],
      json({ kind: rule.kind, ruleNumber: rule.number, amountAbove: rule.amountAbove, categoryName: null }),
      ...[approver.kind, approver.userId, 1, isOrdered ? [decider.id] : []],
      ...[isOrdered ? [decider.name] : [], 'invoice', project?.id ?? null, project?.name ?? ''],
      ...[one.amount ?? concept.subtotal, json(details), json(concept), one.changes && json(one.changes)],
      ...[one.note, one.denyReason, one.orderIds, one.askedAt, `${addDays(one.askedAt.slice(0, 10), 14)}T12:00:00Z`],
      one.decidedAt,
    ];
  });
  const events = approvals.flatMap((one): Cell[][] => {
    const { id, requester, decider, decidedAt, state, changes } = one;
    const changed = one.lines.flatMap(({ article, quantity }) => {
      const to = changes?.[article.guid];
      return to ? [`${article.variantName}: ${to} in plaats van ${quantity}`] : [];
    });
    return [
      [id, 'asked', requester.name, one.note, one.askedAt],
      ...(changed.length > 0 ? [[id, 'changed', decider.name, changed.join('\n'), decidedAt]] : []),
      ...(state === 'ordered' ? [[id, 'approved', decider.name, '', decidedAt]] : []),
      ...(state === 'ordered' ? [[id, 'ordered', decider.name, one.orderIds.join(', '), decidedAt]] : []),
      ...(state === 'denied' ? [[id, 'denied', decider.name, one.denyReason, decidedAt]] : []),
    ];
  });
  return [
    ...cartFills(approvals),
    {
      table: 'approval',
      columns: [
        ...[
          'id',
          'venture_id',
          'customer_id',
          'cart_id',
          'requester_id',
          'requester_name',
          'state',
          'rule_id',
          'reason',
        ],
        ...['first_kind', 'first_user_id', 'step', 'approver_ids', 'approved_by', 'payment_method_name', 'project_id'],
        ...['project_name', 'amount', 'details', 'concept', 'changes', 'note', 'deny_reason', 'order_ids', 'asked_at'],
        ...['expires_at', 'decided_at'],
      ],
      expected: rows.length,
      rows,
    },
    {
      table: 'approval_event',
      columns: ['approval_id', 'kind', 'actor', 'note', 'at'],
      expected: events.length,
      rows: events,
    },
  ];
}
