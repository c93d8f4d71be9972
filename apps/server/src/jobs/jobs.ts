import { hash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { connectionOf, type Database } from '../database/drizzle-on.ts';
import type { JobKind } from './job-kind.ts';

interface EnqueueOptions {
  /** Not before so long has passed, by the clock of the database, which alone decides what is due. */
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
  const id = await queueOn(tx).send(kind.name, kind.data.parse(data), { startAfter: delaySeconds });
  if (id === null) throw new Error(`The queue refused a job of kind ${kind.name}.`);
  return id;
}

/** Made once for each connection: it looks up each queue the first time it sends to it. It is never started. */
const queues = new WeakMap<object, PgBoss>();

function queueOn(db: Database): PgBoss {
  const connection = connectionOf(db);
  const known = queues.get(connection);
  if (known) return known;
  // Named, so that each connection plans it once: planning takes longer than putting the job in.
  const executeSql = (text: string, values?: unknown[]) => connection.query({ name: nameOf(text), text }, values);
  const queue = new PgBoss({ db: { executeSql } });
  queues.set(connection, queue);
  return queue;
}

const names = new Map<string, string>();

/** There is a statement or two for each kind of job. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `queue_${hash('sha1', text)}`;
  names.set(text, name);
  return name;
}
