/** A part of an address that is long and means nothing: the secret of a link in a mail, or nearly. */
const secret = /^[\w-]{24,}$/;

/**
 * An address without what was asked of it and without secrets: what may be sent to others. Searches, e-mail addresses
 * and tokens stand behind the question mark; some links carry theirs before it.
 */
export function privateAddress(address: string): string {
  const [whole = ''] = address.split(/[?#]/);
  return whole
    .split('/')
    .map((part) => (secret.test(part) && /\d/.test(part) && !isReadable(part) ? ':secret' : part))
    .join('/');
}

/** Words with hyphens between, as names of pages and products are. */
function isReadable(part: string): boolean {
  return /^[a-z0-9]{1,20}([-_][a-z0-9]{1,20})*$/.test(part) && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/.test(part);
}
