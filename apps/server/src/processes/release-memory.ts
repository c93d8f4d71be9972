import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects the garbage of the start. Loading the program allocates ten times what stays in use, and a process that is
 * then mostly idle would hold on to it for as long as it runs.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}
