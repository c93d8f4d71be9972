import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, inject } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { drawing, makeDrawing } from '../demo/drawings.ts';
import { OneAtATime } from '../media/one-at-a-time.ts';
import { cloneDatabase, testToday } from './test-cluster.ts';

export const testSecret = 'een geheim dat alleen de tests kennen';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  config: Config;
  /** Lines the app logged, parsed. */
  logged: Record<string, unknown>[];
  setClock(now: Date): void;
}

/** The whole API on a fresh real database of its own, for one test file. */
export async function createTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const url = await cloneDatabase(inject('adminUrl'), `test_${randomUUID()}`);
  const { db, close } = await openDatabase(url, 4);
  const dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-media-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'info', ...settings }, '/');
  const logged: Record<string, unknown>[] = [];
  let now = new Date(`${testToday}T10:00:00+01:00`);
  const app = await buildApp({
    config,
    db,
    clock: () => now,
    tokenSecret: testSecret,
    media: {
      draw: (recipe) => makeDrawing(drawing.parse(recipe)),
      cacheDir: join(dataDir, 'media'),
      work: new OneAtATime(2),
    },
    logStream: { write: (line) => logged.push(JSON.parse(line)) },
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    db,
    config,
    logged,
    setClock: (given) => {
      now = given;
    },
  };
}
