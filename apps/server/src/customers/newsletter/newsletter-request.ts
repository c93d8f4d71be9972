import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import type { newsletterRequest } from './newsletter.jobs.ts';
import { requestConfirmation } from './newsletter.ts';

/** Runs later, where nobody can measure whether the address was known. */
export const handleNewsletterRequest: JobHandler<typeof newsletterRequest> = (ctx, asked) =>
  requestConfirmation(ctx, asked);
