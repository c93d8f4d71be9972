import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder to throw away. The database may run as another user than we do, and must be able to enter it. */
export function benchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}
