import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';

/** A dry run or the run itself, as the state of the run says. */
export const importJob = jobKind({
  name: 'import-file',
  data: z.object({ runId: z.uuid() }),
  retry: { times: 3, firstSeconds: 10, maxSeconds: 120 },
  timeLimitSeconds: 3600,
  heartbeatSeconds: 60,
  atOnce: 1,
});

export const undoImportJob = jobKind({
  name: 'undo-import',
  data: z.object({ runId: z.uuid() }),
  retry: { times: 5, firstSeconds: 10, maxSeconds: 300 },
  timeLimitSeconds: 3600,
  heartbeatSeconds: 60,
  atOnce: 1,
});

/** Looks every minute which imports are due. */
export const plannedImports = jobKind({
  name: 'planned-imports',
  data: z.object({}),
  retry: { times: 1, firstSeconds: 20, maxSeconds: 20 },
  timeLimitSeconds: 60,
  atOnce: 1,
  schedule: '* * * * *',
});

/** Fetches the file of one plan and starts its import. */
export const plannedImport = jobKind({
  name: 'planned-import',
  data: z.object({ planId: z.uuid() }),
  retry: { times: 3, firstSeconds: 60, maxSeconds: 600 },
  timeLimitSeconds: 1800,
  heartbeatSeconds: 60,
  atOnce: 1,
});

export const exportJob = jobKind({
  name: 'export-file',
  data: z.object({ exportId: z.uuid() }),
  retry: { times: 3, firstSeconds: 10, maxSeconds: 120 },
  timeLimitSeconds: 1800,
  heartbeatSeconds: 60,
  atOnce: 1,
});
