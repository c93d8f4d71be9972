import type { Context } from '../context/context.ts';
import type { JobHandler } from '../jobs/job-kind.ts';
import type { watchFolder } from './watch-folder-job.ts';
import { takeInFiles } from './watched-folder.ts';

/** Skips sources with a plan of their own. */
export const takeInWatchedFilesBut =
  (plannedSources: (ctx: Context) => Promise<ReadonlySet<string>>): JobHandler<typeof watchFolder> =>
  async (ctx) => {
    const { exchangeDir } = ctx.config;
    if (exchangeDir === undefined) return;
    const planned = await plannedSources(ctx);
    await takeInFiles(ctx, exchangeDir, { isOf: (source) => !planned.has(source) });
  };
