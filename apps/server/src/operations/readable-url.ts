/**
 * Fastify refuses a path it cannot decode before there is a route, a session or a page to refuse it with. Such a path
 * exists nowhere: read literally, it gets the page for addresses that do not exist. The API keeps its own refusal.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/') || isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
