import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** One attempt to deliver; the next one is another job. Retries of the queue are for our own errors. */
export const deliverWebhook = jobKind({
  name: 'deliver-webhook',
  data: z.object({ deliveryId: z.guid() }),
  retry: { times: 12, firstSeconds: 10, maxSeconds: 1800 },
  timeLimitSeconds: 60,
  concurrency: 8,
});
