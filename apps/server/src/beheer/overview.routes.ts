import { beheerOverviewRoutes } from '@bouwpoort/contract/beheer-overview';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { serveStaff } from '../staff/staff.ts';
import { readOverview } from './overview.ts';

export function registerOverview(app: FastifyInstance, deps: ContextDeps): void {
  serveStaff(app, deps, beheerOverviewRoutes.overview, (ctx) => readOverview(ctx));
}
