import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a cluster of a test run, which the user of PostgreSQL may enter. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
