import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../config/start-error.ts';
import { processCommand } from './process-command.ts';

const secrets = z.object({ databasePassword: z.string(), tokenSecret: z.string() });
type Secrets = z.infer<typeof secrets>;

/** Creates the folder and claims it: two programs on one embedded database would stop each other's server. */
export function claimDataDir(dataDir: string): () => void {
  requireDataDir(dataDir);
  const file = join(dataDir, 'running.pid');
  const running = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (running !== process.pid && isOurs(running)) {
    throw new StartError(
      `Another Bouwpoort (process ${running}) already uses the data folder ${dataDir}. Stop it, or set DATA_DIR.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Checked first: without it, pictures and the search index would be rebuilt over and over. */
export function requireDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written. Give this user the right to, or set DATA_DIR.`,
      { cause },
    );
  }
}

/** Windows gives the name of the program only, not its arguments. */
const ours = process.platform === 'win32' ? /^node\.exe$/ : /main\.ts|demo-world|content\.command/;
const isOurs = (pid: number) => ours.test(processCommand(pid) ?? '');

/** Secrets of a demo shop are made at its first start and stay in its data folder. */
export function demoSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  requireDataDir(dataDir);
  const made = { databasePassword: randomBytes(24).toString('hex'), tokenSecret: randomBytes(32).toString('hex') };
  writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}
