import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/** Many orders to the ERP again. A row of its own for each: what is refused is said there, and the rest goes on. */
export const resendOrders = jobKind({
  name: 'resend-orders',
  data: z.object({ runId: z.uuid() }),
  retry: { times: 3, firstSeconds: 5, maxSeconds: 60 },
  timeLimitSeconds: 600,
  heartbeatSeconds: 60,
  atOnce: 1,
});

/** Many products at once, in chunks of one transaction each: it goes on where a killed process stopped. */
export const changeProducts = jobKind({
  name: 'change-products',
  data: z.object({ runId: z.uuid() }),
  retry: { times: 3, firstSeconds: 5, maxSeconds: 60 },
  timeLimitSeconds: 900,
  heartbeatSeconds: 60,
  atOnce: 1,
});
