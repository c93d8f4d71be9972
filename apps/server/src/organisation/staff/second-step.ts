import { randomInt } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { hashToken } from '../../foundation/database/secret-token.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { seal, unseal } from '../../foundation/security/sealed-secret.ts';
import { staffUsers } from './staff.tables.ts';

const period = 30;
const recoveryCodes = 10;

function authenticator(secret: string, email: string): TOTP {
  return new TOTP({ issuer: 'Bouwpoort Beheer', label: email, secret: Secret.fromBase32(secret), digits: 6, period });
}

/** A new secret, not active until it is confirmed with a code. */
export async function startSecondStep(
  { db, tokenSecret }: Pick<ContextDeps, 'db' | 'tokenSecret'>,
  staff: { id: string; email: string },
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const [row] = await db
    .update(staffUsers)
    .set({ totpSecret: seal(secret, tokenSecret) })
    .where(and(eq(staffUsers.id, staff.id), isNull(staffUsers.totpConfirmedAt)))
    .returning({ id: staffUsers.id });
  if (!row)
    throw new AppError('conflict', {
      detail: 'Je hebt al een tweede stap. Laat hem eerst door een Beheerder weghalen.',
    });
  return { secret, address: authenticator(secret, staff.email).toString() };
}

/** The recovery codes are shown once; the database has their hashes. */
export async function confirmSecondStep(
  deps: Pick<ContextDeps, 'db' | 'tokenSecret' | 'clock'>,
  staff: { id: string; email: string },
  code: string,
): Promise<string[]> {
  const [row] = await deps.db.select().from(staffUsers).where(eq(staffUsers.id, staff.id));
  if (!row?.totpSecret || row.totpConfirmedAt)
    throw new AppError('conflict', { detail: 'Begin opnieuw met instellen.' });
  const step = stepOf(deps, row.totpSecret, staff.email, code);
  if (step === undefined) throw new AppError('invalidInput', { errors: { code: [wrongCode] } });
  const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode);
  await deps.db
    .update(staffUsers)
    .set({ totpConfirmedAt: deps.clock(), totpLastStep: step, recoveryHashes: codes.map(hashRecoveryCode) })
    .where(eq(staffUsers.id, staff.id));
  return codes;
}

export const wrongCode = 'Deze code klopt niet. Neem de code die nu in je app staat.';

interface SecondStepRow {
  id: string;
  email: string;
  totpSecret: string | null;
  recoveryHashes: string[];
}

/** Uses up the code: the same six digits, and the same recovery code, work once, also when sent twice at once. */
export async function useCode(
  deps: Pick<ContextDeps, 'db' | 'tokenSecret' | 'clock'> & Pick<Context, 'log'>,
  staff: SecondStepRow,
  code: string,
): Promise<boolean> {
  if (!staff.totpSecret) return false;
  const step = isReadable(deps, staff.totpSecret) ? stepOf(deps, staff.totpSecret, staff.email, code) : undefined;
  if (step !== undefined) {
    const spent = await deps.db
      .update(staffUsers)
      .set({ totpLastStep: step })
      .where(and(eq(staffUsers.id, staff.id), or(isNull(staffUsers.totpLastStep), lt(staffUsers.totpLastStep, step))))
      .returning({ id: staffUsers.id });
    return spent.length > 0;
  }
  const hash = hashRecoveryCode(code);
  if (!staff.recoveryHashes.includes(hash)) return false;
  const spent = await deps.db
    .update(staffUsers)
    .set({ recoveryHashes: sql`array_remove(${staffUsers.recoveryHashes}, ${hash})` })
    .where(and(eq(staffUsers.id, staff.id), sql`${hash} = any(${staffUsers.recoveryHashes})`))
    .returning({ id: staffUsers.id });
  return spent.length > 0;
}

/** A secret sealed under another TOKEN_SECRET cannot be read. Recovery codes are not sealed, so they still work. */
function isReadable(
  { tokenSecret, log }: Pick<ContextDeps, 'tokenSecret'> & Pick<Context, 'log'>,
  sealed: string,
): boolean {
  try {
    unseal(sealed, tokenSecret);
    return true;
  } catch (err) {
    log.error(
      { err },
      'a second step cannot be read with this TOKEN_SECRET: npm run staff -- reset E-MAIL --second-step',
    );
    return false;
  }
}

/** The time step of the code; a phone may be half a minute off either way. */
function stepOf(
  { tokenSecret, clock }: Pick<ContextDeps, 'tokenSecret' | 'clock'>,
  sealed: string,
  email: string,
  code: string,
): number | undefined {
  const timestamp = clock().getTime();
  const delta = authenticator(unseal(sealed, tokenSecret), email).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** Without ambiguous characters; ten of 31 are about 50 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function makeRecoveryCode(): string {
  const signs = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

function hashRecoveryCode(code: string): string {
  return hashToken(`recovery ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}
