import { orderListRoutes } from '@bouwpoort/contract/ordering/lists';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { requireRegistered } from '../../foundation/context/require-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { requireListParty } from './list-access.ts';
import { exportList } from './list-export.ts';
import { readListFile } from './list-file-reader.ts';
import { makeLabels } from './list-labels.ts';
import { addLines, arrangeLines, changeLines } from './list-lines.ts';
import { listNames, listOverview } from './list-overview.ts';
import { findList } from './list-view.ts';
import { archiveList, changeList, createList, removeList, restoreList } from './lists.ts';
import { orderFromList } from './order-from-list.ts';

export function registerOrderLists(app: FastifyInstance, deps: ContextDeps): void {
  const routes = orderListRoutes;
  serve(app, deps, routes.list, (ctx, { query }) => listOverview(ctx, query));
  serve(app, deps, routes.names, (ctx) => listNames(ctx));
  serve(app, deps, routes.create, (ctx, { body, headers }) => createList(ctx, body, headers['idempotency-key']));
  serve(app, deps, routes.byId, (ctx, { params }) => findList(ctx, params.listId));
  serve(app, deps, routes.update, (ctx, { params, body }) => changeList(ctx, params.listId, body));
  serve(app, deps, routes.archive, (ctx, { params, body }) => archiveList(ctx, params.listId, body.archived));
  serve(app, deps, routes.remove, (ctx, { params }) => removeList(ctx, params.listId));
  serve(app, deps, routes.restore, (ctx, { params }) => restoreList(ctx, params.listId));
  serve(app, deps, routes.addLines, (ctx, { params, body, headers }) =>
    addLines(ctx, params.listId, body.lines, headers['idempotency-key']),
  );
  serve(app, deps, routes.changeLines, (ctx, { params, body }) => changeLines(ctx, params.listId, body));
  serve(app, deps, routes.arrange, (ctx, { params, body }) => arrangeLines(ctx, params.listId, body));
  serve(app, deps, routes.order, (ctx, { params, body, headers }) =>
    orderFromList(ctx, params.listId, body, headers['idempotency-key']),
  );
  serve(app, deps, routes.readFile, async (ctx, { body }) => {
    await requireListParty(ctx);
    return readListFile(Buffer.from(body.content, 'base64'));
  });
  serve(app, deps, routes.exported, async (ctx, { params, reply }) =>
    sendFile(reply, await exportList(ctx, params.listId, params.format)),
  );
  registerLabels(app, deps);
}

function registerLabels(app: FastifyInstance, deps: ContextDeps): void {
  // A thousand QR codes take seconds, so a user can render one sheet at a time.
  const running = new Set<string>();
  serve(app, deps, orderListRoutes.labels, async (ctx, { params, query, reply }) => {
    const { id } = requireRegistered(ctx);
    if (running.has(id)) throw new AppError('tooManyRequests', { detail: 'Wacht tot je vorige labels binnen zijn.' });
    running.add(id);
    try {
      const labels = await makeLabels(ctx, params.listId, query);
      return sendFile(reply, { ...labels, contentType: 'application/pdf' });
    } finally {
      running.delete(id);
    }
  });
}

function sendFile(
  reply: FastifyReply,
  { fileName, contentType, content }: { fileName: string; contentType: string; content: string | Buffer },
): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(content);
}
