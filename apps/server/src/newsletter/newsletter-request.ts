import { z } from 'zod';
import { type JobHandler, jobKind } from '../jobs/job-kind.ts';
import { askToConfirm } from './newsletter.ts';

export const newsletterRequest = jobKind({
  name: 'newsletter-request',
  data: z.object({ emailAddress: z.string(), ventureId: z.string() }),
  retry: { times: 5, firstSeconds: 5, maxSeconds: 300 },
  timeLimitSeconds: 30,
  atOnce: 4,
});

/** Runs later, where nobody can measure whether the address was known. */
export const handleNewsletterRequest: JobHandler<typeof newsletterRequest> = (ctx, asked) => askToConfirm(ctx, asked);
