import { createContextKey } from '@opentelemetry/api';

/** Attached to a request, to distinguish a rendered page from a cached one. */
export interface PageMark {
  rendered: boolean;
}

export const pageMarkKey = createContextKey('page');

export function newPageMark(): PageMark {
  return { rendered: false };
}
