import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Waits for a process that was asked to end, and ends it when it does not. */
export async function endProcess(child: ChildProcess, patience: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const kill = setTimeout(() => child.kill('SIGKILL'), patience);
  await once(child, 'exit');
  clearTimeout(kill);
}
