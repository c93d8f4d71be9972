import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { throttles } from './security.tables.ts';

export interface ThrottleRule {
  name: string;
  /** Attempts before the first wait. */
  freeAttempts: number;
  firstSeconds: number;
  /** Each wait is twice the previous one, up to this maximum. */
  maxSeconds: number;
}

/** A person mistypes a few times; a program continues. */
export const signInPerAccount: ThrottleRule = { name: 'account', freeAttempts: 5, firstSeconds: 30, maxSeconds: 900 };
/** A whole office may share one address. */
export const signInPerAddress: ThrottleRule = { name: 'address', freeAttempts: 30, firstSeconds: 30, maxSeconds: 900 };
export const forgotPerAccount: ThrottleRule = { name: 'forgot', freeAttempts: 3, firstSeconds: 900, maxSeconds: 3600 };
export const forgotPerAddress: ThrottleRule = {
  name: 'forgotat',
  freeAttempts: 20,
  firstSeconds: 300,
  maxSeconds: 3600,
};
export const changePerUser: ThrottleRule = { name: 'change', freeAttempts: 5, firstSeconds: 30, maxSeconds: 900 };

/** The count is reset this long after the last attempt. */
const resetAfterSeconds = 3600;

/**
 * An attempt further ahead than this was recorded by a clock that was set back since: its age is unknown and its hold
 * is void. A smaller difference comes from another process with a slightly different clock.
 */
const maxClockSkewSeconds = 60;

type Attempt = { allowed: true; held: boolean } | { allowed: false; retryAfterSeconds: number };

/**
 * Counts an attempt before it is made: a hundred at once wait for each other on one row and cannot slip past together.
 * An attempt that is refused does not count, so a wait ends regardless of attempts during it.
 */
export async function countAttempt(db: Database, rule: ThrottleRule, subject: string, now: Date): Promise<Attempt> {
  const key = keyOf(rule, subject);
  const at = now.toISOString();
  const counted = sql`case when ${throttles.lastAt} < ${at}::timestamptz - make_interval(secs => ${resetAfterSeconds}) then 1 else ${throttles.attempts} + 1 end`;
  const [row] = await db
    .insert(throttles)
    .values({ key, attempts: 1, lastAt: now, heldUntil: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: counted,
        lastAt: now,
        // The exponent is bounded so that an old row cannot overflow it.
        heldUntil: sql`${at}::timestamptz + make_interval(secs => case when ${counted} < ${rule.freeAttempts} then 0
          else least(${rule.maxSeconds}::float8, ${rule.firstSeconds}::float8 * power(2, least(${counted} - ${rule.freeAttempts}, 20))) end)`,
      },
      setWhere: or(lte(throttles.heldUntil, now), gt(throttles.lastAt, secondsAfter(now, maxClockSkewSeconds))),
    })
    .returning({ heldUntil: throttles.heldUntil });
  if (row) return { allowed: true, held: row.heldUntil > now };
  return { allowed: false, retryAfterSeconds: await secondsLeft(db, key, now) };
}

/** After a success: the count is reset. */
export async function resetAttempts(db: Database, rule: ThrottleRule, subject: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, keyOf(rule, subject)));
}

/** After a success, when others from the same address may be guesses: only this attempt is subtracted. */
export async function uncountAttempt(db: Database, rule: ThrottleRule, subject: string, now: Date): Promise<void> {
  await db
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)`, heldUntil: now })
    .where(eq(throttles.key, keyOf(rule, subject)));
}

/** Limits the table to the attempts of an hour. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  const isOld = and(lt(throttles.lastAt, secondsAfter(now, -resetAfterSeconds)), lt(throttles.heldUntil, now));
  await db.delete(throttles).where(or(isOld, gt(throttles.lastAt, secondsAfter(now, resetAfterSeconds))));
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

async function secondsLeft(db: Database, key: string, now: Date): Promise<number> {
  const [row] = await db.select({ heldUntil: throttles.heldUntil }).from(throttles).where(eq(throttles.key, key));
  return Math.max(1, Math.ceil(((row?.heldUntil.getTime() ?? 0) - now.getTime()) / 1000));
}

/** Hashed: users sometimes type their password in the name field. */
function keyOf(rule: ThrottleRule, subject: string): string {
  return `${rule.name}:${createHash('sha256').update(subject.toLowerCase()).digest('base64url')}`;
}

/** One customer of an internet provider has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
