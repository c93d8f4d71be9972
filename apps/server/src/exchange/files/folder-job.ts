import type { Context } from '../../foundation/context/context.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import type { watchFolder } from './watch-folder-job.ts';
import { importWatchedFiles } from './watched-folder.ts';

/** Skips sources with a plan of their own. */
export const importWatchedFilesExcept =
  (plannedSources: (ctx: Context) => Promise<ReadonlySet<string>>): JobHandler<typeof watchFolder> =>
  async (ctx) => {
    const { exchangeDir } = ctx.config;
    if (exchangeDir === undefined) return;
    const planned = await plannedSources(ctx);
    await importWatchedFiles(ctx, exchangeDir, { isOf: (source) => !planned.has(source) });
  };
