import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../../foundation/audit/audit.ts';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { verifyPassword } from '../../foundation/security/password-hash.ts';
import { countAttempt, networkOf, resetAttempts, type ThrottleRule } from '../../foundation/security/throttle.ts';
import { useCode, wrongCode } from './second-step.ts';
import { staffUsers } from './staff.tables.ts';
import { passSecondStep, reopenStaffSession, type StaffSession, startStaffSession } from './staff-sessions.ts';

/** Stricter than for customers: more is at stake, and there are fewer accounts. */
const perAccount: ThrottleRule = { name: 'staff', freeAttempts: 5, firstSeconds: 60, maxSeconds: 3600 };
const perAddress: ThrottleRule = { name: 'staffat', freeAttempts: 20, firstSeconds: 60, maxSeconds: 3600 };
const perCode: ThrottleRule = { name: 'staffcode', freeAttempts: 5, firstSeconds: 60, maxSeconds: 3600 };

const incorrect = 'De combinatie klopt niet, of het account is geblokkeerd.';

/** Unknown, wrong, locked and without a password give the same answer. Returns the token of the new session. */
export async function signInStaff(deps: ContextDeps, email: string, password: string, caller: Caller): Promise<string> {
  const now = deps.clock();
  await enforceThrottle(deps, perAddress, networkOf(caller.address));
  await enforceThrottle(deps, perAccount, email);
  const [user] = await deps.db
    .select()
    .from(staffUsers)
    .where(eq(sql`lower(${staffUsers.email})`, email.toLowerCase()));
  const holds = await verifyPassword(user?.passwordHash, password);
  if (!user || !holds || user.isLocked) throw new AppError('invalidInput', { detail: incorrect });
  return deps.db.transaction(async (tx) => {
    await resetAttempts(tx, perAccount, email);
    await resetAttempts(tx, perAddress, networkOf(caller.address));
    await recordSignIn(tx, user, caller, now);
    return startStaffSession(tx, user.id, caller, now);
  });
}

export function recordSignIn(
  tx: ContextDeps['db'],
  user: { id: string; name: string; email: string },
  caller: Caller,
  at: Date,
): Promise<void> {
  return recordChange(tx, {
    at,
    staff: { id: user.id, name: user.name },
    permission: 'own',
    entity: 'staff-session',
    entityId: user.id,
    entityName: user.email,
    ventureId: null,
    before: null,
    after: { address: caller.address, userAgent: caller.userAgent },
    requestId: '',
  });
}

export async function verifyCode(
  deps: ContextDeps & Pick<Context, 'log'>,
  session: StaffSession,
  code: string,
): Promise<void> {
  await enforceThrottle(deps, perCode, session.staff.id);
  const [user] = await deps.db.select().from(staffUsers).where(eq(staffUsers.id, session.staff.id));
  if (!user || !(await useCode(deps, user, code)))
    throw new AppError('invalidInput', { errors: { code: [wrongCode] } });
  await resetAttempts(deps.db, perCode, session.staff.id);
  await passSecondStep(deps.db, session.id, deps.clock());
}

export async function unlockSession(deps: ContextDeps, session: StaffSession, password: string): Promise<void> {
  await enforceThrottle(deps, perAccount, session.staff.email);
  const [user] = await deps.db.select().from(staffUsers).where(eq(staffUsers.id, session.staff.id));
  if (!(await verifyPassword(user?.passwordHash, password)))
    throw new AppError('invalidInput', { errors: { password: ['Dit wachtwoord klopt niet'] } });
  await resetAttempts(deps.db, perAccount, session.staff.email);
  await reopenStaffSession(deps.db, session.id, deps.clock());
}

async function enforceThrottle({ db, clock }: ContextDeps, rule: ThrottleRule, subject: string): Promise<void> {
  const result = await countAttempt(db, rule, subject, clock());
  if (result.allowed) return;
  const minutes = Math.ceil(result.retryAfterSeconds / 60);
  throw new AppError('tooManyRequests', {
    detail: `Te veel pogingen. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} nog eens.`,
  });
}
