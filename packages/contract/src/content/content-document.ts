import { z } from 'zod';
import { moment, ventureId } from '../foundation/scalars.ts';
import { contentAddress } from './content-parts.ts';
import { validateContent } from './content-types.ts';

export const contentId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/);

/**
 * A page whole, as it is drafted, stored as a version and moved as a file: its place on the site and its properties.
 */
export const contentDocument = z.strictObject({
  id: contentId,
  ventureId,
  parentId: contentId.nullable().default(null),
  contentType: z.string().min(1),
  name: z.string().min(1).max(200),
  /** Lower case, because addresses are looked up so. Absent for content that is no page of its own. */
  url: z
    .string()
    .max(1000)
    .regex(/^(?:\/|(?:\/[a-z0-9][a-z0-9._,~-]*)+)$/)
    .nullable()
    .default(null),
  /** Absent: the last part of the url. */
  routeSegment: z.string().max(200).optional(),
  position: z.int().min(0).max(1_000_000).default(0),
  disableIndexing: z.boolean().default(false),
  disableFollowing: z.boolean().default(false),
  pageImageUrl: contentAddress.nullable().default(null),
  backgroundImageUrl: contentAddress.nullable().default(null),
  /** Absent: the moment of its first publication. */
  publishedAt: moment.optional(),
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
