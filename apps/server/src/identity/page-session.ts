import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSession } from '../http/request-context.ts';

/**
 * The login of the page that makes an in-process call. Who it is was found out for the page itself, a moment ago: its
 * calls need not read the token and ask the database again, each for itself.
 */
export const pageSession = new AsyncLocalStorage<OpenSession>();
