import { isRouteErrorResponse } from 'react-router';
import { privateAddress } from '../tracking/private-address.ts';

export interface ErrorReport {
  error: Error;
  /** How it was caught. */
  kind: 'error' | 'rejection' | 'load' | 'render';
}

/** The maximum per page; repeated errors count once. */
const most = 20;

let reported = 0;
let held: ErrorReport[] = [];
let take: ((report: ErrorReport) => void) | undefined;
const seen = new WeakSet<Error>();

/** Buffered in the page until there is consent to send them; without consent they are never sent. */
export function reportError(reason: unknown, kind: ErrorReport['kind']): void {
  // A 404 or 403 is an expected response.
  if (isRouteErrorResponse(reason) && reason.status < 500) return;
  const error = reason instanceof Error ? reason : new Error(wordsOf(reason));
  if (seen.has(error) || reported >= most || error.name === 'AbortError') return;
  seen.add(error);
  reported += 1;
  if (take) take({ error, kind });
  else held.push({ error, kind });
}

/** The buffered reports come first. */
export function takeReports(next: (report: ErrorReport) => void): () => void {
  take = next;
  for (const report of held.splice(0)) next(report);
  return () => {
    take = undefined;
  };
}

/** For tests: resets the state to that of a new page. */
export function forgetReports(): void {
  [reported, held, take] = [0, [], undefined];
}

/** Uncaught errors, and scripts, styles and pictures that failed to load. */
export function watchErrors(): void {
  window.addEventListener(
    'error',
    (event) => {
      // Load errors of elements do not bubble, so they are caught in the capture phase; the event contains no error.
      const address = failedAddress(event.target);
      if (address !== undefined) reportError(new Error(`Could not load ${address}`), 'load');
      else if (event.error) reportError(event.error, 'error');
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'rejection'));
}

function failedAddress(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLLinkElement) return privateAddress(target.href);
  if (target instanceof HTMLScriptElement || target instanceof HTMLImageElement) return privateAddress(target.src);
  return undefined;
}

function wordsOf(reason: unknown): string {
  if (isRouteErrorResponse(reason)) return `The page answers ${reason.status}`;
  return typeof reason === 'string' ? reason : 'Something that is no error was thrown';
}
