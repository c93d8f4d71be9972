import type { Context } from '../src/foundation/context/context.ts';
import { findVenture } from '../src/organisation/ventures/ventures.ts';
import type { TestApp } from './test-app.ts';

/** For operations without a route: the context that a request of this venture would have. */
export async function testContext(
  { app, db, cache, config }: TestApp,
  now: Date,
  ventureId?: string,
): Promise<Context> {
  const ctx: Context = {
    config,
    db,
    cache,
    clock: () => now,
    log: app.log,
    requestId: 'test',
    host: 'localhost',
    venture: undefined,
    user: undefined,
  };
  return { ...ctx, venture: ventureId === undefined ? undefined : await findVenture(ctx, ventureId) };
}
