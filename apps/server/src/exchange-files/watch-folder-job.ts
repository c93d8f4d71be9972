import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/** Looks into EXCHANGE_DIR every minute; a long file is still at work when the next minute comes. */
export const watchFolder = jobKind({
  name: 'exchange-folder',
  data: z.object({}),
  retry: { times: 1, firstSeconds: 60, maxSeconds: 60 },
  timeLimitSeconds: 3600,
  heartbeatSeconds: 60,
  atOnce: 1,
  schedule: '* * * * *',
});
