import { readFile } from 'node:fs/promises';
import type { DeadLetter, SystemJobs } from '@bouwpoort/contract/program/system.staff';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  discardDeadLetters,
  listDeadLetters,
  retryDeadLetters,
  type DeadLetter as StoredLetter,
} from '../../foundation/jobs/dead-letters.ts';
import { countQueues } from '../../foundation/jobs/queue-counts.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';

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
