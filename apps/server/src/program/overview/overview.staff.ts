import { beheerOverviewRoutes } from '@bouwpoort/contract/program/overview.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import type { DeskParts } from '../health/health.staff.ts';
import { readOverview } from './overview-actions.staff.ts';

export function registerOverview(app: FastifyInstance, deps: ContextDeps, parts: DeskParts): void {
  serveStaff(app, deps, beheerOverviewRoutes.overview, (ctx) => readOverview(ctx, parts));
}
