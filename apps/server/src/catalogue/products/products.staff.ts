import { beheerProductRoutes, maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { acceptFileStreams, requireFileBody } from '../../foundation/http/file-body.ts';
import { findMedia, type MediaDeps } from '../../organisation/media/media.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import { addProduct, addVariant } from './product-add.staff.ts';
import { readCompleteness } from './product-completeness.staff.ts';
import { readProductForStaff } from './product-detail.staff.ts';
import { uploadProductMedia } from './product-media.staff.ts';
import { saveProduct, saveProductRow } from './product-save.staff.ts';
import { readProductsRun, startChange, startUndo } from './products-bulk.staff.ts';
import { productFilterOf, productsForStaff, standardProductViews } from './products-list.staff.ts';

const filesShown = 60;

export async function registerBeheerProducts(
  app: FastifyInstance,
  deps: ContextDeps,
  { work }: Pick<MediaDeps, 'work'>,
): Promise<void> {
  const routes = beheerProductRoutes;
  serveStaff(app, deps, routes.list, async (ctx, { query: { sort, direction, cursor, limit, ...asked } }) => {
    const filter = productFilterOf(ctx, asked);
    const { rows, ...page } = await productsForStaff.page(ctx, filter, { sort, direction, cursor, limit });
    return { products: rows, ...page };
  });
  serveStaff(app, deps, routes.views, (ctx, { query }) => standardProductViews(ctx, query.ventureId));
  serveStaff(app, deps, routes.export, (ctx, { query: { sort, direction, ...asked }, reply }) => {
    const fileName = `producten-${dayOf(ctx.clock())}.csv`;
    return productsForStaff.send(ctx, reply, fileName, productFilterOf(ctx, asked), { sort, direction });
  });
  serveStaff(app, deps, routes.completeness, (ctx, { query }) => readCompleteness(ctx, query.ventureId));
  serveStaff(app, deps, routes.media, async (ctx, { query }) => ({
    files: await findMedia(ctx.db, { ...query, limit: filesShown }),
  }));
  serveStaff(app, deps, routes.details, (ctx, { params }) => readProductForStaff(ctx, params.productId));
  serveStaff(app, deps, routes.change, (ctx, { params, body }) => saveProduct(ctx, params.productId, body));
  serveStaff(app, deps, routes.changeRow, (ctx, { params, body }) => saveProductRow(ctx, params.productId, body));
  serveStaff(app, deps, routes.add, (ctx, { body }) => addProduct(ctx, body));
  serveStaff(app, deps, routes.addVariant, (ctx, { params, body }) => addVariant(ctx, params.productId, body));
  serveStaff(app, deps, routes.changeMany, (ctx, { body }) => startChange(ctx, body));
  serveStaff(app, deps, routes.undoMany, (ctx, { params }) => startUndo(ctx, params.runId));
  serveStaff(app, deps, routes.run, (ctx, { params }) => readProductsRun(ctx, params.runId));
  // In a scope of its own: no other route reads its body as a stream.
  await app.register(async (scope) => {
    acceptFileStreams(scope);
    serveStaff(scope, deps, routes.uploadMedia, (ctx, { query, request }) =>
      uploadProductMedia(ctx, work, { ...query, body: requireFileBody(request, maxMediaBytes) }),
    );
  });
}
