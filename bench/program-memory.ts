import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Megabytes that a program and its own processes hold; 0 where the system does not tell. PostgreSQL is not ours. */
export function memoryOf(pid: number): number {
  return Math.round(withChildren(pid).reduce((sum, one) => sum + residentOf(one), 0));
}

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
  const text = readFileSync(status, 'utf8');
  if (/^Name:\s+postgres/m.test(text)) return 0;
  return Number(text.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) / 1000;
}
