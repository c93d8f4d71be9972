import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** Mails a contact whose record says `invite` the link to choose a password. */
export const inviteContact = jobKind({
  name: 'invite-contact',
  data: z.object({ userId: z.guid() }),
  retry: { times: 6, firstSeconds: 10, maxSeconds: 1800 },
  timeLimitSeconds: 60,
  concurrency: 4,
});

/** Fetches a file that a record refers to. */
export const fetchMedia = jobKind({
  name: 'fetch-media',
  data: z.object({ mediaId: z.int() }),
  retry: { times: 6, firstSeconds: 30, maxSeconds: 3600 },
  timeLimitSeconds: 120,
  concurrency: 4,
});
