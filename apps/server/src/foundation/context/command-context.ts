import Fastify from 'fastify';
import { readConfig } from '../config/config.ts';
import { openDatabase, prepareDatabase } from '../database/database.ts';
import { besideRunningProgram } from '../database/database-source.ts';
import { noListener } from '../invalidation/changes.ts';
import { ReadCache } from '../invalidation/read-cache.ts';
import type { Context } from './context.ts';

/** For commands: the context of operations, on the database of the settings, beside a running program or alone. */
export async function withCommandContext(name: string, work: (ctx: Context) => Promise<void>): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  await besideRunningProgram(config, async (url) => {
    await prepareDatabase(url, async () => undefined);
    const { db, close } = await openDatabase(url, 4);
    try {
      await work({
        config,
        db,
        cache: new ReadCache(noListener),
        clock: () => new Date(),
        log: Fastify({ logger: false }).log,
        requestId: name,
        host: new URL(config.publicUrl).host,
        venture: undefined,
        user: undefined,
      });
    } finally {
      await close();
    }
  });
}
