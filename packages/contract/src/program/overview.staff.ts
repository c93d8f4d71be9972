import { z } from 'zod/mini';
import { auditChange } from '../foundation/audit.staff.ts';
import { route } from '../foundation/route.ts';
import { moment, money } from '../foundation/scalars.ts';
import { healthCheck } from './system.staff.ts';

const hours = z.array(z.object({ hour: z.int(), count: z.int(), amount: money }));
const dayTotals = z.object({ count: z.int(), amount: money });

const trouble = z.object({ count: z.int(), amount: money, oldest: z.nullable(moment) });

/** Each part is empty for staff who may not see what it counts. */
const overview = z.object({
  at: moment,
  orders: z.nullable(
    z.object({
      today: dayTotals,
      /** The same weekday a week ago, up to this time of day. */
      lastWeekSoFar: dayTotals,
      ventures: z.array(
        z.object({
          ventureId: z.string(),
          name: z.string(),
          accentColor: z.string(),
          hasShop: z.boolean(),
          today: dayTotals,
          lastWeekSoFar: dayTotals,
          hours,
          lastWeekHours: hours,
        }),
      ),
    }),
  ),
  notAtErp: z.nullable(trouble),
  refusedByErp: z.nullable(trouble),
  heldForCredit: z.nullable(trouble),
  deliveries: z.nullable(
    z.array(
      z.object({
        ventureId: z.string(),
        branchId: z.string(),
        branchName: z.string(),
        delivered: z.int(),
        onTheWay: z.int(),
        planned: z.int(),
      }),
    ),
  ),
  /** Quotes that wait for us, with the customers who wait longest. */
  openQuotes: z.nullable(z.object({ count: z.int(), oldest: z.nullable(moment), customers: z.array(z.string()) })),
  registrations: z.nullable(z.object({ count: z.int(), oldest: z.nullable(moment), companies: z.array(z.string()) })),
  jobs: z.nullable(
    z.object({
      /** Jobs that failed for good. */
      deadLetters: z.int(),
      oldestDeadLetter: z.nullable(moment),
      kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
      /** Failed at least once, and waiting for a retry. */
      retrying: z.int(),
      waiting: z.int(),
    }),
  ),
  /** Of the last week: batches that failed or refused lines, and those the guard held back. */
  batches: z.nullable(z.object({ failed: z.int(), guarded: z.int(), oldest: z.nullable(moment) })),
  /** What visitors looked for today and did not find, the most wanted first. */
  missedSearches: z.nullable(
    z.object({
      total: z.int(),
      terms: z.array(z.object({ ventureId: z.string(), term: z.string(), count: z.int() })),
    }),
  ),
  health: z.nullable(z.array(healthCheck)),
  mail: z.nullable(z.object({ sentToday: z.int(), unsent: z.int() })),
  changes: z.nullable(z.array(auditChange)),
});
export type Overview = z.output<typeof overview>;

export const beheerOverviewRoutes = {
  overview: route({
    method: 'GET',
    path: '/api/beheer/overview',
    summary: 'What happens today and what waits for somebody',
    spec: 'back office: overview',
    access: 'staff',
    permission: 'own',
    response: overview,
  }),
};
