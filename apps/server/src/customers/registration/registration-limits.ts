import type { FastifyReply } from 'fastify';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { countAttempt, type ThrottleRule } from '../../foundation/security/throttle.ts';

/** Protects an inbox against mails that others ask for. */
export const invitePerEmail: ThrottleRule = { name: 'invite', freeAttempts: 3, firstSeconds: 900, maxSeconds: 3600 };
/** A whole office may share one address. */
export const invitePerAddress: ThrottleRule = {
  name: 'inviteat',
  freeAttempts: 20,
  firstSeconds: 300,
  maxSeconds: 3600,
};
export const completePerAddress: ThrottleRule = {
  name: 'registerat',
  freeAttempts: 30,
  firstSeconds: 60,
  maxSeconds: 900,
};
export const lookUpPerAddress: ThrottleRule = { name: 'kvkat', freeAttempts: 60, firstSeconds: 60, maxSeconds: 900 };
/** One captcha allows this many lookups, however many machines share it. */
export const lookUpPerPass: ThrottleRule = { name: 'kvkpass', freeAttempts: 30, firstSeconds: 300, maxSeconds: 900 };

/** A new customer invites its whole office; a hundred colleagues an hour is enough. */
export const invitePerManager: ThrottleRule = {
  name: 'colleagueby',
  freeAttempts: 60,
  firstSeconds: 60,
  maxSeconds: 900,
};
export const invitePerColleague: ThrottleRule = {
  name: 'colleague',
  freeAttempts: 3,
  firstSeconds: 900,
  maxSeconds: 3600,
};
/** Changing a user's address reveals whether it is taken; the limit prevents trying addresses. */
export const addressPerManager: ThrottleRule = {
  name: 'addressby',
  freeAttempts: 20,
  firstSeconds: 60,
  maxSeconds: 3600,
};

/** Refuses with an error: the number of requests does not reveal which accounts exist. */
export async function enforceLimit(
  ctx: Context,
  reply: FastifyReply,
  rule: ThrottleRule,
  subject: string,
  detail = 'Te veel aanvragen achter elkaar. Wacht even en probeer het opnieuw.',
): Promise<void> {
  const counted = await countAttempt(ctx.db, rule, subject, ctx.clock());
  if (counted.allowed) return;
  reply.header('retry-after', counted.retryAfterSeconds);
  throw new AppError('tooManyRequests', { detail });
}
