import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { cloneDatabase } from '../../apps/server/testing/clone-database.ts';
import { freePort, type RunningProgram, startProgram, untilReady } from '../../tools/running-program.ts';
import { plainTemplate } from './plain-pictures.ts';

/** A second program for the tests of one file, with its own settings. Returns its address, once the tests run. */
export function useProgram(name: string, settings: () => Record<string, string>): () => string {
  let program: RunningProgram;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-e2e-'));
    symlinkSync(inject('pictures'), join(dataDir, 'media'), 'junction');
    program = startProgram({
      PORT: String(await freePort()),
      DATABASE_URL: await cloneDatabase(inject('clusterUrl'), `e2e_${name}`, plainTemplate),
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      ...settings(),
    });
    await untilReady(program);
  });
  afterAll(async () => {
    await program?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return () => program.url;
}
