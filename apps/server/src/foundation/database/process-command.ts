import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The command a running process was started with, or undefined when there is none. Process numbers are reused, so a
 * number in a file says nothing until this does.
 */
export function processCommand(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Running as another user: its command can still be read.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8').replaceAll('\0', ' ').trim();
  const [program, args] = processQuery(process.platform, pid);
  return parseProcessCommand(
    process.platform,
    spawnSync(program, args, { encoding: 'utf8', windowsHide: true }).stdout ?? '',
  );
}

/** The program that prints the command of a process on a platform without /proc. */
export function processQuery(platform: NodeJS.Platform, pid: number): [string, string[]] {
  return platform === 'win32'
    ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
    : ['ps', ['-o', 'command=', '-p', String(pid)]];
}

export function parseProcessCommand(platform: NodeJS.Platform, output: string): string | undefined {
  const text = platform === 'win32' ? output.match(/^"([^"]+)"/m)?.[1] : output.trim();
  return text || undefined;
}
