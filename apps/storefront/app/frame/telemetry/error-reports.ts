import { isRouteErrorResponse } from 'react-router';
import { privateAddress } from '../tracking/private-address.ts';

export interface ErrorReport {
  error: Error;
  /** How it was caught. */
  kind: 'error' | 'rejection' | 'load' | 'render';
}

/** The maximum per page; repeated errors count once. */
const maxReports = 20;

let reported = 0;
let buffer: ErrorReport[] = [];
let subscriber: ((report: ErrorReport) => void) | undefined;
const seen = new WeakSet<Error>();

/** Buffered in the page until there is consent to send them; without consent they are never sent. */
export function reportError(reason: unknown, kind: ErrorReport['kind']): void {
  // A 404 or 403 is an expected response.
  if (isRouteErrorResponse(reason) && reason.status < 500) return;
  const error = reason instanceof Error ? reason : new Error(messageOf(reason));
  if (seen.has(error) || reported >= maxReports || error.name === 'AbortError') return;
  seen.add(error);
  reported += 1;
  if (subscriber) subscriber({ error, kind });
  else buffer.push({ error, kind });
}

/** The buffered reports come first. */
export function subscribeToReports(next: (report: ErrorReport) => void): () => void {
  subscriber = next;
  for (const report of buffer.splice(0)) next(report);
  return () => {
    subscriber = undefined;
  };
}

/** For tests: resets the state to that of a new page. */
export function resetReports(): void {
  [reported, buffer, subscriber] = [0, [], undefined];
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

function messageOf(reason: unknown): string {
  if (isRouteErrorResponse(reason)) return `The page answers ${reason.status}`;
  return typeof reason === 'string' ? reason : 'Something that is no error was thrown';
}
