import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Megabytes that a program and its own processes hold; 0 where the system has no figures. What they share, such as the
 * code of Node itself, counts once. PostgreSQL is not ours.
 */
export function memoryOf(pid: number): number {
  return Math.round(withChildren(pid).reduce((sum, one) => sum + residentOf(one), 0));
}

/** Milliseconds of processor time that a program and its own processes have used; 0 where the system has no figures. */
export function processorTimeOf(pid: number): number {
  return withChildren(pid).reduce((sum, one) => sum + usedBy(one), 0);
}

/** User and system time, in hundredths of a second. */
function usedBy(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file) || isPostgres(pid)) return 0;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const isPostgres = (pid: number) => /^Name:\s+postgres/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

function withChildren(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return [];
  const children = readdirSync(folder).flatMap((task) =>
    readFileSync(`${folder}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(withChildren)];
}

function residentOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(file) || isPostgres(pid)) return 0;
  return Number(readFileSync(file, 'utf8').match(/^Pss:\s+(\d+) kB/m)?.[1] ?? 0) / 1000;
}

const restMs = 300;
const maxAtRest = 30;

/** Until a program has nothing to do any more: all its processes are there, and none is still reading itself in. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 5; ) {
    const before = processorTimeOf(pid);
    await sleep(restMs);
    quiet = processorTimeOf(pid) - before <= maxAtRest ? quiet + 1 : 0;
  }
}
