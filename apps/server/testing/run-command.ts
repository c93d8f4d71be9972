import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { cloneDatabase } from './clone-database.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** How a command ends, and all it says. */
type RunCommand = (file: string, ...args: string[]) => Promise<{ code: number; said: string }>;

/** Commands on a database of their own. */
export async function commandRunner(): Promise<RunCommand> {
  const env = {
    ...process.env,
    MODE: 'demo',
    DATABASE_URL: await cloneDatabase(inject('adminUrl'), `commands_${randomUUID()}`),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'bouwpoort-commands-')),
  };
  return (file, ...args) =>
    new Promise((resolve) => {
      execFile(process.execPath, [`apps/server/src/${file}`, ...args], { cwd: root, env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
      );
    });
}
