import { beheerRedirectRoutes } from '@bouwpoort/contract/content/redirects.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  addRedirect,
  changeRedirect,
  importRedirects,
  redirectFilterOf,
  redirectsForStaff,
  removeRedirectForStaff,
} from './edit-redirects.staff.ts';

export function registerBeheerRedirects(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerRedirectRoutes;
  serveStaff(app, deps, routes.list, async (ctx, { query: { sort, cursor, limit, ...asked } }) => {
    const filter = await redirectFilterOf(ctx, asked);
    const { rows, ...page } = await redirectsForStaff.page(ctx, filter, { sort, cursor, limit });
    return { redirects: rows, ...page };
  });
  serveStaff(app, deps, routes.csv, async (ctx, { query: { sort, ...asked }, reply }) => {
    const fileName = `doorverwijzingen-${dayOf(ctx.clock())}.csv`;
    return redirectsForStaff.send(ctx, reply, fileName, await redirectFilterOf(ctx, asked), { sort });
  });
  serveStaff(app, deps, routes.add, (ctx, { body }) => addRedirect(ctx, body));
  serveStaff(app, deps, routes.change, (ctx, { query, body }) => changeRedirect(ctx, query, body));
  serveStaff(app, deps, routes.remove, async (ctx, { query }) => {
    await removeRedirectForStaff(ctx, query);
    return { value: true };
  });
  serveStaff(app, deps, routes.import, (ctx, { body }) => importRedirects(ctx, body));
}
