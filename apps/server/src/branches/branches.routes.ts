import { ventureRoutes } from '@bouwpoort/contract/ventures';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import type { ContextDeps } from '../request-context.ts';
import { listLocations } from './branches.ts';

export function registerBranches(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, ventureRoutes.locations, (ctx) => listLocations(ctx));
}
