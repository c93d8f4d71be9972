import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** Runs often, so that it still happens after a server was down at half past six; a list is made ready once a day. */
export const readyOrderLists = jobKind({
  name: 'ready-order-lists',
  data: z.object({}),
  retry: { times: 3, firstSeconds: 60, maxSeconds: 600 },
  timeLimitSeconds: 300,
  concurrency: 1,
  schedule: '*/15 * * * *',
});
