import { beheerCategoryRoutes } from '@bouwpoort/contract/catalogue/categories.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  addCategory,
  changeCategory,
  mergeCategory,
  moveAmongSiblings,
  readCategoryForStaff,
  readCategoryTree,
} from './edit-categories.staff.ts';
import { listWaitingGroups, placeGroups } from './uncategorised-products.staff.ts';

export function registerBeheerCategories(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerCategoryRoutes;
  serveStaff(app, deps, routes.tree, (ctx, { query }) => readCategoryTree(ctx, query.ventureId));
  serveStaff(app, deps, routes.waiting, (ctx, { query }) => listWaitingGroups(ctx, query.ventureId));
  serveStaff(app, deps, routes.place, (ctx, { body }) => placeGroups(ctx, body));
  serveStaff(app, deps, routes.details, (ctx, { params }) => readCategoryForStaff(ctx, params.categoryId));
  serveStaff(app, deps, routes.add, (ctx, { body }) => addCategory(ctx, body));
  serveStaff(app, deps, routes.change, (ctx, { params, body }) => changeCategory(ctx, params.categoryId, body));
  serveStaff(app, deps, routes.order, async (ctx, { params, body }) => {
    await moveAmongSiblings(ctx, params.categoryId, body.by);
    return { value: true };
  });
  serveStaff(app, deps, routes.merge, (ctx, { params, body }) => mergeCategory(ctx, params.categoryId, body));
}
