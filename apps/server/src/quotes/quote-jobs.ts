import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/** Quotes whose last day is past. */
export const expireQuotes = jobKind({
  name: 'expire-quotes',
  data: z.object({}),
  retry: { times: 5, firstSeconds: 60, maxSeconds: 60 * 60 },
  timeLimitSeconds: 300,
  atOnce: 1,
  schedule: '10 6 * * *',
});
