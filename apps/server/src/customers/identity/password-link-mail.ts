import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { audit } from './audit.ts';
import { makePasswordToken } from './password-tokens.ts';
import { passwordPath } from './passwords.ts';

const mailFor = { set: 'first-password', reset: 'password-reset' } as const;

type Receiver = Pick<SiteUser, 'id' | 'email' | 'firstName' | 'ventureId'>;

/** Token, mail and audit event in one transaction: a mailed link always works. */
export async function mailPasswordLink(
  ctx: Context,
  user: Receiver,
  purpose: keyof typeof mailFor,
  caller: Caller,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const inTransaction = { ...ctx, db: tx };
    const { token, expiresAt } = await makePasswordToken(tx, user.id, purpose, now);
    await sendMail(inTransaction, {
      to: user.email,
      kind: mailFor[purpose],
      ventureId: user.ventureId,
      data: {
        firstName: user.firstName,
        path: await passwordPath(inTransaction, user.ventureId, 'wachtwoord-instellen', { token, email: user.email }),
        validUntil: expiresAt,
      },
    });
    await audit(tx, caller, { kind: 'passwordForgotten', at: now, userId: user.id });
  });
}
