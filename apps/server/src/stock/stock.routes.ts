import { inventoryRoutes } from '@bouwpoort/contract/stock';
import type { FastifyInstance } from 'fastify';
import { findWarehouse } from '../branches/branches.ts';
import type { ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from '../http/contract-route.ts';
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
