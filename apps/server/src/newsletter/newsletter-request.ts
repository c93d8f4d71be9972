import type { JobHandler } from '../jobs/job-kind.ts';
import { askToConfirm } from './newsletter.ts';
import type { newsletterRequest } from './newsletter-job.ts';

/** Runs later, where nobody can measure whether the address was known. */
export const handleNewsletterRequest: JobHandler<typeof newsletterRequest> = (ctx, asked) => askToConfirm(ctx, asked);
