import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { connectionOf, type Database } from '../database/drizzle-client.ts';
import type { JobKind } from './job-kind.ts';
import { queueStatement } from './queue-statements.ts';

interface EnqueueOptions {
  /** The delay before the job is due, by the clock of the database, which alone decides. */
  delaySeconds?: number;
}

/**
 * Puts a job in the queue through the caller's own transaction: the job exists when, and only when, the data it
 * belongs to does. Nothing here holds a connection or a timer of its own, so any process may enqueue.
 */
export async function enqueue<K extends JobKind>(
  tx: Database,
  kind: K,
  data: z.input<K['data']>,
  { delaySeconds = 0 }: EnqueueOptions = {},
): Promise<string> {
  const id = await bossFor(tx).send(kind.name, kind.data.parse(data), { startAfter: delaySeconds });
  if (id === null) throw new Error(`The queue refused a job of kind ${kind.name}.`);
  return id;
}

/** One per connection, because it looks up each queue before its first send. Never started: it only sends. */
const queues = new WeakMap<object, PgBoss>();

function bossFor(db: Database): PgBoss {
  const connection = connectionOf(db);
  const known = queues.get(connection);
  if (known) return known;
  const executeSql = (text: string, values?: unknown[]) => connection.query(queueStatement(text), values);
  const queue = new PgBoss({ db: { executeSql } });
  queues.set(connection, queue);
  return queue;
}
