import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** Expires quotes whose last day is past. */
export const expireQuotes = jobKind({
  name: 'expire-quotes',
  data: z.object({}),
  retry: { times: 5, firstSeconds: 60, maxSeconds: 60 * 60 },
  timeLimitSeconds: 300,
  concurrency: 1,
  schedule: '10 6 * * *',
});

/** Mails the assigned member of staff what a customer did with a quote. */
export const notifyQuoteAssignee = jobKind({
  name: 'tell-quote-assignee',
  data: z.object({
    quoteId: z.int(),
    kind: z.enum(['requested', 'withdrawn', 'accepted', 'declined', 'reopened', 'message']),
    by: z.object({ name: z.string(), email: z.string() }),
    text: z.string(),
  }),
  retry: { times: 5, firstSeconds: 30, maxSeconds: 60 * 60 },
  timeLimitSeconds: 60,
  concurrency: 2,
});
