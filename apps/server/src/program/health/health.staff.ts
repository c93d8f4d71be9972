import { statfs } from 'node:fs/promises';
import type { HealthCheck, HealthState } from '@bouwpoort/contract/program/system.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import type { Context } from '../../foundation/context/context.ts';
import { fullAccess } from '../../foundation/database/access-scope.ts';
import { poolOf } from '../../foundation/database/database.ts';
import type { RequestWatch } from '../../foundation/http/slow-requests.ts';
import { listDeadLetters } from '../../foundation/jobs/dead-letters.ts';
import { countQueues } from '../../foundation/jobs/queue-counts.ts';
import { findLastErpAttempt, orderTroubles } from '../../ordering/orders/orders.ts';
import { findLastPaymentEvent } from '../../ordering/payments/payments.ts';
import { countMails, lastMailSentAt } from '../../organisation/mail/mail.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { type IndexState, indexTrouble, probeDatabase } from './health.ts';

/** The health data of the program. */
export interface HealthParts {
  search: IndexState;
  requestWatch: RequestWatch;
}

/** Milliseconds: noticeable, and unacceptable. */
const slowAnswers = { watch: 500, bad: 2000 };
const slowDatabase = 250;
/** Seconds of waiting in a queue that need attention. */
const longWaitSeconds = 600;
const share = { watch: 0.15, bad: 0.05 };

/** One line for each part, from the data of `/ready` and the queues. */
export async function readHealth(ctx: Context, { search, requestWatch }: HealthParts): Promise<HealthCheck[]> {
  const t = await findWords(ctx, 'beheer-system');
  const database = await databaseCheck(ctx, t);
  const own = [shopCheck(requestWatch, t), database, searchCheck(search, t)];
  if (database.state === 'bad') return own;
  const others = await Promise.all([queueCheck(ctx, t), erpCheck(ctx, t), paymentCheck(ctx, t), mailCheck(ctx, t)]);
  return [...own, ...others, await diskCheck(ctx, t)];
}

const whole = (value: number) => Math.round(value).toLocaleString('nl-NL');

function shopCheck({ p95, answered, failed }: RequestWatch, t: Words): HealthCheck {
  const state: HealthState =
    p95 === undefined || p95 < slowAnswers.watch ? 'good' : p95 < slowAnswers.bad ? 'watch' : 'bad';
  return {
    part: 'shop',
    state,
    value: p95 === undefined ? t('health_noRequests') : t('health_p95', { ms: whole(p95) }),
    detail: t('health_answers', { answered: whole(answered), failed: whole(failed) }),
  };
}

async function databaseCheck(ctx: Context, t: Words): Promise<HealthCheck> {
  const found = await probeDatabase(ctx);
  if ('trouble' in found) return { part: 'database', state: 'bad', value: t('health_down'), detail: found.trouble };
  const { totalCount, waitingCount, options } = poolOf(ctx.db);
  return {
    part: 'database',
    state: found.ms > slowDatabase || waitingCount > 0 ? 'watch' : 'good',
    value: t('health_ms', { ms: whole(found.ms) }),
    detail: t('health_pool', { used: whole(totalCount), all: whole(options.max) }),
  };
}

function searchCheck(search: IndexState, t: Words): HealthCheck {
  const trouble = indexTrouble(search);
  if (trouble) return { part: 'search', state: 'bad', value: t('health_down'), detail: trouble };
  const { behindSeconds, leftOutCount } = search;
  return {
    part: 'search',
    state: leftOutCount > 0 ? 'watch' : 'good',
    value: t('health_current'),
    detail:
      leftOutCount > 0
        ? t(leftOutCount === 1 ? 'health_leftOut_one' : 'health_leftOut', { count: whole(leftOutCount) })
        : t('health_behind', { seconds: whole(behindSeconds) }),
  };
}

const waits = (count: number, t: Words) =>
  t(count === 1 ? 'health_waiting_one' : 'health_waiting', { count: whole(count) });

async function queueCheck(ctx: Context, t: Words): Promise<HealthCheck> {
  const [queues, dead] = await Promise.all([countQueues(ctx.db), listDeadLetters(ctx.db)]);
  const waiting = queues.reduce((sum, one) => sum + one.waiting, 0);
  const oldest = Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds ?? 0));
  return {
    part: 'queue',
    state: dead.length > 0 ? 'bad' : oldest > longWaitSeconds ? 'watch' : 'good',
    value: dead.length > 0 ? t('health_dead', { count: whole(dead.length) }) : waits(waiting, t),
    detail: oldest > 60 ? t('health_oldest', { minutes: whole(oldest / 60) }) : t('health_noWait'),
  };
}

async function erpCheck(ctx: Context, t: Words): Promise<HealthCheck> {
  const [{ notAtErp, refused }, last] = await Promise.all([
    orderTroubles(ctx.db, fullAccess),
    findLastErpAttempt(ctx.db),
  ]);
  const state: HealthState =
    refused.count > 0 || last?.outcome === 'failed' ? 'bad' : notAtErp.count > 0 ? 'watch' : 'good';
  return {
    part: 'erp',
    state,
    value: notAtErp.count > 0 ? waits(notAtErp.count, t) : t('health_nothingWaits'),
    detail: last ? t(`health_erp_${last.outcome}`, { when: momentText(last.at) }) : t('health_erp_never'),
  };
}

async function paymentCheck(ctx: Context, t: Words): Promise<HealthCheck> {
  const last = await findLastPaymentEvent(ctx.db);
  return {
    part: 'payments',
    state: 'good',
    value: ctx.config.payments.provider === 'sandbox' ? t('health_sandbox') : 'PAY.',
    detail: last ? t('health_lastEvent', { when: momentText(last.at) }) : t('health_noEvent'),
  };
}

async function mailCheck(ctx: Context, t: Words): Promise<HealthCheck> {
  const [{ sent, unsent }, last] = await Promise.all([
    countMails(ctx.db, startOfDay(dayOf(ctx.clock()))),
    lastMailSentAt(ctx.db),
  ]);
  return {
    part: 'mail',
    state: unsent > 0 ? 'watch' : 'good',
    value: unsent > 0 ? t('health_unsent', { count: whole(unsent) }) : t('health_sent', { count: whole(sent) }),
    detail: last ? t('health_lastMail', { when: momentText(last) }) : t('health_noMail'),
  };
}

async function diskCheck(ctx: Context, t: Words): Promise<HealthCheck> {
  const { bavail, blocks, bsize } = await statfs(ctx.config.dataDir);
  const free = blocks === 0 ? 1 : bavail / blocks;
  const gigabytes = ((bavail * bsize) / 1024 ** 3).toLocaleString('nl-NL', { maximumFractionDigits: 1 });
  return {
    part: 'disk',
    state: free < share.bad ? 'bad' : free < share.watch ? 'watch' : 'good',
    value: t('health_free', { percent: whole(free * 100) }),
    detail: t('health_gigabytes', { gigabytes }),
  };
}

const moments = new Intl.DateTimeFormat('nl-NL', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' },
});

function momentText(at: Date): string {
  return moments.format(at);
}
