import { isOwnAddress } from '@bouwpoort/contract/content/content-address';
import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { isHtmlField } from '@bouwpoort/contract/content/html-lines';
import type { PageCheck } from '@bouwpoort/contract/content/pages.staff';
import { type HtmlPart, htmlParts } from './html-parts.ts';
import { issuesOf } from './page-work.ts';

/** A reference of a document that may be broken. */
export interface PageLink {
  path: string;
  blockId: string | null;
  kind: 'address' | 'anchor' | 'file' | 'page' | 'category' | 'product';
  /** The address without query and fragment, the id of a page, or the number of a category or product. */
  target: string;
}

interface Spot {
  path: string;
  blockId: string | null;
}

/** Calls `visit` for every named value of a document, with its block. */
function walk(document: ContentDocument, visit: (name: string, value: unknown, spot: Spot) => void): void {
  const into = (name: string, value: unknown, spot: Spot): void => {
    visit(name, value, spot);
    if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) {
        into(name, one, { path: `${spot.path}[${at}]`, blockId: spot.blockId ?? blockIdIn(name, one) });
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of blocksLast(value)) into(key, inner, { ...spot, path: `${spot.path}.${key}` });
    }
  };
  into('properties', document.properties, { path: 'properties', blockId: null });
  for (const name of ['pageImageUrl', 'backgroundImageUrl'] as const) {
    visit(name, document[name], { path: name, blockId: null });
  }
}

/** In reading order: the page's own properties, then its blocks. */
function blocksLast(value: object): [string, unknown][] {
  const entries = Object.entries(value);
  const isBlocks = ([key]: [string, unknown]) => key === 'blocks';
  return [...entries.filter((entry) => !isBlocks(entry)), ...entries.filter(isBlocks)];
}

function blockIdIn(name: string, value: unknown): string | null {
  if (name !== 'blocks' || typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' ? value.id : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All internal references of the document. */
export function linksIn(document: ContentDocument): PageLink[] {
  const links: PageLink[] = [];
  walk(document, (name, value, spot) => {
    const add = (kind: PageLink['kind'], target: unknown) => {
      if (typeof target === 'string' || typeof target === 'number')
        links.push({ ...spot, kind, target: String(target) });
    };
    if (typeof value === 'string') {
      if (isHtmlField(name)) {
        for (const part of htmlParts(value)) if (part.kind !== 'heading') addressOf(part.address, add);
      } else if (name === 'href' || name === 'url' || name === 'src' || name.endsWith('ImageUrl'))
        addressOf(value, add);
    } else if (name === 'productIds' && Array.isArray(value)) for (const one of value) add('product', one);
    else if (name === 'categoryIds' && Array.isArray(value)) for (const one of value) add('category', one);
    else if (name === 'source' && isRecord(value)) add('page', value.parentId);
    else if (name === 'related' && isRecord(value)) add('page', value.id);
  });
  return links;
}

function addressOf(address: string, add: (kind: PageLink['kind'], target: string) => void): void {
  if (address.startsWith('#')) {
    if (address.length > 1) add('anchor', address.slice(1));
    return;
  }
  if (!isOwnAddress(address)) return;
  const path = address.split(/[?#]/)[0] ?? '';
  if (path.startsWith('/media/')) add('file', path);
  else if (path !== '') add('address', path.toLowerCase().replace(/(?<=.)\/+$/, ''));
}

/** The ids that a link within the page can refer to. */
function anchorsIn(document: ContentDocument): Set<string> {
  const ids = new Set<string>();
  walk(document, (name, value) => {
    if (name === 'id' && typeof value === 'string') ids.add(value);
    else if (typeof value === 'string' && isHtmlField(name)) {
      for (const part of htmlParts(value)) if (part.kind === 'heading' && part.id) ids.add(part.id);
    }
  });
  return ids;
}

const deadLinks: Record<PageLink['kind'], (target: string) => string> = {
  address: (target) => `Er is geen pagina op ${target}.`,
  anchor: (target) => `Op deze pagina is niets met de naam #${target}.`,
  file: (target) => `Het bestand ${target} bestaat niet.`,
  page: () => 'De pagina waar dit naar verwijst staat niet online.',
  category: (target) => `Categorie ${target} bestaat niet in deze winkel.`,
  product: (target) => `Artikel ${target} bestaat niet in deze winkel.`,
};

export const linkKey = ({ kind, target }: Pick<PageLink, 'kind' | 'target'>): string => `${kind} ${target}`;

/** Shown above lists and on social media: these templates need a picture. */
const showsPageImage = new Set([
  'NewsPage',
  'BlogPage',
  'ContentPage',
  'StoryTellingPage',
  'LocationDetailPage',
  'LoginPage',
]);

/** The problems to check before publishing, errors first. `isThere` tells whether a link works. */
export function checkDocument(document: ContentDocument, isThere: (link: PageLink) => boolean): PageCheck[] {
  return [
    ...schemaChecks(document),
    ...linkChecks(document, isThere),
    ...pictureChecks(document),
    ...headingChecks(document),
    ...pageChecks(document),
  ];
}

function schemaChecks(document: ContentDocument): PageCheck[] {
  return issuesOf(document).map(({ path, message }) => ({
    ...{ level: 'mistake' as const, kind: 'schema' as const, path, message },
    blockId: blockAt(document, path),
  }));
}

function blockAt({ properties }: ContentDocument, path: string): string | null {
  const at = path.match(/^properties\.blocks\[(\d+)\]/)?.[1];
  const block: unknown =
    at !== undefined && Array.isArray(properties.blocks) ? properties.blocks[Number(at)] : undefined;
  return blockIdIn('blocks', block);
}

const warning = (kind: PageCheck['kind'], { path, blockId }: Spot, message: string): PageCheck => ({
  ...{ level: 'warning', kind, path, blockId, message },
});

function linkChecks(document: ContentDocument, isThere: (link: PageLink) => boolean): PageCheck[] {
  const anchors = anchorsIn(document);
  return linksIn(document)
    .filter((link) => (link.kind === 'anchor' ? !anchors.has(link.target) : !isThere(link)))
    .map((link) => warning('link', link, deadLinks[link.kind](link.target)));
}

function pictureChecks(document: ContentDocument): PageCheck[] {
  const checks: PageCheck[] = [];
  walk(document, (name, value, spot) => {
    if (isRecord(value) && typeof value.url === 'string' && typeof value.alt === 'string' && value.alt.trim() === '') {
      const at = { ...spot, path: `${spot.path}.alt` };
      checks.push(
        warning('alt', at, 'Dit beeld heeft geen alt-tekst. Laat die alleen weg als het beeld niets vertelt.'),
      );
    }
    if (typeof value !== 'string' || !isHtmlField(name)) return;
    for (const part of htmlParts(value)) {
      if (part.kind !== 'picture' || part.alt?.trim()) continue;
      checks.push(warning('alt', spot, 'Een beeld in deze tekst heeft geen alt-tekst.'));
    }
  });
  return checks;
}

/** The page's title is its h1; texts begin at h2 and go at most one level deeper at a time. */
function headingChecks(document: ContentDocument): PageCheck[] {
  const checks: PageCheck[] = [];
  walk(document, (name, value, spot) => {
    if (typeof value !== 'string' || !isHtmlField(name)) return;
    const headings = htmlParts(value).filter((part): part is HtmlPart & { kind: 'heading' } => part.kind === 'heading');
    let above = spot.blockId === null ? 1 : 2;
    for (const { level, text } of headings) {
      const of = text === '' ? 'Een kop' : `De kop “${text}”`;
      if (text === '') checks.push(warning('heading', spot, 'Er staat een lege kop in deze tekst.'));
      if (level === 1) checks.push(warning('heading', spot, `${of} is een kop 1. Die is voor de titel van de pagina.`));
      else if (level > above + 1) checks.push(warning('heading', spot, `${of} slaat een niveau over.`));
      above = level;
    }
  });
  return checks;
}

const [shortestTitle, longestTitle] = [15, 60];
const [shortestDescription, longestDescription] = [50, 160];

function pageChecks({ name, contentType, pageImageUrl, disableIndexing, properties }: ContentDocument): PageCheck[] {
  const checks: PageCheck[] = [];
  const here = (path: string): Spot => ({ path, blockId: null });
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  if (showsPageImage.has(contentType) && !pageImageUrl) {
    checks.push(
      warning('image', here('pageImageUrl'), 'Deze pagina heeft geen beeld. Lijsten en gedeelde links tonen het.'),
    );
  }
  if (disableIndexing) return checks;
  const title = textOf(properties.seoTitle) || name.trim();
  const length = [...title].length;
  if (length < shortestTitle) {
    checks.push(warning('seo', here('properties.seoTitle'), `De titel voor zoekmachines is kort: ${length} tekens.`));
  } else if (length > longestTitle) {
    const message = `De titel voor zoekmachines is ${length} tekens. Na ${longestTitle} wordt hij afgekapt.`;
    checks.push(warning('seo', here('properties.seoTitle'), message));
  }
  const described = [...(textOf(properties.seoDescription) || textOf(properties.introduction))].length;
  const path = here('properties.seoDescription');
  if (described === 0) checks.push(warning('seo', path, 'Er is geen omschrijving voor zoekmachines.'));
  else if (described < shortestDescription) {
    checks.push(warning('seo', path, `De omschrijving voor zoekmachines is kort: ${described} tekens.`));
  } else if (described > longestDescription) {
    const message = `De omschrijving voor zoekmachines is ${described} tekens. Na ${longestDescription} wordt hij afgekapt.`;
    checks.push(warning('seo', path, message));
  }
  return checks;
}
