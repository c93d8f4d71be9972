import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Megabytes that a program and its own processes hold; 0 where the system does not tell. PostgreSQL is not ours. */
export function memoryOf(pid: number): number {
  return Math.round(withChildren(pid).reduce((sum, one) => sum + residentOf(one), 0));
}

/** Milliseconds of processor time that a program and its own processes have used; 0 where the system does not tell. */
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
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  if (isPostgres(pid)) return 0;
  return Number(readFileSync(status, 'utf8').match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) / 1000;
}
