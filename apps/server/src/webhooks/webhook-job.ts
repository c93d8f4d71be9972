import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/** One try to deliver; the next one is another job. Retries of the queue are for what is our own fault. */
export const deliverWebhook = jobKind({
  name: 'deliver-webhook',
  data: z.object({ deliveryId: z.guid() }),
  retry: { times: 12, firstSeconds: 10, maxSeconds: 1800 },
  timeLimitSeconds: 60,
  atOnce: 8,
});
