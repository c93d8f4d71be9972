import { readFile } from 'node:fs/promises';
import type { DeadLetter, SystemJobs } from '@bouwpoort/contract/program/system.staff';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  discardDeadLetters,
  listDeadLetters,
  retryDeadLetters,
  type DeadLetter as StoredLetter,
} from '../../foundation/jobs/dead-letters.ts';
import { countQueues } from '../../foundation/jobs/queue-counts.ts';
import {
  countFoundMails,
  type FoundMail,
  findMail,
  type MailFilter,
  resendMail,
  searchMails,
} from '../../organisation/mail/mail.ts';
import {
  accessScopeOf,
  auditWrite,
  requireThere,
  type StaffContext,
  staffList,
} from '../../organisation/staff/staff.ts';
import {
  type EmergencyMessage,
  endEmergencyMessage,
  findVenture,
  listEmergencyMessages,
  setEmergencyMessage,
} from '../../organisation/ventures/ventures.ts';

const maxDeadLetters = 200;

export async function readJobs(ctx: StaffContext): Promise<SystemJobs> {
  requireEverywhere(ctx);
  const [queues, deadLetters] = await Promise.all([countQueues(ctx.db), listDeadLetters(ctx.db)]);
  const keptMs = ctx.config.keep.deadLetters * 24 * 60 * 60 * 1000;
  return {
    queues,
    deadLetters: deadLetters.slice(0, maxDeadLetters).map((deadLetter) => describeDeadLetter(deadLetter, keptMs)),
    deadLetterCount: deadLetters.length,
  };
}

function describeDeadLetter({ id, kind, data, why, since }: StoredLetter, keptMs: number): DeadLetter {
  return {
    ...{ id, kind, why, about: aboutOf(data) },
    since: since.toISOString(),
    keptUntil: new Date(since.getTime() + keptMs).toISOString(),
  };
}

const secretName = /token|secret|password|hash/i;

/** The data of a job, one level deep; values that give access to an account are left out. */
function aboutOf(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !secretName.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** Jobs belong to no venture, so they require the permission everywhere. */
export function requireEverywhere(ctx: StaffContext): void {
  requireThere(ctx, { ventureId: null });
}

export async function retryDeadLettersByStaff(ctx: StaffContext, ids: readonly string[] | 'all'): Promise<number> {
  requireEverywhere(ctx);
  return ctx.db.transaction(async (db) => {
    const count = await retryDeadLetters(db, ids);
    await auditDeadLetters(ctx, db, { action: 'retry', count });
    return count;
  });
}

export async function discardDeadLettersByStaff(ctx: StaffContext, ids: readonly string[]): Promise<number> {
  requireEverywhere(ctx);
  return ctx.db.transaction(async (db) => {
    const chosen = (await listDeadLetters(db)).filter(({ id }) => ids.includes(id));
    const count = await discardDeadLetters(db, ids);
    await auditDeadLetters(ctx, db, {
      ...{ action: 'discard', count },
      // They are deleted, so only the audit log has them.
      jobs: chosen.map(({ kind, data, why }) => ({ kind, about: aboutOf(data), why })),
    });
    return count;
  });
}

async function auditDeadLetters(
  ctx: StaffContext,
  db: StaffContext['db'],
  after: { count: number; action: string; jobs?: object[] },
) {
  if (after.count === 0) return;
  const entityName = String(after.count);
  await auditWrite(ctx, db, {
    ...{ entity: 'dead-letter', entityId: after.action, entityName, ventureId: null },
    ...{ before: null, after: { ...after } },
  });
}

const mailList = staffList({
  search: (ctx, filter: MailFilter, page: PageAsked) => searchMails(ctx.db, filter, page),
  count: (ctx, filter) => countFoundMails(ctx.db, filter),
  describe: (_, mails) => mails.map(describeMail),
});

export async function listMailsForStaff(
  ctx: StaffContext,
  { cursor, limit, ...asked }: Omit<MailFilter, 'ventures'> & PageAsked,
) {
  if (asked.ventureId !== undefined) requireThere(ctx, { ventureId: asked.ventureId });
  const filter = { ...asked, ventures: accessScopeOf(ctx).ventures };
  const { rows, ...page } = await mailList.page(ctx, filter, { cursor, limit });
  return { mails: rows, ...page };
}

function describeMail({ id, ventureId, to, subject, kind, createdAt, sentAt, attempts, lastError }: FoundMail) {
  return {
    ...{ mailId: id, ventureId, to, subject, kind, attempts, lastError },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export async function readMailForStaff(ctx: StaffContext, mailId: string) {
  const mail = await findMail(ctx.db, mailId);
  requireThere(ctx, mail);
  return { ...describeMail(mail), from: mail.from, orderIds: mail.orderIds, text: withoutLinks(mail.text) };
}

/** A link in a mail can log in or set a password, so only the recipient may see it. */
function withoutLinks(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s/]+)\/?[^\s)>\]]*/g, '$1/…');
}

export async function resendMailByStaff(ctx: StaffContext, mailId: string): Promise<string> {
  return ctx.db.transaction(async (db) => {
    const mail = await findMail(db, mailId);
    requireThere(ctx, mail);
    const sent = await resendMail({ ...ctx, db }, mail);
    await auditWrite(ctx, db, {
      ...{ entity: 'mail', entityId: mailId, entityName: mail.subject, ventureId: mail.ventureId },
      ...{ before: null, after: { action: 'resend', to: mail.to } },
    });
    return sent;
  });
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
const manifest = z.object({ version: z.string() });

export async function readVersions({ db }: Pick<StaffContext, 'db'>) {
  const [app, migrations, postgres, applied] = await Promise.all([
    readJson(new URL('../../../../../package.json', import.meta.url)),
    readJson(new URL('../../../migrations/meta/_journal.json', import.meta.url)),
    db.execute<{ version: string }>(sql`select current_setting('server_version') as version`),
    db.execute<{ at: string }>(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`),
  ]);
  const last = Number(applied.rows[0]?.at);
  return {
    app: manifest.parse(app).version,
    node: process.versions.node,
    postgres: postgres.rows[0]?.version.split(' ')[0] ?? '',
    migration: journal.parse(migrations).entries.find(({ when }) => when === last)?.tag ?? '',
  };
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function describeEmergency({ ventureId, message, until, startedAt, startedBy }: EmergencyMessage) {
  return {
    ...{ ventureId, message, startedBy },
    until: until?.toISOString() ?? null,
    startedAt: startedAt.toISOString(),
  };
}

export async function listEmergencies(ctx: StaffContext) {
  return (await listEmergencyMessages(ctx)).map(describeEmergency);
}

interface GivenEmergency {
  ventureId: string | null;
  message: string;
  until: string | null;
}

export async function setEmergency(ctx: StaffContext, given: GivenEmergency) {
  const { ventureId, message } = given;
  requireThere(ctx, { ventureId });
  if (ventureId !== null && !(await findVenture(ctx, ventureId))) throw new AppError('unknownVenture');
  const until = given.until === null ? null : new Date(given.until);
  if (until !== null && until <= ctx.clock()) {
    throw new AppError('invalidInput', { errors: { until: ['Kies een moment dat nog komt'] } });
  }
  return ctx.db.transaction(async (db) => {
    const set = await setEmergencyMessage({ ...ctx, db }, { ventureId, message, until, startedBy: ctx.staff.name });
    await auditEmergency(ctx, db, ventureId, null, { message, until: given.until });
    return describeEmergency(set);
  });
}

export async function endEmergency(ctx: StaffContext, ventureId: string | null): Promise<void> {
  requireThere(ctx, { ventureId });
  await ctx.db.transaction(async (db) => {
    const ended = await endEmergencyMessage(db, ventureId);
    if (ended) await auditEmergency(ctx, db, ventureId, { message: ended.message }, null);
  });
}

function auditEmergency(
  ctx: StaffContext,
  db: StaffContext['db'],
  ventureId: string | null,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
) {
  const entityId = ventureId ?? 'all';
  return auditWrite(ctx, db, { entity: 'emergency-message', entityId, entityName: '', ventureId, before, after });
}
