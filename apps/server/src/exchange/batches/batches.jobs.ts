import { exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/**
 * Applies the waiting batches of one feed. A job works for some seconds and then enqueues the next one, so that a
 * killed process is detected soon and a shutdown does not wait.
 */
export const runFeed = jobKind({
  name: 'exchange-feed',
  data: z.object({ sourceId: z.int(), ventureId: z.string(), entity: z.enum(exchangeEntityNames) }),
  retry: { times: 20, firstSeconds: 2, maxSeconds: 300 },
  timeLimitSeconds: 120,
  concurrency: 2,
  fetchesSingly: true,
});
