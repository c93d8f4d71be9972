/** A long segment without words: probably the secret of a mailed link. */
const secret = /^[\w-]{24,}$/;

/**
 * An address without its query and without secrets, which may be shared with third parties. Searches, e-mail addresses
 * and tokens are in the query; some links have a secret in their path.
 */
export function privateAddress(address: string): string {
  const [whole = ''] = address.split(/[?#]/);
  return whole
    .split('/')
    .map((part) => (secret.test(part) && /\d/.test(part) && !isReadable(part) ? ':secret' : part))
    .join('/');
}

/** Words joined by hyphens, such as names of pages and products. */
function isReadable(part: string): boolean {
  return /^[a-z0-9]{1,20}([-_][a-z0-9]{1,20})*$/.test(part) && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/.test(part);
}
