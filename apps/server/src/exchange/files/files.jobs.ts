import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** Checks EXCHANGE_DIR every minute; a long file may take longer than that. */
export const watchFolder = jobKind({
  name: 'exchange-folder',
  data: z.object({}),
  retry: { times: 1, firstSeconds: 60, maxSeconds: 60 },
  timeLimitSeconds: 3600,
  heartbeatSeconds: 60,
  concurrency: 1,
  schedule: '* * * * *',
});
