// Plain JavaScript for any Node from 20 on.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** What tools keep between runs; nothing is lost with it but time. */
export const toolCache = fileURLToPath(new URL('../node_modules/.cache/bouwpoort', import.meta.url));

/** No work takes longer: its process was killed, and another one has got its number. */
const longestMs = 15 * 60_000;

/** Does the work while no other process of this checkout does work of that name. */
export async function inTurn(name, work) {
  mkdirSync(toolCache, { recursive: true });
  const lock = join(toolCache, `${name}.lock`);
  while (!take(lock)) await sleep(50);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // A link appears with its content; a file that is created is empty for a moment.
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(lock)) removeAbandoned(lock);
    return false;
  } finally {
    rmSync(own);
  }
}

/** Renamed first: of several processes that find it abandoned, one removes it, and none a lock taken since. */
function removeAbandoned(lock) {
  const aside = `${lock}.${process.pid}.abandoned`;
  try {
    renameSync(lock, aside);
    if (!isAbandoned(aside)) linkSync(aside, lock);
    rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function isAbandoned(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs > longestMs || !isRunning(Number(readFileSync(lock, 'utf8')));
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
