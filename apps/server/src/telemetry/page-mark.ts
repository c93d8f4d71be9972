import { createContextKey } from '@opentelemetry/api';

/** Goes along with a request, so that it shows whether its page was made for it or came out of memory. */
export interface PageMark {
  rendered: boolean;
}

export const pageMarkKey = createContextKey('page');

export function newPageMark(): PageMark {
  return { rendered: false };
}
