/**
 * Fastify refuses a path it cannot decode before there is a route, a session or a page to refuse it with, and the
 * router of the pages parses what it decoded once more, which drops tabs and line breaks: '/%09/a' becomes the host a.
 * Such a path exists nowhere: read literally, it gets the page for addresses that do not exist. The API keeps its own
 * refusal.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/') || isReadable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !/[\t\r\n]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
