import { approverKinds, ruleKinds } from '@bouwpoort/trade/ordering/approval-rules';
import { z } from 'zod/mini';
import { problem } from '../foundation/problem.ts';
import { route } from '../foundation/route.ts';
import {
  agreedLine,
  day,
  done,
  guid,
  idempotencyHeaders,
  largestRowId,
  moment,
  money,
  optionalLines,
  requiredText,
  resultList,
  rowId,
  rowVersion,
} from '../foundation/scalars.ts';
import { budgetAmount, budgetStanding } from './budgets.ts';

/** Orders that wait for approval, and the rules that decide which do. All amounts are without VAT. */

const approvalState = z.enum(['waiting', 'ordered', 'denied', 'withdrawn', 'expired']);

const person = z.object({ id: z.string(), name: z.string() });

/** Why approval is needed: the rule of the company, or what no company can do without. */
export const approvalReason = z.object({
  kind: z.enum(ruleKinds),
  /** Null where no rule of the company matches. */
  ruleNumber: z.nullable(z.int()),
  /** Of a rule; absent for a user who may not see prices. */
  amountAbove: z.optional(z.nullable(money)),
  categoryName: z.nullable(z.string()),
});
export type ApprovalReason = z.infer<typeof approvalReason>;

/** The approval of an order as the checkout shows it, before and after it was requested. */
export const approvalNeeded = z.object({
  reason: approvalReason,
  /** The users who may decide; empty if there is nobody but the person who orders. */
  approvers: z.array(z.string()),
  hasSecond: z.boolean(),
});
export type ApprovalNeeded = z.infer<typeof approvalNeeded>;

export const approvalAsked = z.extend(approvalNeeded, { approvalId: guid, expiresOn: day });
export type ApprovalAsked = z.infer<typeof approvalAsked>;

const summary = z.object({
  approvalId: guid,
  state: approvalState,
  requester: z.string(),
  isMine: z.boolean(),
  /** Whether the caller may decide now. */
  isForYou: z.boolean(),
  /** The name of the absent approver, if the caller is their stand-in. */
  onBehalfOf: z.nullable(z.string()),
  /** The first article, and how many there are in all. */
  title: z.string(),
  lineCount: z.int(),
  /** Null where it is for no project. */
  projectId: z.nullable(rowId),
  projectName: z.string(),
  /** The day it was asked for. */
  wantedDay: day,
  costCentre: z.string(),
  reason: approvalReason,
  /** Who it waits for; empty once it is decided. */
  waitsFor: z.array(z.string()),
  note: z.string(),
  isChanged: z.boolean(),
  denyReason: z.string(),
  orderIds: z.array(z.string()),
  askedAt: moment,
  expiresOn: day,
  decidedAt: z.nullable(moment),
  /** When the requester last reminded those who decide. */
  remindedAt: z.nullable(moment),
  /** Whether the caller may do so now. */
  mayRemind: z.boolean(),
  /** Without VAT; absent for a user who may not see prices. */
  amount: z.optional(money),
});
export type ApprovalSummary = z.infer<typeof summary>;

/** What differs from when it was asked. */
const lineChange = z.object({
  kind: z.enum(['dearer', 'cheaper', 'later', 'gone']),
  /** Of a price: how much the line costs more or less. Absent for a user who may not see prices. */
  difference: z.optional(money),
});

const approvalLine = z.object({
  contentId: z.string(),
  code: z.string(),
  displayName: z.string(),
  imageUrl: z.nullable(z.string()),
  productUrl: z.nullable(z.string()),
  salesUnit: z.string(),
  /** In sales units, now; 0 where the approver took it out. */
  quantity: z.number(),
  askedQuantity: z.number(),
  /** The first day it can be there; null where it cannot be ordered any more. */
  deliveryDateAfter: z.nullable(day),
  /** The last day it may arrive. */
  deliveryDateBefore: z.nullable(day),
  changes: z.array(lineChange),
  /** Absent for a user who may not see prices. */
  price: z.optional(
    z.object({
      agreed: z.extend(agreedLine, { price: money }),
      nettAmount: money,
      /** When it was asked. */
      askedPrice: money,
      askedAmount: money,
    }),
  ),
});
export type ApprovalLine = z.infer<typeof approvalLine>;

const event = z.object({
  kind: z.enum(['asked', 'approved', 'changed', 'denied', 'withdrawn', 'expired', 'ordered', 'reminded']),
  actor: z.string(),
  onBehalfOf: z.nullable(z.string()),
  note: z.string(),
  at: moment,
});

const approvalDetails = z.extend(summary, {
  version: z.int(),
  lines: z.array(approvalLine),
  events: z.array(event),
  reference: z.string(),
  /** Of the order as it would be placed now. */
  deliveryDateAfter: z.nullable(day),
  /** The last day anything of it may arrive. */
  lastArrival: z.nullable(day),
  method: z.string(),
  branchName: z.string(),
  /** True if approving places the order; otherwise another approver decides after the caller. */
  isLast: z.boolean(),
  /** Why it could not be ordered now, in words; null where it can. */
  obstacle: z.nullable(z.string()),
  budgets: z.array(budgetStanding),
  /** Absent for a user who may not see prices. */
  totals: z.optional(
    z.object({
      items: money,
      handling: money,
      subtotal: money,
      total: money,
      askedSubtotal: money,
    }),
  ),
});
export type ApprovalDetails = z.infer<typeof approvalDetails>;

const approver = z.object({ kind: z.enum(approverKinds), userId: z.nullable(guid) });

const ruleFields = z.object({
  isOn: z.boolean(),
  kind: z.enum(ruleKinds),
  amountAbove: z.nullable(budgetAmount),
  categoryId: z.nullable(rowId),
  first: approver,
  second: z.nullable(approver),
});

const approvalRuleInput = ruleFields.check(
  z.refine(({ kind, amountAbove }) => kind !== 'amount' || amountAbove !== null, {
    error: 'Vul een bedrag in',
    path: ['amountAbove'],
  }),
  z.refine(({ kind, categoryId }) => (kind === 'category') === (categoryId !== null), {
    error: 'Kies een categorie',
    path: ['categoryId'],
  }),
  z.refine(
    ({ first, second }) => [first, second].every((one) => !one || (one.kind === 'user') === (one.userId !== null)),
    {
      error: 'Kies wie beslist',
      path: ['first'],
    },
  ),
);
export type ApprovalRuleInput = z.input<typeof approvalRuleInput>;

const approvalRule = z.extend(ruleFields, {
  id: z.int(),
  categoryName: z.nullable(z.string()),
  /** How often it decided in this month. */
  usedThisMonth: z.int(),
  version: z.int(),
});
export type ApprovalRuleView = z.infer<typeof approvalRule>;

const standIn = z.object({
  id: z.int(),
  /** Who is away. */
  user: person,
  standIn: person,
  fromDay: day,
  untilDay: day,
});
export type StandInView = z.infer<typeof standIn>;

const approvalId = guid;
const params = z.object({ approvalId });
const rowParam = z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(largestRowId));
const spec = 'our addition: buying together';

/** What the approver had on screen; a dearer order or a later delivery than this is not placed. */
const seen = z.object({ total: money, lastArrival: day });

export const approvalRoutes = {
  list: route({
    method: 'GET',
    path: '/api/approvals',
    summary: 'What waits for the caller, what the caller asked, and what was decided lately',
    spec,
    access: 'registered',
    response: z.object({
      forYou: z.array(summary),
      asked: z.array(summary),
      history: z.array(summary),
      standIns: z.array(standIn),
    }),
  }),
  count: route({
    method: 'GET',
    path: '/api/approvals/count',
    summary: 'How many requests wait for the caller',
    spec,
    access: 'registered',
    response: z.object({ forYou: z.int() }),
  }),
  details: route({
    method: 'GET',
    path: '/api/approvals/{approvalId}',
    summary: 'One request, with what it would cost and when it would come if it were ordered now',
    spec,
    access: 'registered',
    params,
    response: approvalDetails,
  }),
  approve: route({
    method: 'POST',
    path: '/api/approvals/{approvalId}/approve',
    summary: 'Agree; the last to agree places the order. 409 when it costs more or comes later than was seen',
    spec,
    access: 'registered',
    params,
    headers: idempotencyHeaders,
    body: z.nullish(z.object({ seen: z.nullish(seen) })),
    response: approvalDetails,
    failures: { 409: z.extend(problem, { approval: z.optional(approvalDetails) }) },
  }),
  change: route({
    method: 'POST',
    path: '/api/approvals/{approvalId}/change',
    summary: 'Lower quantities or leave lines out before agreeing; nothing given takes earlier changes back',
    spec,
    access: 'registered',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      version: rowVersion,
      lines: z
        .array(z.object({ contentId: guid, quantity: z.number().check(z.gte(0), z.lte(1_000_000)) }))
        .check(z.maxLength(2000)),
    }),
    response: approvalDetails,
  }),
  deny: route({
    method: 'POST',
    path: '/api/approvals/{approvalId}/deny',
    summary: 'Refuse, with a reason the requester reads',
    spec,
    access: 'registered',
    params,
    headers: idempotencyHeaders,
    body: z.object({ reason: requiredText(500, 'Vertel waarom je dit afwijst') }),
    response: done,
  }),
  withdraw: route({
    method: 'POST',
    path: '/api/approvals/{approvalId}/withdraw',
    summary: 'The requester takes the request back',
    spec,
    access: 'registered',
    params,
    headers: idempotencyHeaders,
    response: done,
  }),
  remind: route({
    method: 'POST',
    path: '/api/approvals/{approvalId}/remind',
    summary: 'The requester has those who decide mailed once more, at most once in 24 hours',
    spec,
    access: 'registered',
    params,
    headers: idempotencyHeaders,
    response: done,
  }),
  settings: route({
    method: 'GET',
    path: '/api/approvals/rules',
    summary: 'The rules in their order, and what the words of a rule can be changed to; for managers',
    spec,
    access: 'registered',
    response: z.object({
      rules: z.array(approvalRule),
      /** Everybody of the company, and whether a rule may name them. */
      people: z.array(
        z.extend(person, {
          mayDecide: z.boolean(),
          /** What counts towards their monthly limit: ordered in this month, and being paid now. */
          thisMonth: z.object({ spent: money, paying: money }),
        }),
      ),
      categories: z.array(z.object({ id: z.int(), name: z.string() })),
      projects: z.array(z.object({ id: z.int(), name: z.string() })),
      costCentres: z.array(z.string()),
    }),
  }),
  addRule: route({
    method: 'POST',
    path: '/api/approvals/rules',
    summary: 'Add a rule below the others; for managers',
    spec,
    access: 'registered',
    headers: idempotencyHeaders,
    body: approvalRuleInput,
    response: approvalRule,
  }),
  changeRule: route({
    method: 'PUT',
    path: '/api/approvals/rules/{ruleId}',
    summary: 'Change a rule; 409 when somebody changed it first',
    spec,
    access: 'registered',
    params: z.object({ ruleId: rowParam }),
    body: z.intersection(approvalRuleInput, z.object({ version: rowVersion })),
    response: approvalRule,
  }),
  removeRule: route({
    method: 'DELETE',
    path: '/api/approvals/rules/{ruleId}',
    summary: 'Remove a rule; what waits because of it keeps waiting',
    spec,
    access: 'registered',
    params: z.object({ ruleId: rowParam }),
    response: done,
  }),
  orderRules: route({
    method: 'PUT',
    path: '/api/approvals/rules',
    summary: 'Put the rules in another order; 409 when it does not name all there are',
    spec,
    access: 'registered',
    body: z.object({ ruleIds: z.array(rowId).check(z.maxLength(30)) }),
    response: done,
  }),
  tryRules: route({
    method: 'POST',
    path: '/api/approvals/try',
    summary: 'Which rule would decide for a person, an amount and a building site; nothing happens',
    spec,
    access: 'registered',
    effect: 'reads',
    body: z.object({
      userId: guid,
      amount: budgetAmount,
      projectId: z.nullish(rowId),
      costCentre: z.nullish(z.string().check(z.maxLength(30))),
      categoryId: z.nullish(rowId),
      hasDirect: z._default(z.boolean(), false),
    }),
    response: z.object({
      /** Null: free to order. */
      needed: z.nullable(approvalNeeded),
      /** Viewers do not order at all. */
      mayOrder: z.boolean(),
      /** The hard budgets it would not fit, with how much it is too much. */
      over: z.array(z.object({ name: z.string(), amount: money })),
    }),
  }),
  standIns: route({
    method: 'GET',
    path: '/api/approvals/stand-ins',
    summary: 'Who decides for whom while they are away, from today on: of the caller, for managers of everybody',
    spec,
    access: 'registered',
    response: z.extend(resultList(standIn), { people: z.array(person) }),
  }),
  addStandIn: route({
    method: 'POST',
    path: '/api/approvals/stand-ins',
    summary: 'Have a colleague decide in one’s place for some days',
    spec,
    access: 'registered',
    headers: idempotencyHeaders,
    body: z.object({ standInId: guid, fromDay: day, untilDay: day }).check(
      z.refine(({ fromDay, untilDay }) => fromDay <= untilDay, {
        error: 'De laatste dag ligt voor de eerste',
        path: ['untilDay'],
      }),
    ),
    response: standIn,
  }),
  removeStandIn: route({
    method: 'DELETE',
    path: '/api/approvals/stand-ins/{standInId}',
    summary: 'End a stand-in',
    spec,
    access: 'registered',
    params: z.object({ standInId: rowParam }),
    response: done,
  }),
};

/** The note of a requester to who decides. */
export const approvalNote = optionalLines(500);
