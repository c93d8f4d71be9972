import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A caller's own id (a proxy's, the storefront's) is kept so that its lines and ours can be laid side by side. */
export function nameRequest(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
