import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/prepared.ts';
import { AppError } from '../errors.ts';
import type { Context } from '../request-context.ts';
import { keptAnswers } from './idempotency.tables.ts';

interface Asked {
  userId: string;
  /** Without one it is simply done. */
  key: string | undefined;
  operation: string;
  input: unknown;
}

const noted = statement(
  'note_key',
  `insert into kept_answer (user_id, key, asked, answer, created_at) values ($1, $2, $3, '{}', $4)
   on conflict do nothing returning key`,
);
const answered = statement('keep_answer', 'update kept_answer set answer = $3::jsonb where user_id = $1 and key = $2');

/**
 * Does a write once per key, in one transaction with the note that it was done. Who asks again with the same key gets
 * the same answer; who asks at the same moment waits for it. A refusal rolls both back, so it may be tried again.
 */
export async function once<T extends object>(
  ctx: Context,
  { userId, key, operation, input }: Asked,
  write: (ctx: Context) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx as Database };
    if (key === undefined) return write(inside);
    const asked = askedOf(operation, input);
    const [mine] = await noted(inside.db, [userId, key, asked, ctx.clock()]);
    if (!mine) {
      const earlier = await keptAnswer<T>(inside, { userId, key, asked });
      if (!earlier) throw new AppError('keyReused');
      return earlier;
    }
    const answer = await write(inside);
    await answered(inside.db, [userId, key, JSON.stringify(answer)]);
    return answer;
  });
}

/** What a key stands for: the operation and all that was said with it. */
export function askedOf(operation: string, input: unknown): string {
  return `${operation} ${createHash('sha256').update(JSON.stringify(input)).digest('base64url')}`;
}

/** The answer that was given under this key; one key for two questions is a mistake of the caller. */
export async function keptAnswer<T extends object>(
  { db }: Pick<Context, 'db'>,
  { userId, key, asked }: { userId: string; key: string; asked: string },
): Promise<T | undefined> {
  const [earlier] = await db
    .select()
    .from(keptAnswers)
    .where(and(eq(keptAnswers.userId, userId), eq(keptAnswers.key, key)));
  if (earlier && earlier.asked !== asked) throw new AppError('keyReused');
  return earlier?.answer as T | undefined;
}

/** How long somebody may come back with the same key. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

export async function forgetOldAnswers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number | null> {
  const before = new Date(clock().getTime() - keptFor);
  return (await db.delete(keptAnswers).where(lt(keptAnswers.createdAt, before))).rowCount;
}
