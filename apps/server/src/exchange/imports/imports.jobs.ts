import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';
import { everyMinute, longWork } from '../../foundation/jobs/job-presets.ts';

const ofRun = { ...longWork, data: z.object({ runId: z.uuid() }), timeLimitSeconds: 3600 };

/** A dry run or the real run, by the state of the run. */
export const importJob = jobKind({ ...ofRun, name: 'import-file' });

export const undoImportJob = jobKind({
  ...ofRun,
  name: 'undo-import',
  retry: { times: 5, firstSeconds: 10, maxSeconds: 300 },
});

/** Checks every minute which imports are due. */
export const plannedImports = jobKind({ ...everyMinute, name: 'planned-imports', timeLimitSeconds: 60 });

/** Fetches the file of one plan and starts its import. */
export const plannedImport = jobKind({
  ...longWork,
  name: 'planned-import',
  data: z.object({ planId: z.uuid() }),
  retry: { times: 3, firstSeconds: 60, maxSeconds: 600 },
  timeLimitSeconds: 1800,
});

export const exportJob = jobKind({
  ...longWork,
  name: 'export-file',
  data: z.object({ exportId: z.uuid() }),
  timeLimitSeconds: 1800,
});
