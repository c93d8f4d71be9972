import { setTimeout as sleep } from 'node:timers/promises';
import { operationsRoutes } from '@bouwpoort/contract/foundation/operations';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';

/** With an index that is further behind the process is not ready, and the load balancer uses another one. */
const maxBehindSeconds = 60;

/** A database that takes longer for an empty query counts as unavailable. */
const probeTimeoutMs = 2000;

/** How the search index of this process is doing. */
export interface IndexState {
  ready: boolean;
  isAway?: boolean;
  behindSeconds: number;
  leftOutCount: number;
}

/**
 * `/health`: this process responds. `/ready`: it can serve, because its database answers and products can be found as
 * they are in the catalogue now.
 */
export function registerHealth(app: FastifyInstance, deps: ContextDeps & { search: IndexState }): void {
  serve(app, deps, operationsRoutes.health, async () => ({ status: 'ok' as const }));
  serve(app, deps, operationsRoutes.ready, async (ctx) => {
    // Everything else works without the cluster, also in a process that starts meanwhile.
    if (!deps.search.isAway) requireBuilt(deps.search);
    await requireDatabase(ctx);
    requireCurrent(deps.search);
    const { behindSeconds, leftOutCount } = deps.search;
    return { status: 'ok' as const, search: { behindSeconds: Math.round(behindSeconds), leftOut: leftOutCount } };
  });
}

function requireBuilt({ ready }: IndexState): void {
  if (!ready) throw notReady('De zoekindex wordt nog opgebouwd.');
}

function requireCurrent({ behindSeconds }: IndexState): void {
  if (behindSeconds <= maxBehindSeconds) return;
  throw notReady(`De zoekindex loopt ${Math.round(behindSeconds)} seconden achter op de catalogus.`);
}

/** Why products cannot be found as they are, by the same rules as `/ready`; nothing where they can. */
export function indexTrouble(search: IndexState): string | undefined {
  try {
    requireBuilt(search);
    requireCurrent(search);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The duration of an empty query, or why the database is unavailable. */
export async function probeDatabase(deps: Pick<ContextDeps, 'db'>): Promise<{ ms: number } | { trouble: string }> {
  const began = performance.now();
  try {
    await requireDatabase(deps);
    return { ms: performance.now() - began };
  } catch (error) {
    return { trouble: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return String(error.details.members?.reason ?? error.message);
}

async function requireDatabase({ db }: Pick<ContextDeps, 'db'>): Promise<void> {
  const late = sleep(probeTimeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`the database does not answer within ${probeTimeoutMs} ms`);
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
