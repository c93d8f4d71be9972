import type { Context } from '../context/context.ts';
import type { JobHandler } from '../jobs/job-kind.ts';
import type { watchFolder } from './watch-folder-job.ts';
import { takeInFiles } from './watched-folder.ts';

/** Sources whose files wait for their own time are left to whoever keeps it. */
export const takeInWatchedFilesBut =
  (plannedSources: (ctx: Context) => Promise<ReadonlySet<string>>): JobHandler<typeof watchFolder> =>
  async (ctx) => {
    const { exchangeDir } = ctx.config;
    if (exchangeDir === undefined) return;
    const planned = await plannedSources(ctx);
    await takeInFiles(ctx, exchangeDir, { isOf: (source) => !planned.has(source) });
  };
