import { z } from 'zod/mini';

/**
 * First parts of addresses that the program serves itself. Tests compare them with the pages of the storefront and with
 * the routes of the API.
 */
export const reservedPaths: ReadonlySet<string> = new Set([
  ...['api', 'assets', 'beheer', 'dev', 'health', 'media', 'ready', 'sandbox'],
  ...['atoms', 'molecules', 'organisms', 'vestigingen', 'wachtwoord-instellen', 'wachtwoord-vergeten'],
]);

/** The first part of every address of a venture. */
export const venturePath = z.string({ error: 'Vul een pad in' }).check(
  z.trim(),
  z.minLength(2, { error: 'Een pad heeft minstens twee tekens', abort: true }),
  z.maxLength(40, { error: 'Een pad heeft hooguit 40 tekens', abort: true }),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Kleine letters, cijfers en streepjes', abort: true }),
  z.refine((path) => !reservedPaths.has(path), { error: 'Dit pad gebruikt de site zelf' }),
);
