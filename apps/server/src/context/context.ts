import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ReadCache } from '../invalidation/read-cache.ts';
import type { Customer } from './customer.ts';
import type { SiteUser } from './site-user.ts';
import type { Venture } from './venture.ts';

/** What every operation gets first: who asks, of which venture, and the means to answer. */
export interface Context {
  config: Config;
  db: Database;
  /** What this process keeps of what it read; see the invalidation folder. */
  cache: ReadCache;
  clock: () => Date;
  log: FastifyBaseLogger;
  requestId: string;
  /** The host the client says it shows (P 7.1, FE-Host). Never for links in mails: a caller can send anything. */
  host: string;
  /** Empty where the call names no venture. */
  venture: Venture | undefined;
  user: SiteUser | undefined;
  /** The user's, where it was read along with them: as it was when the call came in. */
  customer?: Customer | undefined;
}

export interface ContextDeps {
  config: Config;
  db: Database;
  cache: ReadCache;
  clock: () => Date;
  tokenSecret: string;
}
