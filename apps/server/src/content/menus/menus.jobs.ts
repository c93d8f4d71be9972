import { menuPlaces } from '@bouwpoort/contract/content/menus.staff';
import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** Runs at the planned moment of a menu. */
export const publishPlannedMenu = jobKind({
  name: 'publish-planned-menu',
  data: z.object({ ventureId: z.string(), place: z.enum(menuPlaces) }),
  retry: { times: 10, firstSeconds: 2, maxSeconds: 60 },
  timeLimitSeconds: 60,
  concurrency: 1,
});
