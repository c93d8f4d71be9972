import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';
import { everyMinute } from '../jobs/job-shapes.ts';

/** For the visitor who did not come back, and the call that got lost. */
export const checkOpenPayments = jobKind({ ...everyMinute, name: 'check-open-payments', timeLimitSeconds: 300 });

/** Money goes back by a job: it survives a killed process, and nobody waits for the provider. */
export const refundPayment = jobKind({
  name: 'refund-payment',
  data: z.object({ refundId: z.uuid() }),
  retry: { times: 12, firstSeconds: 5, maxSeconds: 1800 },
  timeLimitSeconds: 60,
  atOnce: 2,
});
