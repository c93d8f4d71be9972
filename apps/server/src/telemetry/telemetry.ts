import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Job, JobKind } from '../jobs/job-kind.ts';
import type { OpenedEngine } from '../search/search.ts';
import type { BuiltStorefront } from '../storefront/mount-storefront.ts';

/** What the program tells of itself, in numbers and traces. Each part is handed over once, where it is made. */
export interface Telemetry {
  /** Before the routes: every request from here on is measured. */
  watchRequests(app: FastifyInstance, isInProcess: (request: FastifyRequest) => boolean): void;
  watchPool(pool: pg.Pool): void;
  watchSearch(search: OpenedEngine, db: Database): void;
  watchPages(storefront: BuiltStorefront): BuiltStorefront;
  watchJobs(jobs: readonly Job[]): readonly Job[];
  /** How much waits in the queue, whichever process will do it. */
  watchQueue(db: Database, kinds: readonly JobKind[]): void;
  /** What has not been sent yet still is, within a moment. */
  stop(): Promise<void>;
}
