import { ventureRoutes } from '@bouwpoort/contract/organisation/ventures';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { listLocations } from './branches.ts';

export function registerBranches(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, ventureRoutes.locations, (ctx) => listLocations(ctx));
}
