import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

export const inviteToRegister = jobKind({
  name: 'registration-invitation',
  data: z.object({ emailAddress: z.string(), ventureId: z.string(), acceptedTermsAt: z.iso.datetime() }),
  retry: { times: 5, firstSeconds: 5, maxSeconds: 300 },
  timeLimitSeconds: 30,
  concurrency: 4,
});

export const handleRegistration = jobKind({
  name: 'registration',
  data: z.object({ registrationId: z.uuid() }),
  retry: { times: 8, firstSeconds: 5, maxSeconds: 600 },
  timeLimitSeconds: 60,
  concurrency: 4,
});
