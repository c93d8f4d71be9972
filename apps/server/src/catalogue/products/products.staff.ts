import { beheerProductRoutes, maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { sendCsv } from '../../foundation/http/csv-stream.ts';
import { acceptFileStreams, requireFileBody } from '../../foundation/http/file-body.ts';
import { findMedia, type MediaDeps } from '../../organisation/media/media.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { addProduct, addVariant } from './product-add.staff.ts';
import { readCompleteness } from './product-completeness.staff.ts';
import { readProductForStaff } from './product-detail.staff.ts';
import { uploadProductMedia } from './product-media.staff.ts';
import { saveProduct, saveProductRow } from './product-save.staff.ts';
import { readProductsRun, startChange, startUndo } from './products-bulk.staff.ts';
import { listProductsForStaff, productCsvRows, standardProductViews } from './products-list.staff.ts';

const csvColumns = [
  ...['product', 'code', 'name', 'venture', 'brand', 'category', 'variants', 'price', 'priceUnit', 'state'],
  ...['score', 'missing', 'changed'],
];
const filesShown = 60;

export async function registerBeheerProducts(
  app: FastifyInstance,
  deps: ContextDeps,
  { work }: Pick<MediaDeps, 'work'>,
): Promise<void> {
  const routes = beheerProductRoutes;
  serveStaff(app, deps, routes.list, (ctx, { query }) => listProductsForStaff(ctx, query));
  serveStaff(app, deps, routes.views, (ctx, { query }) => standardProductViews(ctx, query.ventureId));
  serveStaff(app, deps, routes.export, async (ctx, { query, reply }) => {
    const rows = await productCsvRows(ctx, query);
    const t = await findWords(ctx, 'beheer-products');
    const head = csvColumns.map((name) => t(`csv_${name}`));
    return sendCsv(reply, `producten-${dayOf(ctx.clock())}.csv`, head, rows);
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
