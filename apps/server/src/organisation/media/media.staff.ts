import { maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import { beheerMediaRoutes } from '@bouwpoort/contract/organisation/media.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { acceptFileStreams, requireFileBody } from '../../foundation/http/file-body.ts';
import { serveStaff } from '../staff/staff.ts';
import type { MediaDeps } from './media.ts';
import { changeMedia, listMedia, moveMedia, moveMediaToBin, readMediaFile, restoreMedia } from './media-files.staff.ts';
import { addMediaFolder, changeMediaFolder, readMediaOverview, removeMediaFolder } from './media-folders.staff.ts';
import { putBackMedia, replaceMedia, uploadMedia } from './media-upload.staff.ts';

export async function registerBeheerMedia(app: FastifyInstance, deps: ContextDeps, media: MediaDeps): Promise<void> {
  const routes = beheerMediaRoutes;
  serveStaff(app, deps, routes.list, (ctx, { query }) => listMedia(ctx, query));
  serveStaff(app, deps, routes.overview, (ctx, { query }) => readMediaOverview(ctx, query.ventureId));
  serveStaff(app, deps, routes.file, (ctx, { query }) => readMediaFile(ctx, media, query.path));
  serveStaff(app, deps, routes.change, (ctx, { query, body }) => changeMedia(ctx, media, query.path, body));
  serveStaff(app, deps, routes.putBack, (ctx, { body }) => putBackMedia(ctx, media, body));
  serveStaff(app, deps, routes.remove, async (ctx, { query }) => {
    await moveMediaToBin(ctx, query);
    return { value: true };
  });
  serveStaff(app, deps, routes.restore, (ctx, { body }) => restoreMedia(ctx, media, body.path));
  serveStaff(app, deps, routes.move, (ctx, { body }) => moveMedia(ctx, body));
  serveStaff(app, deps, routes.addFolder, (ctx, { body }) => addMediaFolder(ctx, body));
  serveStaff(app, deps, routes.changeFolder, (ctx, { params, body }) => changeMediaFolder(ctx, params.folderId, body));
  serveStaff(app, deps, routes.removeFolder, async (ctx, { params }) => {
    await removeMediaFolder(ctx, params.folderId);
    return { value: true };
  });
  await app.register(async (scope) => {
    acceptFileStreams(scope);
    serveStaff(scope, deps, routes.upload, (ctx, { query, request }) =>
      uploadMedia(ctx, media, query, requireFileBody(request, maxMediaBytes)),
    );
    serveStaff(scope, deps, routes.replace, (ctx, { query, request }) =>
      replaceMedia(ctx, media, query, requireFileBody(request, maxMediaBytes)),
    );
  });
}
