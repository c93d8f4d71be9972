import { maxSiteDocumentBytes, maxSitePhotoBytes, siteRoutes } from '@bouwpoort/contract/ordering/jobsites';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { acceptFileStreams, requireFileBody } from '../../foundation/http/file-body.ts';
import { type MediaDeps, sendAttachment } from '../../organisation/media/media.ts';
import { findSite, listSitePeople, listSites } from './find-site.ts';
import { addSite, changeSite } from './save-site.ts';
import { addDocument, openDocument, removeDocument } from './site-documents.ts';
import { openPhoto, putPhoto, removePhoto } from './site-photo.ts';

export async function registerSites(app: FastifyInstance, deps: ContextDeps, { work }: MediaDeps): Promise<void> {
  serve(app, deps, siteRoutes.list, (ctx) => listSites(ctx));
  serve(app, deps, siteRoutes.people, (ctx) => listSitePeople(ctx));
  serve(app, deps, siteRoutes.details, (ctx, { params }) => findSite(ctx, params.siteId));
  serve(app, deps, siteRoutes.add, (ctx, { body, headers }) => addSite(ctx, body, headers['idempotency-key']));
  serve(app, deps, siteRoutes.change, (ctx, { params, body }) => changeSite(ctx, params.siteId, body));
  serve(app, deps, siteRoutes.photo, async (ctx, { params, reply }) => {
    const { contentType, bytes } = await openPhoto(ctx, params.siteId);
    return reply
      .header('content-type', contentType)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
  serve(app, deps, siteRoutes.removePhoto, async (ctx, { params }) => {
    await removePhoto(ctx, params.siteId);
    return { value: true };
  });
  serve(app, deps, siteRoutes.document, async (ctx, { params, reply }) =>
    sendAttachment(reply, await openDocument(ctx, params.siteId, params.documentId)),
  );
  serve(app, deps, siteRoutes.removeDocument, async (ctx, { params }) => {
    await removeDocument(ctx, params.siteId, params.documentId);
    return { value: true };
  });
  await app.register(async (scope) => {
    acceptFileStreams(scope);
    serve(scope, deps, siteRoutes.addDocument, (ctx, { params, query, request }) =>
      addDocument(ctx, params.siteId, query.fileName, () => requireFileBody(request, maxSiteDocumentBytes)),
    );
    serve(scope, deps, siteRoutes.putPhoto, (ctx, { params, request }) =>
      putPhoto(ctx, work, params.siteId, () => requireFileBody(request, maxSitePhotoBytes)),
    );
  });
}
