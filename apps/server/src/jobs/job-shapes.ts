import { z } from 'zod';

/* What kinds of jobs have in common, to spread into a kind beside its name and its time limit. */

/** Runs every minute; a missed run is made up for by the next. */
export const everyMinute = {
  data: z.object({}),
  retry: { times: 1, firstSeconds: 20, maxSeconds: 20 },
  atOnce: 1,
  schedule: '* * * * *',
} as const;

/** Work of minutes, one at a time in a process; another process resumes it when this one dies. */
export const longWork = {
  retry: { times: 3, firstSeconds: 10, maxSeconds: 120 },
  heartbeatSeconds: 60,
  atOnce: 1,
} as const;
