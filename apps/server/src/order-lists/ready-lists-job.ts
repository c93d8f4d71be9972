import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/** Often, so that a server that was down at half past six still does it; a list is made ready once a day. */
export const readyOrderLists = jobKind({
  name: 'ready-order-lists',
  data: z.object({}),
  retry: { times: 3, firstSeconds: 60, maxSeconds: 600 },
  timeLimitSeconds: 300,
  atOnce: 1,
  schedule: '*/15 * * * *',
});
