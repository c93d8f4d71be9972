import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../apps/server/src/foundation/config/config.ts';
import { reportFailure } from '../apps/server/src/foundation/config/start-report.ts';
import { requireDataDir } from '../apps/server/src/foundation/database/data-dir.ts';
import { openDatabaseSource } from '../apps/server/src/foundation/database/database-source.ts';
import { root } from './workspace.mjs';

/* Starts the program again whenever its sources change; the database, which takes longer to start, stays. */

const config = readConfig(process.env, process.cwd());
requireDataDir(config.dataDir);
const opening = openDatabaseSource(config);
let program: ChildProcess | undefined;
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await endProgram();
  await (await opening).stop();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// Started through tools/dev.mjs: if that is killed, this is the only notice.
process.once('disconnect', stop);

const { url } = await opening.catch(reportFailure);

// React Router has a build of its own for development; Vite takes that one, so the server must too.
const args = ['--conditions=development', 'apps/server/src/program/main.ts'];

function startProgram(): void {
  if (isStopping) return;
  program = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** A program that is in the middle of something is not waited for: its work is repeated as after any crash. */
async function endProgram(): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  const late = new AbortController();
  void sleep(500, undefined, { signal: late.signal }).then(
    () => program?.kill('SIGKILL'),
    () => undefined,
  );
  await ended;
  late.abort();
}

startProgram();

let isRestarting = false;
let changes = 0;

async function restart(): Promise<void> {
  // An editor that saves all its files writes them one after the other.
  for (let seen = -1; seen !== changes; await sleep(50)) seen = changes;
  await endProgram();
  startProgram();
  isRestarting = false;
}

for (const folder of ['apps/server', 'packages']) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    const path = file?.replaceAll('\\', '/') ?? '';
    if (!/(^|\/)src\//.test(path) || /\.test\.tsx?$|\.(css|tsx)$|node_modules/.test(path)) return;
    changes += 1;
    if (isRestarting) return;
    isRestarting = true;
    void restart();
  });
}
