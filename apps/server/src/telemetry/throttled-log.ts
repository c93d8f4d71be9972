import type { DiagLogger } from '@opentelemetry/api';

/** As much of a logger as this needs. */
export interface WarnLog {
  warn(facts: Record<string, unknown>, message: string): void;
}

const between = 5 * 60_000;

/**
 * Where the libraries complain when nobody takes what they send. That may be every few seconds for days, and the shop
 * runs on all the same: one line now and then says it, with how often it was meanwhile.
 */
export function throttledLog(log: () => WarnLog, now: () => number = () => performance.now()): DiagLogger {
  let last = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  const complain = (message: string, ...rest: unknown[]) => {
    if (now() - last < between) {
      unsaid += 1;
      return;
    }
    const why = [message, ...rest].map(said).join(' ').slice(0, 500);
    log().warn({ why, more: unsaid }, 'telemetry is not delivered');
    last = now();
    unsaid = 0;
  };
  const nothing = () => undefined;
  return { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing };
}

function said(value: unknown): string {
  return value instanceof Error ? value.message : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
