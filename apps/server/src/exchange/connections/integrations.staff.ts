import { beheerIntegrationRoutes } from '@bouwpoort/contract/exchange/connections.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { readOutbox, sendOrderAgain } from '../../ordering/orders/erp-outbox.staff.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  listDeliveries,
  listWebhooksForStaff,
  makeWebhook,
  removeWebhook,
  renewWebhookSecret,
  replayDelivery,
  switchWebhook,
} from '../../organisation/webhooks/webhooks.staff.ts';
import { listExports, openExport, startExport } from '../imports/exports.staff.ts';
import { endKey, listKeysForStaff, listSourcesForStaff, makeKey } from './api-keys.staff.ts';

const done = { value: true };

export function registerBeheerIntegrations(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerIntegrationRoutes;
  serveStaff(app, deps, routes.sources, async (ctx) => ({ sources: await listSourcesForStaff(ctx) }));
  serveStaff(app, deps, routes.keys, async (ctx) => ({ keys: await listKeysForStaff(ctx) }));
  serveStaff(app, deps, routes.addKey, (ctx, { body }) => makeKey(ctx, body));
  serveStaff(app, deps, routes.endKey, async (ctx, { params }) => {
    await endKey(ctx, params.keyId);
    return done;
  });
  serveStaff(app, deps, routes.webhooks, async (ctx) => ({ webhooks: await listWebhooksForStaff(ctx) }));
  serveStaff(app, deps, routes.addWebhook, (ctx, { body }) => makeWebhook(ctx, body));
  serveStaff(app, deps, routes.switchWebhook, async (ctx, { params, body }) => {
    await switchWebhook(ctx, params.webhookId, body.isActive);
    return done;
  });
  serveStaff(app, deps, routes.renewWebhookSecret, (ctx, { params }) => renewWebhookSecret(ctx, params.webhookId));
  serveStaff(app, deps, routes.removeWebhook, async (ctx, { params }) => {
    await removeWebhook(ctx, params.webhookId);
    return done;
  });
  serveStaff(app, deps, routes.deliveries, async (ctx, { params }) => ({
    deliveries: await listDeliveries(ctx, params.webhookId),
  }));
  serveStaff(app, deps, routes.replay, async (ctx, { params }) => {
    await replayDelivery(ctx, params.webhookId, params.deliveryId);
    return done;
  });
  serveStaff(app, deps, routes.outbox, (ctx, { query }) => readOutbox(ctx, query));
  serveStaff(app, deps, routes.sendAgain, async (ctx, { params }) => {
    await sendOrderAgain(ctx, params.orderId);
    return done;
  });
  serveStaff(app, deps, routes.exports, async (ctx) => ({ exports: await listExports(ctx) }));
  serveStaff(app, deps, routes.startExport, (ctx, { body }) => startExport(ctx, body));
  serveStaff(app, deps, routes.download, async (ctx, { params, reply }) => {
    const { name, size, content } = await openExport(ctx, params.exportId);
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  });
}
