import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

export const expireApprovals = jobKind({
  name: 'expire-approvals',
  data: z.object({}),
  retry: { times: 3, firstSeconds: 60, maxSeconds: 600 },
  timeLimitSeconds: 300,
  concurrency: 1,
  schedule: '7 * * * *',
});
