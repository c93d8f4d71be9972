import { z } from 'zod';
import type { Context } from '../context/context.ts';
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

/** Sources whose files wait for their own time are left to whoever keeps it. */
export const takeInWatchedFilesBut =
  (plannedSources: (ctx: Context) => Promise<ReadonlySet<string>>): JobHandler<typeof watchFolder> =>
  async (ctx) => {
    const { exchangeDir } = ctx.config;
    if (exchangeDir === undefined) return;
    const planned = await plannedSources(ctx);
    await takeInFiles(ctx, exchangeDir, { isOf: (source) => !planned.has(source) });
  };
