import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Waits until a process that is stopping has ended, and kills it after a time limit. */
export async function endProcess(child: ChildProcess, killAfterMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const kill = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  await once(child, 'exit');
  clearTimeout(kill);
}
