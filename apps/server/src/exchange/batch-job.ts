import { exchangeEntityNames } from '@bouwpoort/contract/exchange-records';
import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/**
 * Applies what waits of one feed. A job works for some seconds and then leaves the rest to the next one, so that a
 * process that was killed is missed soon and a program that stops does not wait.
 */
export const runFeed = jobKind({
  name: 'exchange-feed',
  data: z.object({ sourceId: z.int(), ventureId: z.string(), entity: z.enum(exchangeEntityNames) }),
  retry: { times: 20, firstSeconds: 2, maxSeconds: 300 },
  timeLimitSeconds: 120,
  atOnce: 2,
  oneByOne: true,
});
