/** Paths of the app without `/beheer`, as in its router. */
export function addressOfLogin(from: string): string {
  return from === '/' ? '/inloggen' : `/inloggen?terug=${encodeURIComponent(from)}`;
}

/** The page after logging in: only a path of the app itself, to prevent open redirects. */
export function addressAfterLogin(search: URLSearchParams): string {
  const wanted = search.get('terug') ?? '/';
  return /^\/(?![/\\])/.test(wanted) && !/^\/(inloggen|wachtwoord|tweede-stap)\b/.test(wanted) ? wanted : '/';
}
