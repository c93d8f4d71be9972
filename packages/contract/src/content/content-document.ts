import { z } from 'zod/mini';
import { moment, ventureId } from '../foundation/scalars.ts';
import { contentAddress } from './content-parts.ts';
import { validateContent } from './content-types.ts';

export const contentId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/));

/**
 * A page whole, as it is drafted, stored as a version and moved as a file: its place on the site and its properties.
 */
export const contentDocument = z.strictObject({
  id: contentId,
  ventureId,
  parentId: z._default(z.nullable(contentId), null),
  contentType: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Lower case, because addresses are looked up so. Absent for content that is no page of its own. */
  url: z._default(
    z.nullable(z.string().check(z.maxLength(1000), z.regex(/^(?:\/|(?:\/[a-z0-9][a-z0-9._,~-]*)+)$/))),
    null,
  ),
  /** Absent: the last part of the url. */
  routeSegment: z.optional(z.string().check(z.maxLength(200))),
  position: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
  disableIndexing: z._default(z.boolean(), false),
  disableFollowing: z._default(z.boolean(), false),
  pageImageUrl: z._default(z.nullable(contentAddress), null),
  backgroundImageUrl: z._default(z.nullable(contentAddress), null),
  /** Absent: the moment of its first publication. */
  publishedAt: z.optional(moment),
  properties: z.record(z.string(), z.unknown()),
});
export type ContentDocument = z.infer<typeof contentDocument>;

export interface DocumentIssue {
  /** 'properties.blocks[2].textHtml' */
  path: string;
  message: string;
}

export type DocumentValidation = { valid: true; document: ContentDocument } | { valid: false; issues: DocumentIssue[] };

/**
 * The way in for every page: the fields around it, the properties and blocks of its type, and nothing besides, so that
 * a misspelt property is a mistake and not a silent loss.
 */
export function validateDocument(value: unknown): DocumentValidation {
  const outer = contentDocument.safeParse(value);
  if (!outer.success) return { valid: false, issues: toIssues(outer.error.issues) };
  const document = outer.data;
  const inner = validateContent(document.contentType, document.properties);
  if (!inner.valid) return { valid: false, issues: toIssues(inner.issues, ['properties']) };
  const { contentType: _, ...properties } = inner.page;
  const issues = unknownNames(document.properties, properties, ['properties']);
  if (document.parentId === document.id)
    issues.push({ path: 'parentId', message: 'Een pagina kan niet onder zichzelf staan' });
  if (issues.length > 0) return { valid: false, issues };
  return { valid: true, document: { ...document, properties: withoutAdditions(properties) } };
}

/** What the server adds on the way out (contentReference, contentSource, contentHyperlink) is never stored. */
const additions = new Set(['expanded', 'download']);

export function withoutAdditions<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutAdditions) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !additions.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutAdditions(inner)])) as T;
}

type Path = readonly PropertyKey[];

function toIssues(issues: z.core.$ZodIssue[], under: Path = []): DocumentIssue[] {
  return issues.map(({ path, message }) => ({ path: pathText([...under, ...path]), message }));
}

/** Names that were given but that the schemas do not know: they are missing from what the schemas returned. */
function unknownNames(given: unknown, known: unknown, path: Path): DocumentIssue[] {
  if (Array.isArray(given) && Array.isArray(known)) {
    return given.flatMap((one, at) => unknownNames(one, known[at], [...path, at]));
  }
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return [];
  const inner = known as Record<string, unknown>;
  return Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(inner, name) || value === undefined
      ? unknownNames(value, inner[name], [...path, name])
      : name === 'contentType' && path.length === 1
        ? []
        : [{ path: pathText([...path, name]), message: 'Deze eigenschap kennen we niet' }],
  );
}

function pathText(path: Path): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? String(part) : `.${String(part)}`))
    .join('');
}
