import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** Measures which features distinguish the articles of each category. */
export const measureFilters = jobKind({
  name: 'exchange-filters',
  data: z.object({ ventureId: z.string() }),
  retry: { times: 5, firstSeconds: 10, maxSeconds: 600 },
  timeLimitSeconds: 600,
  heartbeatSeconds: 60,
  concurrency: 1,
});
