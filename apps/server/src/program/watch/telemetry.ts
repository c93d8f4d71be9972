import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { OpenedEngine } from '../../catalogue/search/search.ts';
import type { Database } from '../../foundation/database/database.ts';
import type { Job, JobKind } from '../../foundation/jobs/job-kind.ts';
import type { BuiltStorefront } from '../storefront/mount-storefront.ts';

/** The metrics and traces of the program. Each part registers once, where it is created. */
export interface Telemetry {
  /** Before the routes: every later request is measured. */
  watchRequests(app: FastifyInstance, isInProcess: (request: FastifyRequest) => boolean): void;
  watchPool(pool: pg.Pool): void;
  watchSearch(search: OpenedEngine, db: Database): void;
  watchPages(storefront: BuiltStorefront): BuiltStorefront;
  watchJobs(jobs: readonly Job[]): readonly Job[];
  /** The queue length, for all processes. */
  watchQueue(db: Database, kinds: readonly JobKind[]): void;
  /** Sends the remaining data, within a short time. */
  stop(): Promise<void>;
}
