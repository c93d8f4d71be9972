import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import {
  type ContentDocument,
  contentDocument,
  type DocumentIssue,
  type DocumentValidation,
  validateDocument,
} from '@bouwpoort/contract/content/content-document';
import { joinLines, splitLines } from '@bouwpoort/contract/content/html-lines';
import { z } from 'zod';

/*
 * A site as files: one JSON per page, in folders that follow the addresses. Defaults are left out, keys are in the
 * order of the schemas, and HTML is a list of lines, so that diffs are readable.
 */

/** '/steenhof/nieuws/kraan' → 'steenhof/nieuws/kraan.json'; no address begins with an underscore. */
function fileOf({ id, ventureId, url }: Pick<ContentDocument, 'id' | 'ventureId' | 'url'>): string {
  if (url === null) return `_without-address/${ventureId}/${id}.json`;
  return url === '/' ? '_home.json' : `${url.slice(1)}.json`;
}

export function writeDocument(dir: string, document: ContentDocument): void {
  const file = join(dir, fileOf(document));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, documentText(document));
}

/** The content of the page's file; two pages with the same text are equal. */
export function documentText(document: ContentDocument): string {
  const valid = validateDocument(document);
  // An invalid page must be exported too; then its keys are in alphabetical order.
  const { properties, ...outer } = valid.valid
    ? valid.document
    : { ...document, properties: sorted(document.properties) };
  const given = Object.keys(contentDocument.shape).flatMap((name) => {
    const value = outer[name as keyof typeof outer];
    return value === undefined || value === usual[name] ? [] : [[name, value]];
  });
  return `${JSON.stringify({ ...Object.fromEntries(given), properties: splitLines(properties) }, null, 2)}\n`;
}

const usual: Record<string, unknown> = {
  parentId: null,
  url: null,
  position: 0,
  disableIndexing: false,
  disableFollowing: false,
  pageImageUrl: null,
  backgroundImageUrl: null,
};

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

export interface FileMistake extends DocumentIssue {
  /** Relative to the given folder. */
  file: string;
}

export interface ReadDocument {
  file: string;
  document: ContentDocument;
}

/** Every page in the folder, and all errors: in the files, and in the references between them. */
export function readDocuments(dir: string): { documents: ReadDocument[]; mistakes: FileMistake[] } {
  const documents: ReadDocument[] = [];
  const mistakes: FileMistake[] = [];
  for (const file of contentFiles(dir)) {
    const result = readDocument(join(dir, file));
    if (result.valid) documents.push({ file, document: result.document });
    else mistakes.push(...result.issues.map((issue) => ({ file, ...issue })));
  }
  return { documents, mistakes: [...mistakes, ...repeated(documents, 'id'), ...repeated(documents, 'url')] };
}

function readDocument(path: string): DocumentValidation {
  try {
    return validateDocument(joinLines<unknown>(JSON.parse(readFileSync(path, 'utf8'))));
  } catch (error) {
    return { valid: false, issues: [{ path: '', message: (error as Error).message }] };
  }
}

const anyPage = z.object(contentDocument.shape).pick({ id: true, ventureId: true, contentType: true }).loose();

/** The files of an earlier export, valid or not; any other file in the folder is not ours. */
export function exportedFiles(dir: string): { files: { file: string; ventureId: string }[]; mistakes: FileMistake[] } {
  const files: { file: string; ventureId: string }[] = [];
  const mistakes: FileMistake[] = [];
  for (const file of contentFiles(dir)) {
    const page = anyPage.safeParse(parsedOrNothing(join(dir, file)));
    if (page.success) files.push({ file, ventureId: page.data.ventureId });
    else mistakes.push({ file, path: '', message: 'this is no page: choose a folder for pages alone' });
  }
  return { files, mistakes };
}

function parsedOrNothing(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function repeated(documents: ReadDocument[], name: 'id' | 'url'): FileMistake[] {
  const named = documents.filter(({ document }) => document[name] !== null);
  return [...Map.groupBy(named, ({ document }) => document[name]).values()].flatMap(([first, ...others]) =>
    others.map(({ file }) => ({ file, path: name, message: `${first?.file} has the same` })),
  );
}

/** In a fixed order, with / between folders on every platform. */
function contentFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
