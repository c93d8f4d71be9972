/**
 * Goes along with every call of the API, and the server logs its answer under it: what went wrong here can be found
 * there. Where a page is not served safely there is no randomUUID.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
