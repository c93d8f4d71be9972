import { budgetPeriods } from '@bouwpoort/trade/ordering/budget-periods';
import { z } from 'zod/mini';
import { amounts } from '../foundation/amounts.ts';
import { route } from '../foundation/route.ts';
import {
  done,
  hasWholeCents,
  idempotencyHeaders,
  largestRowId,
  money,
  plainText,
  resultList,
  rowId,
  rowVersion,
} from '../foundation/scalars.ts';

/** What a company may spend at a building site or under a cost centre. All amounts are without VAT. */

const budgetPeriod = z.enum(budgetPeriods);

/** One of both: a building site (a project) or a cost centre. */
const target = { projectId: z.nullable(rowId), costCentre: z.nullable(z.string()) };

export const budgetStanding = z.object({
  id: z.int(),
  ...target,
  /** Of the building site, or what the company calls the cost centre. */
  name: z.string(),
  period: budgetPeriod,
  /** The first day of the period; null where it runs as long as its project. */
  since: z.nullable(z.string()),
  /** Hard: an order that does not fit needs approval. Soft: it warns. */
  isHard: z.boolean(),
  version: z.int(),
  /** Absent for a user who may not see prices. */
  amounts: z.optional(
    z.object({
      amount: money,
      /** Orders placed, without those that were cancelled. */
      spent: money,
      /** Requests that wait for approval, and online payments under way. */
      reserved: money,
    }),
  ),
});
export type BudgetStanding = z.infer<typeof budgetStanding>;

export const budgetAmount = z
  .number({ error: 'Vul een bedrag in' })
  .check(
    z.gte(0.01, { error: 'Vul een bedrag boven nul in' }),
    z.lte(100_000_000, { error: 'Vul een lager bedrag in' }),
    z.refine(hasWholeCents, { error: 'Gebruik hooguit 2 decimalen' }),
  )
  .register(amounts, { isAmount: true });

const budgetFields = z.object({
  amount: budgetAmount,
  period: budgetPeriod,
  isHard: z.boolean(),
  /** Of a cost centre; a building site has its own. */
  name: z._default(plainText(60), ''),
});

const budgetInput = z.extend(budgetFields, { projectId: z.nullish(rowId), costCentre: z.nullish(plainText(30)) }).check(
  z.refine(({ projectId, costCentre }) => Boolean(projectId) !== Boolean(costCentre), {
    error: 'Kies een bouwplaats of vul een kostenplaats in',
    path: ['projectId'],
  }),
);
export type BudgetInput = z.input<typeof budgetInput>;

const budgetId = z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(largestRowId));

export const budgetRoutes = {
  list: route({
    method: 'GET',
    path: '/api/budgets',
    summary: 'The budgets of the company and what is left of each; for managers',
    spec: 'our addition: buying together',
    access: 'registered',
    response: resultList(budgetStanding),
  }),
  /** What an order for this site or cost centre would count towards. */
  forOrder: route({
    method: 'GET',
    path: '/api/budgets/order',
    summary: 'The budgets an order for a building site or cost centre counts towards, and the cost centres there are',
    spec: 'our addition: buying together',
    access: 'registered',
    query: z.object({ projectId: z.optional(budgetId), costCentre: z.optional(plainText(30)) }),
    response: z.object({
      budgets: z.array(budgetStanding),
      costCentres: z.array(z.object({ costCentre: z.string(), name: z.string() })),
    }),
  }),
  ofSites: route({
    method: 'GET',
    path: '/api/budgets/sites',
    summary: 'The budgets of the building sites this user may order for',
    spec: 'our addition: buying together',
    access: 'registered',
    response: z.object({ results: z.array(budgetStanding) }),
  }),
  add: route({
    method: 'POST',
    path: '/api/budgets',
    summary: 'Set a budget; for managers',
    spec: 'our addition: buying together',
    access: 'registered',
    headers: idempotencyHeaders,
    body: budgetInput,
    response: budgetStanding,
  }),
  change: route({
    method: 'PUT',
    path: '/api/budgets/{budgetId}',
    summary: 'Change a budget; 409 when somebody changed it first',
    spec: 'our addition: buying together',
    access: 'registered',
    params: z.object({ budgetId }),
    body: z.extend(budgetFields, { version: rowVersion }),
    response: budgetStanding,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/budgets/{budgetId}',
    summary: 'Remove a budget; orders stay as they are',
    spec: 'our addition: buying together',
    access: 'registered',
    params: z.object({ budgetId }),
    response: done,
  }),
};
