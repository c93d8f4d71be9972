/**
 * Fastify refuses a path it cannot decode before there is a route, a session or a page to refuse it with, and the
 * router of the pages parses what it decoded once more, which drops tabs and line breaks: '/%09/a' becomes the host a.
 * Such a path exists nowhere: read literally, it gets the page for addresses that do not exist. So does NUL, which the
 * database has no place for: people get a page, also for a question with one. The API and files keep their own refusal.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/')) return url;
  const isPage = !/^\/(assets|media)\//.test(path);
  const literal = isReadable(path, isPage) ? path : path.replaceAll('%', '%25');
  return [literal, ...query.map((part) => (isPage ? part.replaceAll('%00', '%2500') : part))].join('?');
}

function isReadable(path: string, isPage: boolean): boolean {
  if (!path.includes('%')) return true;
  if (isPage && path.includes('%00')) return false;
  try {
    return !/[\t\r\n]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
