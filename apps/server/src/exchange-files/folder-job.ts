import { z } from 'zod';
import { type JobHandler, jobKind } from '../jobs/job-kind.ts';
import { takeInFiles } from './watched-folder.ts';

/** Looks into EXCHANGE_DIR every minute; a long file is still at work when the next minute comes. */
export const watchFolder = jobKind({
  name: 'exchange-folder',
  data: z.object({}),
  retry: { times: 1, firstSeconds: 60, maxSeconds: 60 },
  timeLimitSeconds: 3600,
  heartbeatSeconds: 60,
  atOnce: 1,
  schedule: '* * * * *',
});

export const takeInWatchedFiles: JobHandler<typeof watchFolder> = async (ctx) => {
  if (ctx.config.exchangeDir !== undefined) await takeInFiles(ctx, ctx.config.exchangeDir);
};
