import { beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { toWire } from '@bouwpoort/trade/foundation/money';
import type { FastifyInstance } from 'fastify';
import { listAgreements } from '../../catalogue/prices/prices.ts';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import { issueCookies } from '../identity/identity.ts';
import { addCustomerByStaff } from './customer-add.staff.ts';
import {
  addAddressByStaff,
  addProjectByStaff,
  changeAddressByStaff,
  changeProjectByStaff,
  endAddressByStaff,
  endProjectByStaff,
} from './customer-addresses.staff.ts';
import { editCustomer, readCustomerForStaff, requireCustomerThere } from './customer-detail.staff.ts';
import { mergeCustomers, previewMerge } from './customer-merge.staff.ts';
import { changeUserByStaff, inviteUserByStaff, resetUserByStaff, viewAsUser } from './customer-users.staff.ts';
import { customerFilterOf, customersForStaff, standardCustomerViews } from './customers-list.staff.ts';

const agreementsShown = 100;

export function registerBeheerCustomers(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerCustomerRoutes;
  serveStaff(app, deps, routes.list, async (ctx, { query: { sort, direction, cursor, limit, ...asked } }) => {
    const filter = customerFilterOf(ctx, asked);
    const { rows, ...page } = await customersForStaff.page(ctx, filter, { sort, direction, cursor, limit });
    return { customers: rows, ...page };
  });
  serveStaff(app, deps, routes.views, (ctx, { query }) => standardCustomerViews(ctx, query.ventureId));
  serveStaff(app, deps, routes.export, (ctx, { query: { sort, direction, ...asked }, reply }) => {
    const fileName = `klanten-${dayOf(ctx.clock())}.csv`;
    return customersForStaff.send(ctx, reply, fileName, customerFilterOf(ctx, asked), { sort, direction });
  });
  serveStaff(app, deps, routes.add, (ctx, { body, request }) => addCustomerByStaff(ctx, body, callerOf(request)));
  serveStaff(app, deps, routes.details, (ctx, { params }) => readCustomerForStaff(ctx, params.customerId));
  serveStaff(app, deps, routes.change, (ctx, { params, body }) => editCustomer(ctx, params.customerId, body));
  serveStaff(app, deps, routes.addAddress, (ctx, { params, body }) => addAddressByStaff(ctx, params.customerId, body));
  serveStaff(app, deps, routes.changeAddress, (ctx, { params, body }) => changeAddressByStaff(ctx, params, body));
  serveStaff(app, deps, routes.endAddress, async (ctx, { params, query }) => {
    await endAddressByStaff(ctx, params, query.version);
    return { value: true };
  });
  serveStaff(app, deps, routes.addProject, (ctx, { params, body }) =>
    addProjectByStaff(ctx, params.customerId, body.name),
  );
  serveStaff(app, deps, routes.changeProject, (ctx, { params, body }) => changeProjectByStaff(ctx, params, body));
  serveStaff(app, deps, routes.endProject, async (ctx, { params, query }) => {
    await endProjectByStaff(ctx, params, query.version);
    return { value: true };
  });
  serveStaff(app, deps, routes.agreements, async (ctx, { params, query }) => {
    const customer = await requireCustomerThere(ctx, params.customerId);
    const page = { ...query, after: query.after, q: query.q, limit: agreementsShown + 1 };
    const rows = await listAgreements(ctx.db, customer, page);
    const shown = rows.slice(0, agreementsShown);
    return {
      agreements: shown.map((row) => ({
        ...row,
        priceDelivery: toWire(row.priceDelivery),
        pricePickup: toWire(row.pricePickup),
      })),
      nextAfter: rows.length > agreementsShown ? (shown.at(-1)?.id ?? null) : null,
    };
  });
  serveStaff(app, deps, routes.inviteUser, (ctx, { params, body, request }) =>
    inviteUserByStaff(ctx, params.customerId, body, callerOf(request)),
  );
  serveStaff(app, deps, routes.changeUser, (ctx, { params, body, request }) =>
    changeUserByStaff(ctx, params, body, callerOf(request)),
  );
  serveStaff(app, deps, routes.resetUser, async (ctx, { params, request }) => {
    await resetUserByStaff(ctx, params.customerId, params.userId, callerOf(request));
    return { value: true };
  });
  serveStaff(app, deps, routes.viewAs, async (ctx, { params, body, reply }) => {
    const { tokens, url } = await viewAsUser(ctx, deps, params, body.reason);
    await issueCookies(deps, reply, tokens);
    return { viewId: tokens.sessionId, url, expiresAt: tokens.expiresAt.toISOString() };
  });
  serveStaff(app, deps, routes.mergePreview, (ctx, { params }) => previewMerge(ctx, params.customerId, params.intoId));
  serveStaff(app, deps, routes.merge, async (ctx, { params, body }) => {
    await mergeCustomers(ctx, { fromId: params.customerId, intoId: params.intoId }, body);
    return readCustomerForStaff(ctx, params.intoId);
  });
}
