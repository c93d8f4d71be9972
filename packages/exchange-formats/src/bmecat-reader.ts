import { ArticleRecorder } from './article-records.ts';
import { type BmecatContext, bmecatArticle, languageTexts } from './bmecat-article.ts';
import { bmecatName, findBmecat } from './bmecat-findings.ts';
import type { OpenBytes } from './byte-source.ts';
import { error, type FileItem, FileRefused, quoted, warning } from './file-problem.ts';
import { textInLanguage } from './language-choice.ts';
import { ownCopy } from './own-copy.ts';
import { SeenIds } from './seen-ids.ts';
import type { CatalogueOptions, StatedArticle } from './stated-article.ts';
import { textOf, type XmlElement, xmlElements } from './xml-elements.ts';

/** Prices without tax; what includes it, or is a recommendation for consumers, is no price of a trade. */
const netKinds = ['net_list', 'net_customer'];

const articleNames: ReadonlySet<string> = new Set(['PRODUCT', 'ARTICLE']);
const placementNames: ReadonlySet<string> = new Set(['PRODUCT_TO_CATALOGGROUP_MAP', 'ARTICLE_TO_CATALOGGROUP_MAP']);
const groupName = 'CATALOG_STRUCTURE';

/** Records of a BMEcat catalogue, one article at a time. */
export async function* readBmecat(open: OpenBytes, options: CatalogueOptions = {}): AsyncGenerator<FileItem> {
  const findings = await findBmecat(open);
  const language = options.language ?? 'nld';
  const context: BmecatContext = {
    language,
    currency: findings.currency,
    transaction: findings.transaction,
  };
  const recorder = new ArticleRecorder(options, netKinds);
  const groups = new GroupRecorder(language);
  const placements = findings.transaction === 'T_UPDATE_PRICES' ? undefined : await findPlacements(open);
  const mediaBase = options.mediaBase ?? findings.mediaRoot;
  const whole = new Set([...articleNames, groupName]);
  for await (const element of xmlElements(open(), { whole, rename: bmecatName })) {
    if (element.name === groupName) yield* groups.records(element);
    else {
      const article = bmecatArticle(element, context);
      yield* recorder.records({ ...article, category: categoryOf(article, placements, groups) }, mediaBase);
    }
  }
}

function categoryOf(
  { id }: StatedArticle,
  placements: ReadonlyMap<string, string> | undefined,
  groups: GroupRecorder,
): string | undefined {
  const group = placements?.get(id);
  return group === undefined || groups.isRoot(group) ? undefined : group;
}

const maxPlacements = 2_000_000;

/** Which group each article belongs to stands behind the articles, so it is read before them. */
async function findPlacements(open: OpenBytes): Promise<ReadonlyMap<string, string> | undefined> {
  if (!(await contains(open, 'TO_CATALOGGROUP_MAP'))) return undefined;
  const placements = new Map<string, string>();
  const copies = new Map<string, string>();
  for await (const element of xmlElements(open(), { whole: placementNames })) {
    const article = textOf(element, 'PROD_ID', 'ART_ID', 'SUPPLIER_PID', 'SUPPLIER_AID');
    const group = textOf(element, 'CATALOG_GROUP_ID');
    if (!article || !group || placements.has(article)) continue;
    if (placements.size >= maxPlacements) {
      throw new FileRefused('too-large', 'De catalogus plaatst meer dan 2 miljoen artikelen in groepen.', element.line);
    }
    if (!copies.has(group)) copies.set(ownCopy(group), ownCopy(group));
    placements.set(ownCopy(article), copies.get(group)!);
  }
  return placements;
}

/** Over the bytes, which is many times faster than reading the XML. */
async function contains(open: OpenBytes, text: string): Promise<boolean> {
  let tail: Uint8Array = new Uint8Array();
  for await (const chunk of open()) {
    const bytes = Buffer.concat([tail, chunk]);
    // UTF-16 has a zero byte beside each letter.
    if (bytes.includes(text, 'latin1') || bytes.includes(text, 'utf16le')) return true;
    tail = bytes.subarray(Math.max(0, bytes.length - text.length * 2));
  }
  return false;
}

class GroupRecorder {
  readonly #language: string;
  readonly #seen = new SeenIds();
  readonly #roots = new Set<string>();

  constructor(language: string) {
    this.#language = language;
  }

  isRoot(group: string): boolean {
    return this.#roots.has(group);
  }

  /** The root stands for the catalogue itself and becomes no category. */
  *records(element: XmlElement): Generator<FileItem> {
    const place = element.line;
    const id = textOf(element, 'GROUP_ID');
    const name = textInLanguage(languageTexts(element, 'GROUP_NAME'), this.#language);
    if (!id || id.length > 200) yield error(place, 'Een groep heeft geen geldige GROUP_ID.');
    else if (element.attributes.get('type') === 'root') this.#roots.add(ownCopy(id));
    else if (!name) yield error(place, `Groep ${quoted(id)} heeft geen naam.`);
    else if (!this.#seen.add(id)) yield error(place, `Groep ${quoted(id)} staat twee keer in het bestand.`);
    else {
      const parent = textOf(element, 'PARENT_ID');
      const introduction = textInLanguage(languageTexts(element, 'GROUP_DESCRIPTION'), this.#language);
      const order = Number(textOf(element, 'GROUP_ORDER') ?? Number.NaN);
      const isTop = !parent || this.#roots.has(parent) || (parent === '0' && this.#roots.size === 0);
      if (parent === id) yield warning(place, `Groep ${quoted(id)} hangt onder zichzelf.`);
      yield {
        entity: 'category',
        record: {
          externalId: id,
          name,
          parent: isTop || parent === id ? null : parent,
          ...(introduction && { introduction }),
          ...(Number.isInteger(order) && order >= 0 && order <= 1_000_000 && { position: order }),
        },
        place,
      };
    }
  }
}
