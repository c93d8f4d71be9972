import { z } from 'zod';

/* Common settings, to spread into a job kind. */

/** Runs every minute; a missed run is made up for by the next. */
export const everyMinute = {
  data: z.object({}),
  retry: { times: 1, firstSeconds: 20, maxSeconds: 20 },
  concurrency: 1,
  schedule: '* * * * *',
} as const;

/** Work of minutes, one at a time in a process; another process resumes it when this one dies. */
export const longWork = {
  retry: { times: 3, firstSeconds: 10, maxSeconds: 120 },
  heartbeatSeconds: 60,
  concurrency: 1,
} as const;
