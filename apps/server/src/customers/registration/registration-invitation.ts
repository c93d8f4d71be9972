import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import { hashToken, makeSecretToken } from '../../foundation/database/secret-token.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { findUserByEmail } from '../identity/identity.ts';
import type { inviteToRegister } from './registration.jobs.ts';
import { registrationInvitations } from './registration.tables.ts';
import { mailActivation } from './registration-activation.ts';
import { registrationOf } from './registration-state.ts';
import { pagePath } from './registration-venture.ts';

const lifetimeDays = 7;

export type Invitation = typeof registrationInvitations.$inferSelect;

/**
 * Looks the address up in a job, where the time cannot be measured: on screen a known and an unknown address are the
 * same. If it runs twice, two mails with a working link are sent.
 */
export const mailInvitation: JobHandler<typeof inviteToRegister> = (ctx, asked) =>
  ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const { emailAddress, ventureId } = asked;
    const user = await findUserByEmail(db, emailAddress);
    if (user) return mailToKnown(tx, user, ventureId);
    const token = makeSecretToken();
    const expiresAt = new Date(ctx.clock().getTime() + lifetimeDays * 24 * 60 * 60 * 1000);
    const acceptedTermsAt = new Date(asked.acceptedTermsAt);
    const tokenHash = hashToken(token);
    await db.insert(registrationInvitations).values({ tokenHash, emailAddress, ventureId, acceptedTermsAt, expiresAt });
    await sendMail(tx, {
      to: emailAddress,
      kind: 'registration-invitation',
      ventureId,
      data: {
        path: await pagePath(tx, ventureId, 'registreren', { token, email: emailAddress }),
        validUntil: expiresAt,
      },
    });
  });

/** A user who lost the activation mail gets another by registering again; any other reads that there is an account. */
async function mailToKnown(ctx: Context, user: SiteUser, ventureId: string): Promise<void> {
  const registration = await registrationOf(ctx.db, user.id);
  if (registration?.state === 'activation') return mailActivation(ctx, registration.id, user);
  const shop = await findVenture(ctx, user.ventureId ?? ctx.config.defaultVentureId);
  await sendMail(ctx, {
    to: user.email,
    kind: 'already-registered',
    ventureId,
    data: {
      firstName: user.firstName,
      shop: shop?.name ?? '',
      path: await pagePath(ctx, user.ventureId, 'inloggen'),
      waiting: registration?.state === 'handling' || registration?.state === 'approval',
    },
  });
}

/**
 * Until the caller's transaction ends, nobody else completes a registration for this address. Otherwise two links of
 * one address would each lock their own row and deadlock.
 */
export async function lockEmailAddress(tx: Database, emailAddress: string): Promise<void> {
  await takeAdvisoryLock(tx, `registration ${emailAddress.toLowerCase()}`);
}

/** Locked by the caller's transaction if it is going to be used: of two concurrent uses one is first. */
export async function findInvitation(
  db: Database,
  { token, ventureId }: { token: string; ventureId: string },
  hold = false,
): Promise<Invitation | undefined> {
  const query = db
    .select()
    .from(registrationInvitations)
    .where(
      and(eq(registrationInvitations.tokenHash, hashToken(token)), eq(registrationInvitations.ventureId, ventureId)),
    );
  const [invitation] = hold ? await query.for('update') : await query;
  return invitation;
}

export function requireOpen(invitation: Invitation | undefined, now: Date): Invitation {
  if (!invitation) {
    throw new AppError('invitationUnknown', { detail: 'Controleer of je de hele link uit de mail hebt geopend.' });
  }
  if (invitation.usedAt) {
    throw new AppError('invitationUsed', {
      detail: 'De registratielink is al gebruikt. Kijk in je mail voor de volgende stap, of log in.',
    });
  }
  if (invitation.expiresAt <= now) {
    throw new AppError('invitationExpired', { detail: 'Vraag met je e-mailadres een nieuwe registratielink aan.' });
  }
  return invitation;
}

export function isFor({ emailAddress }: Invitation, given: string): boolean {
  return emailAddress.toLowerCase() === given.toLowerCase();
}

/** Also uses up every other open invitation of the address: there is an account now. */
export async function useInvitation(
  tx: Database,
  { tokenHash, emailAddress }: Invitation,
  idempotencyKey: string | undefined,
  now: Date,
): Promise<void> {
  const table = registrationInvitations;
  await tx
    .update(table)
    .set({ usedAt: now })
    .where(and(eq(sql`lower(${table.emailAddress})`, emailAddress.toLowerCase()), isNull(table.usedAt)));
  await tx
    .update(table)
    .set({ idempotencyKey: idempotencyKey ?? null })
    .where(eq(table.tokenHash, tokenHash));
}
