import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/** Comes at the moment that was planned for a page, to publish or to withdraw it. */
export const turnPlannedPage = jobKind({
  name: 'turn-planned-page',
  data: z.object({ pageId: z.string() }),
  retry: { times: 10, firstSeconds: 2, maxSeconds: 60 },
  timeLimitSeconds: 60,
  atOnce: 1,
});
