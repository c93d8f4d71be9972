import { setTimeout as sleep } from 'node:timers/promises';
import { operationsRoutes } from '@bouwpoort/contract/operations';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from '../http/contract-route.ts';

/** An index that is further behind has lost its way: the load balancer should ask another process. */
const maxBehindSeconds = 60;

/** A database that takes longer for nothing at all serves nobody. */
const patience = 2000;

/** How the search index of this process is doing. */
interface IndexState {
  ready: boolean;
  behindSeconds: number;
  leftOutCount: number;
}

/**
 * `/health`: this process is alive. `/ready`: it can serve, because its database answers and products can be found as
 * they are in the catalogue now.
 */
export function registerHealth(app: FastifyInstance, deps: ContextDeps & { search: IndexState }): void {
  serve(app, deps, operationsRoutes.health, async () => ({ status: 'ok' as const }));
  serve(app, deps, operationsRoutes.ready, async (ctx) => {
    const { ready, behindSeconds, leftOutCount } = deps.search;
    if (!ready) throw notReady('De zoekindex wordt nog opgebouwd.');
    await requireDatabase(ctx);
    const behind = Math.round(behindSeconds);
    if (behindSeconds > maxBehindSeconds) {
      throw notReady(`De zoekindex loopt ${behind} seconden achter op de catalogus.`);
    }
    return { status: 'ok' as const, search: { behindSeconds: behind, leftOut: leftOutCount } };
  });
}

async function requireDatabase({ db }: Pick<ContextDeps, 'db'>): Promise<void> {
  const late = sleep(patience, undefined, { ref: false }).then(() => {
    throw new Error(`the database does not answer within ${patience} ms`);
  });
  late.catch(() => undefined);
  try {
    await Promise.race([db.execute(sql`select 1`), late]);
  } catch (cause) {
    throw notReady('De database antwoordt niet.', cause);
  }
}

function notReady(reason: string, cause?: unknown): AppError {
  return new AppError('unavailable', { members: { reason }, cause: cause ?? new Error(reason) });
}
