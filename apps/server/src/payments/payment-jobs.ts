import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/** For the visitor who did not come back, and the call that got lost. */
export const checkOpenPayments = jobKind({
  name: 'check-open-payments',
  data: z.object({}),
  retry: { times: 1, firstSeconds: 20, maxSeconds: 20 },
  timeLimitSeconds: 300,
  atOnce: 1,
  schedule: '* * * * *',
});

/** Money goes back by a job: it survives a killed process, and nobody waits for the provider. */
export const refundPayment = jobKind({
  name: 'refund-payment',
  data: z.object({ refundId: z.uuid() }),
  retry: { times: 12, firstSeconds: 5, maxSeconds: 1800 },
  timeLimitSeconds: 60,
  atOnce: 2,
});
