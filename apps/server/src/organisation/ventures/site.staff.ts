import { beheerSiteRoutes } from '@bouwpoort/contract/organisation/site.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../staff/staff.ts';
import { changeText, findTextsForStaff } from '../texts/texts.staff.ts';
import { addMessage, changeMessage, listMessages, removeMessage } from './site-messages.staff.ts';
import { changeUsps, readUspsForStaff } from './venture-usps.staff.ts';

export function registerBeheerSite(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerSiteRoutes;
  serveStaff(app, deps, routes.messages, async (ctx) => ({ messages: await listMessages(ctx) }));
  serveStaff(app, deps, routes.addMessage, (ctx, { body }) => addMessage(ctx, body));
  serveStaff(app, deps, routes.changeMessage, (ctx, { params, body }) => changeMessage(ctx, params.messageId, body));
  serveStaff(app, deps, routes.removeMessage, async (ctx, { params }) => {
    await removeMessage(ctx, params.messageId);
    return { value: true };
  });
  serveStaff(app, deps, routes.usps, (ctx, { params }) => readUspsForStaff(ctx, params.ventureId));
  serveStaff(app, deps, routes.changeUsps, (ctx, { params, body }) => changeUsps(ctx, params.ventureId, body));
  serveStaff(app, deps, routes.texts, (ctx, { query }) => findTextsForStaff(ctx, query));
  serveStaff(app, deps, routes.changeText, (ctx, { params, body }) => changeText(ctx, params, body));
}
