import { beheerRedirectRoutes } from '@bouwpoort/contract/content/redirects.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { sendCsv } from '../../foundation/http/csv-stream.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  addRedirect,
  changeRedirect,
  importRedirects,
  listRedirectsForStaff,
  redirectCsvRows,
  redirectHeads,
  removeRedirectForStaff,
} from './redirect.staff.ts';

export function registerBeheerRedirects(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerRedirectRoutes;
  serveStaff(app, deps, routes.list, (ctx, { query }) => listRedirectsForStaff(ctx, query));
  serveStaff(app, deps, routes.csv, async (ctx, { query, reply }) =>
    sendCsv(
      reply,
      `doorverwijzingen-${dayOf(ctx.clock())}.csv`,
      await redirectHeads(ctx),
      await redirectCsvRows(ctx, query),
    ),
  );
  serveStaff(app, deps, routes.add, (ctx, { body }) => addRedirect(ctx, body));
  serveStaff(app, deps, routes.change, (ctx, { query, body }) => changeRedirect(ctx, query, body));
  serveStaff(app, deps, routes.remove, async (ctx, { query }) => {
    await removeRedirectForStaff(ctx, query);
    return { value: true };
  });
  serveStaff(app, deps, routes.import, (ctx, { body }) => importRedirects(ctx, body));
}
