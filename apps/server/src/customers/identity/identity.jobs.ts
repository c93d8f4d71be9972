import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

export const forgotPassword = jobKind({
  name: 'forgot-password',
  data: z.object({
    emailAddress: z.string(),
    /** A guest who asks for a first password; ignored if the address has an account. */
    guestId: z.string().optional(),
    address: z.string(),
    userAgent: z.string(),
  }),
  retry: { times: 5, firstSeconds: 5, maxSeconds: 300 },
  timeLimitSeconds: 30,
  concurrency: 4,
});
