import { findUser, mailPasswordLink } from '../../customers/identity/identity.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import type { inviteContact } from './entities.jobs.ts';

export const mailContactInvitation: JobHandler<typeof inviteContact> = async (ctx, { userId }) => {
  const user = await findUser(ctx.db, userId);
  if (!user?.isActive) return;
  await mailPasswordLink(ctx, user, 'set', { address: '', userAgent: 'data exchange' });
};
