import { maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import { beheerVentureRoutes } from '@bouwpoort/contract/organisation/ventures.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { acceptFileStreams, requireFileBody } from '../../foundation/http/file-body.ts';
import type { MediaDeps } from '../media/media.ts';
import { serveStaff } from '../staff/staff.ts';
import {
  changeVenture,
  listVenturesForStaff,
  makeVenture,
  readVentureForStaff,
  uploadVentureLogo,
} from './edit-ventures.staff.ts';

export async function registerBeheerVentures(
  app: FastifyInstance,
  deps: ContextDeps,
  { work }: Pick<MediaDeps, 'work'>,
): Promise<void> {
  const routes = beheerVentureRoutes;
  serveStaff(app, deps, routes.list, async (ctx) => ({
    ventures: await listVenturesForStaff(ctx),
    publicUrl: ctx.config.publicUrl.replace(/\/+$/, ''),
    portalId: ctx.config.defaultVentureId,
  }));
  serveStaff(app, deps, routes.details, (ctx, { params }) => readVentureForStaff(ctx, params.ventureId));
  serveStaff(app, deps, routes.add, (ctx, { body }) => makeVenture(ctx, body));
  serveStaff(app, deps, routes.change, (ctx, { params, body }) => changeVenture(ctx, params.ventureId, body));
  // In a scope of its own: no other route takes a body as it streams in.
  await app.register(async (scope) => {
    acceptFileStreams(scope);
    serveStaff(scope, deps, routes.uploadLogo, (ctx, { params, query, request }) =>
      uploadVentureLogo(ctx, work, { ...params, ...query, body: requireFileBody(request, maxMediaBytes) }),
    );
  });
}
