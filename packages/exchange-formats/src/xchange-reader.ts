import { ArticleRecorder } from './article-records.ts';
import type { OpenBytes } from './byte-source.ts';
import { error, type FileItem, FileRefused } from './file-problem.ts';
import { type JsonObject, jsonParts } from './json-values.ts';
import type { CatalogueOptions } from './stated-article.ts';
import { xchangeArticles } from './xchange-product.ts';

/** What stands before the first product. */
interface XchangeFindings {
  /** '2.0'; the versions before it did not say. */
  version: string;
  /** A full catalogue replaces the one before it; a change is about what it names. */
  suggestedMode: 'replace' | 'merge';
  catalogId: string | undefined;
  currency: string | undefined;
}

const headerPaths = ['SchemaVersion', 'CatalogueType', 'CatalogueId', 'CurrencyCode'] as const;
const productPath = 'Supplier[].Product[]';
const parts: ReadonlySet<string> = new Set([...headerPaths, productPath]);

export async function findXchange(open: OpenBytes): Promise<XchangeFindings> {
  const header = new Map<string, string>();
  let hasProduct = false;
  for await (const { path, value } of jsonParts(open(), parts)) {
    if (path === productPath) {
      hasProduct = true;
      break;
    }
    header.set(path, String(value));
  }
  if (!hasProduct && header.size === 0) {
    throw new FileRefused('wrong-format', 'Dit is geen ETIM xChange: er staat geen CatalogueType of Supplier in.');
  }
  return findingsOf(header);
}

function findingsOf(header: ReadonlyMap<string, string>): XchangeFindings {
  return {
    version: header.get('SchemaVersion') ?? '1.1',
    suggestedMode: header.get('CatalogueType') === 'FULL' ? 'replace' : 'merge',
    catalogId: header.get('CatalogueId'),
    currency: header.get('CurrencyCode'),
  };
}

/** The list price of the supplier, else what the buyer pays. */
const priceKinds = ['GrossListPrice', 'NetPrice'];

/** Records of an ETIM xChange catalogue, one product at a time. */
export async function* readXchange(open: OpenBytes, options: CatalogueOptions = {}): AsyncGenerator<FileItem> {
  const { suggestedMode, currency } = await findXchange(open);
  const recorder = new ArticleRecorder(options, priceKinds);
  const context = { language: options.language ?? 'nl', currency, isUpdate: suggestedMode === 'merge' };
  for await (const { place, value } of jsonParts(open(), new Set([productPath]))) {
    const articles = xchangeArticles(value as JsonObject, place, context);
    if (articles.length === 0) yield error(place, `Product ${place} heeft geen artikel (TradeItem).`);
    for (const article of articles) yield* recorder.records(article);
  }
}
