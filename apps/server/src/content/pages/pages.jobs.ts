import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** Runs at the planned moment of a page, to publish or to withdraw it. */
export const turnPlannedPage = jobKind({
  name: 'turn-planned-page',
  data: z.object({ pageId: z.string() }),
  retry: { times: 10, firstSeconds: 2, maxSeconds: 60 },
  timeLimitSeconds: 60,
  concurrency: 1,
});
