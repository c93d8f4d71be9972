import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSession } from '../../foundation/http/request-context.ts';

/**
 * The session of the page that makes an in-process call. It was authenticated for the page itself, so its calls need
 * not read the token and query the database again.
 */
export const pageSession = new AsyncLocalStorage<OpenSession>();
