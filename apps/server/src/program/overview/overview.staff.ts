import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { beheerOverviewRoutes, type Overview } from '@bouwpoort/contract/program/overview.staff';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import type { FastifyInstance } from 'fastify';
import { listMissedSearches } from '../../catalogue/search/search.ts';
import { countWaitingRegistrations } from '../../customers/registration/registration.ts';
import { countBatchTroubles } from '../../exchange/batches/batches.ts';
import { listChanges } from '../../foundation/audit/audit.ts';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { countUnfinishedJobs } from '../../foundation/jobs/queue-counts.ts';
import { type OrdersOfDay, ordersOfDays, orderTroubles, plannedDeliveries } from '../../ordering/orders/orders.ts';
import { countQuotes, searchQuotes } from '../../ordering/quotes/quotes.ts';
import { branchNames } from '../../organisation/branches/branches.ts';
import { countMails } from '../../organisation/mail/mail.ts';
import { accessScopeOf, mayDo, type StaffContext, serveStaff } from '../../organisation/staff/staff.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import { type HealthParts, readHealth } from '../health/health.staff.ts';

/** Older problems with batches are not shown. */
const troubleDays = 7;
const shownMisses = 6;
const shownCustomers = 3;

export function registerOverview(app: FastifyInstance, deps: ContextDeps, parts: HealthParts): void {
  serveStaff(app, deps, beheerOverviewRoutes.overview, (ctx) => readOverview(ctx, parts));
}

/** Data without permission is empty, not zero. */
async function readOverview(ctx: StaffContext, parts: HealthParts): Promise<Overview> {
  const may = (permission: Permission) => mayDo(ctx.staff.scopes, permission);
  const [orders, troubles, deliveries, openQuotes, registrations, jobs, mail, changes, batches, missed, health] =
    await Promise.all([
      may('orders.read') ? ordersOfToday(ctx) : null,
      may('orders.read') ? orderTroubles(ctx.db, accessScopeOf(ctx, 'orders.read')) : null,
      may('orders.read') ? deliveriesOfToday(ctx) : null,
      may('quotes.read') ? quotesThatWait(ctx) : null,
      may('customers.read') ? countWaitingRegistrations(ctx.db, accessScopeOf(ctx, 'customers.read').ventures) : null,
      may('system.read') ? countUnfinishedJobs(ctx.db) : null,
      may('system.read') ? countMails(ctx.db, startOfDay(dayOf(ctx.clock()))) : null,
      may('audit.read')
        ? listChanges(ctx.db, { ventures: accessScopeOf(ctx, 'audit.read').ventures }, { limit: 8 })
        : null,
      may('exchange.read')
        ? countBatchTroubles(ctx.db, accessScopeOf(ctx, 'exchange.read').ventures, daysBefore(ctx.clock(), troubleDays))
        : null,
      may('search.read')
        ? listMissedSearches(ctx.db, accessScopeOf(ctx, 'search.read').ventures, dayOf(ctx.clock()), shownMisses)
        : null,
      may('system.read') ? readHealth(ctx, parts) : null,
    ]);
  return {
    at: ctx.clock().toISOString(),
    orders,
    notAtErp: troubles && describeTrouble(troubles.notAtErp),
    refusedByErp: troubles && describeTrouble(troubles.refused),
    heldForCredit: troubles && describeTrouble(troubles.held),
    deliveries,
    openQuotes,
    registrations: registrations && { ...registrations, oldest: registrations.oldest?.toISOString() ?? null },
    jobs: jobs && { ...jobs, oldestDeadLetter: jobs.oldestDeadLetter?.toISOString() ?? null },
    batches,
    missedSearches: missed,
    health,
    mail: mail && { sentToday: mail.sent, unsent: mail.unsent },
    changes,
  };
}

type Trouble = Awaited<ReturnType<typeof orderTroubles>>['held'];

function describeTrouble({ count, amount, oldest }: Trouble): NonNullable<Overview['heldForCredit']> {
  return { count, amount: toWire(amount), oldest: oldest === null ? null : new Date(oldest).toISOString() };
}

async function quotesThatWait(ctx: StaffContext): Promise<NonNullable<Overview['openQuotes']>> {
  const filter = { scope: accessScopeOf(ctx, 'quotes.read'), today: dayOf(ctx.clock()), state: 'open' as const };
  const [{ count }, { rows: quotes }] = await Promise.all([
    countQuotes(ctx.db, filter),
    searchQuotes(ctx.db, filter, { sort: 'date', direction: 'asc', limit: shownCustomers }),
  ]);
  return {
    count,
    oldest: quotes[0]?.quote.requestedAt?.toISOString() ?? null,
    customers: [...new Set(quotes.map(({ customerName }) => customerName))],
  };
}

async function ordersOfToday(ctx: StaffContext): Promise<NonNullable<Overview['orders']>> {
  const now = ctx.clock();
  const today = dayOf(now);
  const lastWeek = addDays(today, -7);
  const scope = accessScopeOf(ctx, 'orders.read');
  const soFar = new Date(startOfDay(lastWeek).getTime() + (now.getTime() - startOfDay(today).getTime()));
  const [found, beforeNow, ventures] = await Promise.all([
    ordersOfDays(ctx.db, scope, [
      { from: startOfDay(today), until: startOfDay(addDays(today, 1)) },
      { from: startOfDay(lastWeek), until: startOfDay(addDays(lastWeek, 1)) },
    ]),
    ordersOfDays(ctx.db, scope, [{ from: startOfDay(lastWeek), until: soFar }]),
    listVentures(ctx),
  ]);
  const of = (rows: readonly OrdersOfDay[], day: string, ventureId?: string) =>
    rows.filter((row) => row.day === day && (ventureId === undefined || row.ventureId === ventureId));
  const reach = (ventureId: string) =>
    scope.ventures === 'all' ||
    scope.ventures.includes(ventureId) ||
    scope.branches.some((one) => one.ventureId === ventureId);
  return {
    today: totalsOf(of(found, today)),
    lastWeekSoFar: totalsOf(beforeNow),
    ventures: ventures
      .filter(({ id }) => reach(id))
      .map(({ id, name, accentColor, hasShop }) => ({
        ventureId: id,
        name,
        accentColor,
        hasShop,
        today: totalsOf(of(found, today, id)),
        lastWeekSoFar: totalsOf(of(beforeNow, lastWeek, id)),
        hours: hoursOf(of(found, today, id)),
        lastWeekHours: hoursOf(of(found, lastWeek, id)),
      })),
  };
}

function totalsOf(rows: readonly OrdersOfDay[]) {
  return {
    count: rows.reduce((total, { count }) => total + count, 0),
    amount: toWire(sumOf(rows.map(({ amount }) => amount))),
  };
}

function hoursOf(rows: readonly OrdersOfDay[]) {
  return rows
    .map(({ hour, count, amount }) => ({ hour, count, amount: toWire(amount) }))
    .sort((one, other) => one.hour - other.hour);
}

async function deliveriesOfToday(ctx: StaffContext): Promise<NonNullable<Overview['deliveries']>> {
  const [planned, names] = await Promise.all([
    plannedDeliveries(ctx.db, accessScopeOf(ctx, 'orders.read'), dayOf(ctx.clock())),
    branchNames(ctx),
  ]);
  return planned.map((one) => ({ ...one, branchName: names.get(one.branchId) ?? one.branchId }));
}
