import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { audit, changeUser, findUser } from '../identity/identity.ts';
import { addSubscriber } from '../newsletter/newsletter.ts';
import { findLink, makeLink, useLinks } from './registration-links.ts';
import { changeRegistration, lockRegistration } from './registration-state.ts';
import { pagePath } from './registration-venture.ts';

/** Mails the activation link of a handled registration; in the caller's transaction. */
export async function mailActivation(
  ctx: Context,
  registrationId: string,
  user: Pick<SiteUser, 'email' | 'firstName' | 'ventureId'>,
): Promise<void> {
  await changeRegistration(ctx.db, registrationId, { state: 'activation' });
  const { token, expiresAt } = await makeLink(ctx.db, { registrationId, purpose: 'activate' }, ctx.clock());
  await sendMail(ctx, {
    to: user.email,
    kind: 'account-activation',
    ventureId: user.ventureId,
    data: {
      firstName: user.firstName,
      path: await pagePath(ctx, user.ventureId, 'registreren', { activate: token }),
      validUntil: expiresAt,
    },
  });
}

/**
 * From here on the chosen password works. The link of an active account succeeds and changes nothing, because pages are
 * opened twice. An account that was deactivated since stays so.
 */
export async function activateAccount(ctx: Context, token: string, caller: Caller): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const link = await findLink(tx, token, 'activate', now);
    const registration = await lockRegistration(tx, link.registrationId);
    if (registration?.state !== 'activation' || !registration.userId) return;
    const { id, userId, ventureId, newsletter } = registration;
    const user = await findUser(tx, userId);
    // Opening this link proves the address: the newsletter needs no further confirmation.
    if (newsletter && user) await addSubscriber({ ...ctx, db: tx }, { emailAddress: user.email, ventureId });
    await changeUser(tx, userId, { isActive: true });
    await changeRegistration(tx, id, { state: 'active' });
    await useLinks(tx, id, 'activate', now);
    await audit(tx, caller, { kind: 'accountActivated', at: now, userId });
  });
}
