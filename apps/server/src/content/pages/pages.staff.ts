import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  addPageComment,
  commentsOf,
  reportPresence,
  resolvePageComment,
  sharedBlocksOf,
} from './page-comments.staff.ts';
import {
  discardPageDraft,
  endReview,
  readPage,
  refuseReview,
  requestReview,
  restorePageVersion,
  saveDraft,
  versionOf,
  versionsOf,
} from './page-draft.staff.ts';
import { addPreviewLink, previewForFrame, previewLinksOf, revokePreviewLink } from './page-preview.staff.ts';
import { cancelPagePlan, checkPage, planPagePublication, publishPage, undoPublish } from './page-publish.staff.ts';
import { findTargets } from './page-targets.staff.ts';
import { archivePageByStaff, copyPage, createPage, listPages, movePage, restorePage } from './page-tree.staff.ts';

export function registerBeheerPages(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerPageRoutes;
  serveStaff(app, deps, routes.tree, (ctx, { query }) => listPages(ctx, query));
  serveStaff(app, deps, routes.targets, async (ctx, { query }) => ({ targets: await findTargets(ctx, query) }));
  serveStaff(app, deps, routes.sharedBlocks, async (ctx, { query }) => ({
    blocks: await sharedBlocksOf(ctx, query.ventureId),
  }));
  serveStaff(app, deps, routes.create, (ctx, { body }) => createPage(ctx, body));
  serveStaff(app, deps, routes.page, (ctx, { params }) => readPage(ctx, params.pageId));
  serveStaff(app, deps, routes.save, (ctx, { params, body }) => saveDraft(ctx, params.pageId, body));
  serveStaff(app, deps, routes.discard, (ctx, { params, query }) =>
    discardPageDraft(ctx, params.pageId, query.revision),
  );
  serveStaff(app, deps, routes.copy, (ctx, { params, body }) => copyPage(ctx, params.pageId, body));
  serveStaff(app, deps, routes.move, (ctx, { params, body }) => movePage(ctx, params.pageId, body));
  serveStaff(app, deps, routes.archive, (ctx, { params, body }) => archivePageByStaff(ctx, params.pageId, body));
  serveStaff(app, deps, routes.restore, (ctx, { params, body }) => restorePage(ctx, params.pageId, body));
  serveStaff(app, deps, routes.checks, (ctx, { params }) => checkPage(ctx, params.pageId));
  serveStaff(app, deps, routes.askReview, (ctx, { params, body }) => requestReview(ctx, params.pageId, body));
  serveStaff(app, deps, routes.endReview, (ctx, { params }) => endReview(ctx, params.pageId));
  serveStaff(app, deps, routes.refuse, (ctx, { params, body }) => refuseReview(ctx, params.pageId, body));
  serveStaff(app, deps, routes.publish, (ctx, { params, body }) => publishPage(ctx, params.pageId, body.revision));
  serveStaff(app, deps, routes.undoPublish, (ctx, { params, body }) => undoPublish(ctx, params.pageId, body.version));
  serveStaff(app, deps, routes.plan, (ctx, { params, body }) => planPagePublication(ctx, params.pageId, body));
  serveStaff(app, deps, routes.cancelPlan, (ctx, { params }) => cancelPagePlan(ctx, params.pageId));
  serveStaff(app, deps, routes.versions, (ctx, { params, query }) => versionsOf(ctx, params.pageId, query));
  serveStaff(app, deps, routes.version, (ctx, { params }) => versionOf(ctx, params.pageId, params.version));
  serveStaff(app, deps, routes.putBack, (ctx, { params, body }) =>
    restorePageVersion(ctx, params.pageId, params.version, body),
  );
  serveStaff(app, deps, routes.preview, (ctx, { params, body }) => previewForFrame(ctx, params.pageId, body));
  serveStaff(app, deps, routes.previewLinks, async (ctx, { params }) => ({
    links: await previewLinksOf(ctx, params.pageId),
  }));
  serveStaff(app, deps, routes.addPreviewLink, (ctx, { params, body }) => addPreviewLink(ctx, params.pageId, body));
  serveStaff(app, deps, routes.revokePreviewLink, async (ctx, { params }) => {
    await revokePreviewLink(ctx, params.pageId, params.linkId);
    return { value: true };
  });
  serveStaff(app, deps, routes.comments, async (ctx, { params }) => ({
    comments: await commentsOf(ctx, params.pageId),
  }));
  serveStaff(app, deps, routes.addComment, (ctx, { params, body }) => addPageComment(ctx, params.pageId, body));
  serveStaff(app, deps, routes.resolveComment, (ctx, { params, body }) =>
    resolvePageComment(ctx, params.pageId, params.commentId, body.isResolved),
  );
  serveStaff(app, deps, routes.presence, (ctx, { params, body }) => reportPresence(ctx, params.pageId, body));
}
