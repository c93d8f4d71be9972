import { z } from 'zod';
import { findUser, mailPasswordLink } from '../identity/identity.ts';
import { type JobHandler, jobKind } from '../jobs/job-kind.ts';

/** A contact whose record says `invite` gets the mail that lets them choose a password. */
export const inviteContact = jobKind({
  name: 'invite-contact',
  data: z.object({ userId: z.guid() }),
  retry: { times: 6, firstSeconds: 10, maxSeconds: 1800 },
  timeLimitSeconds: 60,
  atOnce: 4,
});

export const mailContactInvitation: JobHandler<typeof inviteContact> = async (ctx, { userId }) => {
  const user = await findUser(ctx.db, userId);
  if (!user?.isActive) return;
  await mailPasswordLink(ctx, user, 'set', { address: '', userAgent: 'data exchange' });
};
