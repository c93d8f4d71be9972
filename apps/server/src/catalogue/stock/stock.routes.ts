import { inventoryRoutes } from '@bouwpoort/contract/catalogue/stock';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { findWarehouse } from '../../organisation/branches/branches.ts';
import { listStock } from './stock.ts';

export function registerStock(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, inventoryRoutes.ofVariant, async (ctx, { query }) => {
    const stock = (await listStock(ctx, [query.contentId]))[query.contentId];
    if (!stock) throw new AppError('notFound');
    return stock;
  });
  serve(app, deps, inventoryRoutes.bulk, (ctx, { body }) => listStock(ctx, body.contentIds));
  serve(app, deps, inventoryRoutes.warehouse, async (ctx, { params }) => {
    const warehouse = await findWarehouse(ctx, params.warehouseCode);
    if (!warehouse) throw new AppError('notFound');
    return { value: warehouse };
  });
}
