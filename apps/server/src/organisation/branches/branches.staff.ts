import { beheerBranchRoutes } from '@bouwpoort/contract/organisation/branches.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../staff/staff.ts';
import { addBranch, addWarehouse } from './branch-add.staff.ts';
import { addClosure, changeClosure, listClosuresForStaff, removeClosure } from './closures.staff.ts';
import { changeBranch, listBranchesForStaff, previewBranch, readBranchForStaff } from './edit-branches.staff.ts';

export function registerBeheerBranches(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerBranchRoutes;
  serveStaff(app, deps, routes.list, async (ctx) => ({ branches: await listBranchesForStaff(ctx) }));
  serveStaff(app, deps, routes.add, (ctx, { body }) => addBranch(ctx, body));
  serveStaff(app, deps, routes.details, (ctx, { params }) => readBranchForStaff(ctx, params.branchId));
  serveStaff(app, deps, routes.change, (ctx, { params, body }) => changeBranch(ctx, params.branchId, body));
  serveStaff(app, deps, routes.addWarehouse, (ctx, { params, body }) =>
    addWarehouse(ctx, params.branchId, body.warehouseCode),
  );
  serveStaff(app, deps, routes.preview, (ctx, { params, body }) => previewBranch(ctx, params.branchId, body));
  serveStaff(app, deps, routes.closures, async (ctx) => ({ closures: await listClosuresForStaff(ctx) }));
  serveStaff(app, deps, routes.addClosure, (ctx, { body }) => addClosure(ctx, body));
  serveStaff(app, deps, routes.changeClosure, (ctx, { params, body }) => changeClosure(ctx, params.closureId, body));
  serveStaff(app, deps, routes.removeClosure, async (ctx, { params }) => {
    await removeClosure(ctx, params.closureId);
    return { value: true };
  });
}
