import { ventureRoutes } from '@bouwpoort/contract/ventures';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { serve } from '../http/contract-route.ts';
import { listLocations } from './branches.ts';

export function registerBranches(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, ventureRoutes.locations, (ctx) => listLocations(ctx));
}
