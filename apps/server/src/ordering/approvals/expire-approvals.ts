import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import type { expireApprovals } from './approvals.jobs.ts';
import { lockExpired } from './approvals.queries.ts';
import { expireApproval } from './approvals.ts';

const perTransaction = 20;

/** Safe to run twice: an expired request is not waiting any more. */
export const expireOldApprovals: JobHandler<typeof expireApprovals> = async (ctx) => {
  let expired = perTransaction;
  while (expired === perTransaction) {
    expired = await ctx.db.transaction(async (db) => {
      const tx = { ...ctx, db };
      const rows = await lockExpired(tx, perTransaction);
      for (const row of rows) await expireApproval(tx, row);
      return rows.length;
    });
  }
};
