import { availableParallelism, loadavg } from 'node:os';

/**
 * How many times longer than on a quiet machine something may take. `npm test` sets it, because a failure on a machine
 * that pauses for a while is worse than one that is reported late; who runs a single file waits as the load demands.
 */
const factor = Number(
  process.env.TEST_PATIENCE ?? Math.min(6, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())),
);

/** A time in milliseconds that suffices on a quiet machine, for this one. */
export function patient(milliseconds: number): number {
  return Math.round(milliseconds * factor);
}
