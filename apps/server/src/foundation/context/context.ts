import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ReadCache } from '../invalidation/read-cache.ts';
import type { Customer } from './customer.ts';
import type { SiteUser } from './site-user.ts';
import type { Venture } from './venture.ts';

/** The first argument of every operation: the user, the venture, and the services. */
export interface Context {
  config: Config;
  db: Database;
  /** The read cache of this process; see the invalidation folder. */
  cache: ReadCache;
  clock: () => Date;
  log: FastifyBaseLogger;
  requestId: string;
  /** The host that the client names (P 7.1, FE-Host). Never for links in mails, because it is untrusted. */
  host: string;
  /** Undefined if the call names no venture. */
  venture: Venture | undefined;
  user: SiteUser | undefined;
  /** The user's customer, if it was read with the user: its state at the start of the call. */
  customer?: Customer | undefined;
}

export interface ContextDeps {
  config: Config;
  db: Database;
  cache: ReadCache;
  clock: () => Date;
  tokenSecret: string;
}
