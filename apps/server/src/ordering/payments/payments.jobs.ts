import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';
import { everyMinute } from '../../foundation/jobs/job-presets.ts';

/** For visitors who did not return, and calls of the provider that were lost. */
export const checkOpenPayments = jobKind({ ...everyMinute, name: 'check-open-payments', timeLimitSeconds: 300 });

/** A refund is a job, so that it survives a killed process and nobody waits for the provider. */
export const refundPayment = jobKind({
  name: 'refund-payment',
  data: z.object({ refundId: z.uuid() }),
  retry: { times: 12, firstSeconds: 5, maxSeconds: 1800 },
  timeLimitSeconds: 60,
  concurrency: 2,
});
