import { beheerMenuRoutes } from '@bouwpoort/contract/content/menus.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  addMenuPreviewLink,
  cancelMenuPlan,
  discardMenu,
  menuPreviewLinks,
  planMenuAt,
  previewMenu,
  publishMenu,
  readMenus,
  restoreMenu,
  revokeMenuPreviewLink,
  saveMenu,
} from './edit-menus.staff.ts';

export function registerBeheerMenus(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerMenuRoutes;
  serveStaff(app, deps, routes.menus, (ctx, { params }) => readMenus(ctx, params.ventureId));
  serveStaff(app, deps, routes.save, (ctx, { params, body }) => saveMenu(ctx, params, body));
  serveStaff(app, deps, routes.discard, (ctx, { params, query }) => discardMenu(ctx, params, query.revision));
  serveStaff(app, deps, routes.publish, (ctx, { params, body }) => publishMenu(ctx, params, body.revision));
  serveStaff(app, deps, routes.putBack, (ctx, { params, body }) => restoreMenu(ctx, params, body));
  serveStaff(app, deps, routes.plan, (ctx, { params, body }) => planMenuAt(ctx, params, body));
  serveStaff(app, deps, routes.cancelPlan, (ctx, { params }) => cancelMenuPlan(ctx, params));
  serveStaff(app, deps, routes.preview, (ctx, { params }) => previewMenu(ctx, params));
  serveStaff(app, deps, routes.previewLinks, async (ctx, { params }) => ({
    links: await menuPreviewLinks(ctx, params),
  }));
  serveStaff(app, deps, routes.addPreviewLink, (ctx, { params, body }) => addMenuPreviewLink(ctx, params, body));
  serveStaff(app, deps, routes.revokePreviewLink, async (ctx, { params: { linkId, ...of } }) => {
    await revokeMenuPreviewLink(ctx, of, linkId);
    return { value: true };
  });
}
