import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/job-kind.ts';
import type { MemorySearch } from '../search/memory-search.ts';
import type { BuiltStorefront } from '../storefront/mount-storefront.ts';

/** What the program tells of itself, in numbers and traces. Each part is handed over once, where it is made. */
export interface Telemetry {
  /** Before the routes: every request from here on is measured. */
  watchRequests(app: FastifyInstance, isInProcess: (request: FastifyRequest) => boolean): void;
  watchPool(pool: pg.Pool): void;
  watchSearch(search: MemorySearch, db: Database): void;
  watchPages(storefront: BuiltStorefront): BuiltStorefront;
  watchJobs(jobs: readonly Job[]): readonly Job[];
  /** How much waits in the queue, whichever process will do it. */
  watchQueue(db: Database): void;
  /** What has not been sent yet still is, within a moment. */
  stop(): Promise<void>;
}

/**
 * Nothing where neither an endpoint nor a port is set: the libraries behind it are then not even loaded, and no request
 * passes a single line of it.
 */
export async function openTelemetry(config: Pick<Config, 'telemetry'>): Promise<Telemetry | undefined> {
  const { metrics, otlp } = config.telemetry;
  if (!metrics && !otlp) return undefined;
  const { startTelemetry } = await import('./start-telemetry.ts');
  return startTelemetry(config.telemetry);
}
