/** P 9. There is one language; a proxy in front of the site can read it from the cookie. */
export function localeCookie({ secure }: { secure: boolean }): string {
  return `i18n_redirected=nl; path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax${secure ? '; secure' : ''}`;
}
