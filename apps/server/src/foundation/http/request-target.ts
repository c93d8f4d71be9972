import type { IncomingMessage } from 'node:http';

const absoluteForm = /^https?:\/\/[^/?#]*/i;

/**
 * Path and query of a request. A client that takes us for a proxy sends the whole address (RFC 9112, 3.2.2): everything
 * behind this sees it as if it had sent the usual form.
 */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!absoluteForm.test(url)) return url;
  const rest = url.replace(absoluteForm, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
