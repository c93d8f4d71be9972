import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { transactionWithFinalStatement } from '../database/drizzle-client.ts';
import { statement } from '../database/prepared.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { AppError } from '../errors/app-error.ts';
import { keptAnswers } from './idempotency.tables.ts';

interface IdempotentRequest {
  userId: string;
  /** Without a key the write is simply done. */
  key: string | undefined;
  operation: string;
  input: unknown;
}

const storeAnswer = statement(
  'keep_answer',
  'insert into kept_answer (user_id, key, asked, answer, created_at) values ($1, $2, $3, $4::jsonb, $5)',
);

/**
 * Does a write once per key, in one transaction with the stored answer. A repeated call with the same key gets the same
 * answer; a concurrent call waits for it. A refusal rolls everything back, so it may be tried again.
 */
export async function once<T extends object>(
  ctx: Context,
  { userId, key, operation, input }: IdempotentRequest,
  write: (ctx: Context) => Promise<T>,
): Promise<T> {
  if (key === undefined) return ctx.db.transaction((tx) => write({ ...ctx, db: tx }));
  const asked = fingerprintRequest(operation, input);
  try {
    return await transactionWithFinalStatement(
      ctx.db,
      (tx) => write({ ...ctx, db: tx }),
      // The key is inserted last instead of being reserved first: of two concurrent callers the second violates its
      // unique index here, and is rolled back.
      (tx, answer) => storeAnswer(tx, [userId, key, asked, JSON.stringify(answer), ctx.clock()]),
    );
  } catch (error) {
    const stored = await findStoredAnswer<T>(ctx, { userId, key, asked });
    if (stored) return stored;
    throw isUniqueViolation(error, 'kept_answer') ? new AppError('keyReused') : error;
  }
}

/** The operation and a hash of its input: a repeated key must come with the same fingerprint. */
export function fingerprintRequest(operation: string, input: unknown): string {
  return `${operation} ${createHash('sha256').update(JSON.stringify(input)).digest('base64url')}`;
}

/** The stored answer of this key; one key for two inputs is an error of the caller. */
export async function findStoredAnswer<T extends object>(
  { db }: Pick<Context, 'db'>,
  { userId, key, asked }: { userId: string; key: string; asked: string },
): Promise<T | undefined> {
  const [stored] = await db
    .select()
    .from(keptAnswers)
    .where(and(eq(keptAnswers.userId, userId), eq(keptAnswers.key, key)));
  if (stored && stored.asked !== asked) throw new AppError('keyReused');
  return stored?.answer as T | undefined;
}

/** How long a key can be repeated, in milliseconds. */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

export async function deleteExpiredAnswers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number | null> {
  const before = new Date(clock().getTime() - retentionMs);
  return (await db.delete(keptAnswers).where(lt(keptAnswers.createdAt, before))).rowCount;
}
