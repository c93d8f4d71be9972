import { z } from 'zod/mini';
import { pageAnswer, pageQuery, searchText } from '../foundation/lists.staff.ts';
import { route } from '../foundation/route.ts';
import { done, moment, queryInteger } from '../foundation/scalars.ts';

const spec = 'back office: redirects';
const staff = { spec, access: 'staff' } as const;

/** Addresses that the program answers itself. */
const own = /^\/(api|beheer|media|assets|dev|sandbox|health|ready)(\/|$)/i;
const maxLength = 500;

/** The first reason why a text is no address of the site's pages; `root` is for one that does not begin with a slash. */
function pathProblem(text: string, root: string): string | undefined {
  if (text === '') return 'Vul een adres in';
  if (!text.startsWith('/') || text.startsWith('//')) return root;
  if (/[\s\\\p{Cc}]/u.test(text)) return 'In een adres staan geen spaties of schuine strepen naar links';
  if (own.test(text)) return 'Dit adres hoort bij het programma zelf, niet bij de site';
  return undefined;
}

const sitePath = (problemOf: (text: string) => string | undefined) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength, { error: 'Dit adres is te lang' }),
    z.superRefine((text, { addIssue }) => {
      const message = problemOf(text);
      if (message !== undefined) addIssue({ code: 'custom', message });
    }),
  );

const redirectFrom = sitePath((text) => {
  const problem = pathProblem(text, 'Begin met een schuine streep, zoals /steenhof/oud-adres');
  if (problem !== undefined) return problem;
  if (/[?#]/.test(text)) return 'Laat weg wat na ? of # komt';
  return text === '/' ? 'De voorpagina kan niet doorverwijzen' : undefined;
});

export const redirectTo = sitePath((text) =>
  pathProblem(text, 'Verwijs naar een adres van deze site, zoals /steenhof/nieuw-adres'),
);

export const redirectEdit = z.object({ from: redirectFrom, to: redirectTo, isPermanent: z.boolean() });
export type RedirectEdit = z.output<typeof redirectEdit>;

const redirectMakers = ['hand', 'import', 'category', 'product', 'page'] as const;

const beheerRedirect = z.object({
  from: z.string(),
  to: z.string(),
  isPermanent: z.boolean(),
  madeBy: z.enum(redirectMakers),
  /** What moved by itself is not edited, only removed. */
  isEditable: z.boolean(),
  hits: z.int(),
  lastHitAt: z.nullable(moment),
  since: moment,
  version: z.int(),
});
export type BeheerRedirect = z.output<typeof beheerRedirect>;

/** What to know of a redirect that is written all the same. */
export const redirectNotes = ['shortened', 'pageThere', 'replaces'] as const;
const notes = z.array(z.enum(redirectNotes));

const importedLine = z.object({
  line: z.int(),
  from: z.string(),
  to: z.string(),
  isPermanent: z.boolean(),
  /** Why it is left out; nothing when it is taken. */
  problem: z.nullable(z.string()),
  notes,
});
export type ImportedLine = z.output<typeof importedLine>;

const filter = z.object({
  q: searchText,
  origin: z.optional(z.enum(['hand', 'import', 'moved'])),
  sort: z._default(z.enum(['path', 'hits']), 'path'),
});
const ofPath = z.object({ from: redirectFrom, version: queryInteger(0, 2_147_483_647) });

export const beheerRedirectRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/redirects',
    summary: 'Addresses that lead elsewhere, and how often they are followed',
    permission: 'content.read',
    query: z.extend(filter, pageQuery),
    response: z.object({
      redirects: z.array(beheerRedirect),
      ...pageAnswer,
    }),
  }),
  csv: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/redirects.csv',
    summary: 'The same as a file for a spreadsheet',
    permission: 'content.read',
    query: filter,
    responseType: 'binary',
  }),
  add: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/redirects',
    summary: 'Let an address lead elsewhere; a chain is shortened, a loop refused',
    permission: 'content.edit',
    body: redirectEdit,
    response: z.object({ redirect: beheerRedirect, notes }),
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/redirects',
    summary: 'Change where an address leads; refused when somebody else changed it first',
    permission: 'content.edit',
    query: ofPath,
    body: z.omit(redirectEdit, { from: true }),
    response: z.object({ redirect: beheerRedirect, notes }),
  }),
  remove: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/redirects',
    summary: 'Let an address lead nowhere again',
    permission: 'content.edit',
    query: ofPath,
    response: done,
  }),
  import: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/redirects/import',
    summary: 'Redirects from lines of CSV: tried first, with what is wrong per line, then taken',
    permission: 'content.edit',
    body: z.object({
      text: z.string().check(z.minLength(1, { error: 'Plak hier regels, of kies een bestand' }), z.maxLength(900_000)),
      isTrial: z.boolean(),
    }),
    response: z.object({ lines: z.array(importedLine), taken: z.int(), refused: z.int() }),
  }),
};
