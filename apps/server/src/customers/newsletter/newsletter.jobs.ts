import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

export const newsletterRequest = jobKind({
  name: 'newsletter-request',
  data: z.object({ emailAddress: z.string(), ventureId: z.string() }),
  retry: { times: 5, firstSeconds: 5, maxSeconds: 300 },
  timeLimitSeconds: 30,
  concurrency: 4,
});
