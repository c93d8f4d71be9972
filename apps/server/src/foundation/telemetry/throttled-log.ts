import type { DiagLogger } from '@opentelemetry/api';

/** The part of a logger that this needs. */
export interface WarnLog {
  warn(facts: Record<string, unknown>, message: string): void;
}

const intervalMs = 5 * 60_000;

/**
 * The log of the libraries while the collector fails, which may be every few seconds for days without harm to the shop:
 * it writes a line now and then, with the number of failures since the last one.
 */
export function throttledLog(log: () => WarnLog, now: () => number = () => performance.now()): DiagLogger {
  let last = Number.NEGATIVE_INFINITY;
  let suppressed = 0;
  const complain = (message: string, ...rest: unknown[]) => {
    if (now() - last < intervalMs) {
      suppressed += 1;
      return;
    }
    const why = [message, ...rest].map(describe).join(' ').slice(0, 500);
    log().warn({ why, more: suppressed }, 'telemetry is not delivered');
    last = now();
    suppressed = 0;
  };
  const nothing = () => undefined;
  return { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing };
}

function describe(value: unknown): string {
  return value instanceof Error ? value.message : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
