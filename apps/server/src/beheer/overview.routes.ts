import { beheerOverviewRoutes } from '@bouwpoort/contract/beheer-overview';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { serveStaff } from '../staff/staff.ts';
import type { DeskParts } from './health-desk.ts';
import { readOverview } from './overview.ts';

export function registerOverview(app: FastifyInstance, deps: ContextDeps, parts: DeskParts): void {
  serveStaff(app, deps, beheerOverviewRoutes.overview, (ctx) => readOverview(ctx, parts));
}
