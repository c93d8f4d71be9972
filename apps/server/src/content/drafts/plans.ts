import type { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobKind } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';

/** What a plan is refused for at its field. */
export function requireAhead(field: string, at: Date, now: Date): Date {
  if (at <= now) throw new AppError('invalidInput', { errors: { [field]: ['Dit moment is al geweest'] } });
  return at;
}

/** Within the transaction that plans. A plan that is changed leaves its job behind, which then finds nothing to do. */
export async function enqueueAt<K extends JobKind>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: K,
  data: z.input<K['data']>,
  at: Date,
): Promise<void> {
  const delaySeconds = Math.max(0, Math.ceil((at.getTime() - clock().getTime()) / 1000));
  await enqueue(db, kind, data, { delaySeconds });
}

/**
 * Why a plan did not happen when its moment came. Nobody is at the screen to read it, and trying again would not help:
 * the next editor is told. Any other error is thrown.
 */
export function planProblemOf(error: unknown): string {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  return Object.values(error.details.errors ?? {})[0]?.[0] ?? error.message;
}
