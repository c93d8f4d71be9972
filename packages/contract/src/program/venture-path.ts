import { z } from 'zod';
import { machinePaths } from './machine-paths.ts';
import { routePaths } from './route-paths.ts';

/** First parts of addresses that the program serves itself. The storefront's test holds its own pages against these. */
const ofProgram = [
  ...['beheer', 'assets', 'vestigingen', 'wachtwoord-instellen', 'wachtwoord-vergeten'],
  ...['atoms', 'molecules', 'organisms'],
];
const ofApi = Object.values({ ...routePaths, ...machinePaths }).map((line) => line.split('/')[1] ?? '');
export const reservedPaths: ReadonlySet<string> = new Set([...ofProgram, ...ofApi]);

/** The first part of every address of a venture. */
export const venturePath = z
  .string({ error: 'Vul een pad in' })
  .trim()
  .min(2, { error: 'Een pad heeft minstens twee tekens', abort: true })
  .max(40, { error: 'Een pad heeft hooguit 40 tekens', abort: true })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Kleine letters, cijfers en streepjes', abort: true })
  .refine((path) => !reservedPaths.has(path), { error: 'Dit pad gebruikt de site zelf' });
