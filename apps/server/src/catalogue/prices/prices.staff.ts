import { beheerPriceRoutes } from '@bouwpoort/contract/catalogue/prices.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  explainForStaff,
  findPriceArticles,
  findPriceCustomers,
  makeAgreement,
  readArticlePrices,
  setAgreementEnd,
  setCostPrice,
  setListPrice,
} from './edit-prices.staff.ts';

export function registerBeheerPrices(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerPriceRoutes;
  serveStaff(app, deps, routes.explain, (ctx, { query }) => explainForStaff(ctx, query));
  serveStaff(app, deps, routes.customers, (ctx, { query }) => findPriceCustomers(ctx, query));
  serveStaff(app, deps, routes.articles, (ctx, { query }) => findPriceArticles(ctx, query));
  serveStaff(app, deps, routes.article, (ctx, { params, query }) => readArticlePrices(ctx, params, query));
  serveStaff(app, deps, routes.setListPrice, (ctx, { params, body }) => setListPrice(ctx, params, body));
  serveStaff(app, deps, routes.setCostPrice, (ctx, { params, body }) => setCostPrice(ctx, params, body));
  serveStaff(app, deps, routes.addAgreement, (ctx, { body }) => makeAgreement(ctx, body));
  serveStaff(app, deps, routes.endAgreement, (ctx, { params, body }) => setAgreementEnd(ctx, params.agreementId, body));
}
