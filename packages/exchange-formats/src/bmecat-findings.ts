import type { OpenBytes } from './byte-source.ts';
import { FileRefused } from './file-problem.ts';
import { childOf, childrenOf, textOf, type XmlElement, xmlElements } from './xml-elements.ts';

const bmecatTransactions = ['T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES'] as const;
export type BmecatTransaction = (typeof bmecatTransactions)[number];

/** What stands before the first article. */
interface BmecatFindings {
  version: string | undefined;
  transaction: BmecatTransaction;
  /** A whole catalogue replaces the one before it; an update changes what it names. */
  suggestedMode: 'replace' | 'merge';
  catalogId: string | undefined;
  catalogVersion: string | undefined;
  catalogName: string | undefined;
  languages: readonly string[];
  currency: string | undefined;
  /** Where files stand that are named without an address. */
  mediaRoot: string | undefined;
  supplier: string | undefined;
}

/** A maker's own prefix of the extensions is dropped: the guideline names the same elements with and without it. */
export function bmecatName(localName: string): string {
  return localName.startsWith(extensionPrefix) ? localName.slice(extensionPrefix.length) : localName;
}
const extensionPrefix = 'UDX.EDXF.';

export async function findBmecat(open: OpenBytes): Promise<BmecatFindings> {
  const started = new Set<string>(['BMECAT', ...bmecatTransactions]);
  let version: string | undefined;
  let header: XmlElement | undefined;
  for await (const element of xmlElements(open(), { whole: new Set(['HEADER']), started, rename: bmecatName })) {
    if (element.name === 'BMECAT') version = element.attributes.get('version');
    else if (element.name === 'HEADER') header = element;
    else {
      const transaction = bmecatTransactions.find((name) => name === element.name);
      if (transaction) return findingsOf(version, transaction, header);
    }
  }
  throw new FileRefused(
    'wrong-format',
    'Dit is geen BMEcat: er staat geen T_NEW_CATALOG, T_UPDATE_PRODUCTS of T_UPDATE_PRICES in.',
  );
}

function findingsOf(
  version: string | undefined,
  transaction: BmecatTransaction,
  header: XmlElement | undefined,
): BmecatFindings {
  const catalog = childOf(header, 'CATALOG');
  return {
    version,
    transaction,
    suggestedMode: transaction === 'T_NEW_CATALOG' ? 'replace' : 'merge',
    catalogId: textOf(catalog, 'CATALOG_ID'),
    catalogVersion: textOf(catalog, 'CATALOG_VERSION'),
    catalogName: textOf(catalog, 'CATALOG_NAME'),
    languages: childrenOf(catalog, 'LANGUAGE').map(({ text }) => text),
    currency: textOf(catalog, 'CURRENCY'),
    mediaRoot: textOf(catalog, 'MIME_ROOT'),
    supplier: textOf(childOf(header, 'SUPPLIER'), 'SUPPLIER_NAME'),
  };
}
