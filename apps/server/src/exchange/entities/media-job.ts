import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** Fetches a file that a record refers to. */
export const fetchMedia = jobKind({
  name: 'fetch-media',
  data: z.object({ mediaId: z.int() }),
  retry: { times: 6, firstSeconds: 30, maxSeconds: 3600 },
  timeLimitSeconds: 120,
  concurrency: 4,
});
