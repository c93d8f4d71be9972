/** Paths of the app, without `/beheer`, as its router knows them. */
export function addressOfLogin(from: string): string {
  return from === '/' ? '/inloggen' : `/inloggen?terug=${encodeURIComponent(from)}`;
}

/** Where to go after the login: only a path of the app itself, whatever the address says. */
export function addressAfterLogin(search: URLSearchParams): string {
  const wanted = search.get('terug') ?? '/';
  return /^\/(?![/\\])/.test(wanted) && !/^\/(inloggen|wachtwoord|tweede-stap)\b/.test(wanted) ? wanted : '/';
}
