import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { findActiveStaff, mayDo } from '../../organisation/staff/staff.ts';
import { mailVentureAddress, sendStaffMail } from './quote-mail.ts';
import type { notifyQuoteAssignee } from './quotes.jobs.ts';
import { selectQuote } from './quotes.queries.ts';

/** If the assignee has left, or lacks the permission there, the venture is mailed instead. */
export const mailQuoteAssignee: JobHandler<typeof notifyQuoteAssignee> = async (ctx, { quoteId, ...news }) => {
  const row = await selectQuote(ctx.db, quoteId);
  if (!row) return;
  const { assigneeId, ventureId, branchId } = row;
  const staff = assigneeId === null ? undefined : await findActiveStaff(ctx.db, assigneeId);
  const place = { ventureId, ...(branchId === null ? {} : { branchId }) };
  if (staff && mayDo(staff.scopes, 'quotes.edit', place)) {
    await sendStaffMail(ctx, row, news, { to: staff.email, isAssignee: true });
  } else await mailVentureAddress(ctx, row, news);
};
