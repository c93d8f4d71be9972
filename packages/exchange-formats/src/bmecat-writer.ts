import type { SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { unitCodeOfSign } from './article-features.ts';
import type { StatedUnits } from './article-units.ts';
import { type ByteSource, encodedInChunks } from './byte-source.ts';
import {
  type CatalogueContext,
  type CatalogueProduct,
  type CatalogueVariant,
  catalogueProducts,
  emptyContext,
  type Report,
} from './catalogue-articles.ts';
import { error, warning } from './file-problem.ts';
import { priceUnitOf, statedUnits } from './units-for-export.ts';
import { elementXml, textXml } from './xml-text.ts';

interface BmecatHeader {
  catalogId: string;
  catalogVersion: string;
  catalogName: string;
  supplierName: string;
  /** 'YYYY-MM-DD' */
  generatedOn: string;
  /** '9.0' */
  etimVersion: string;
  report?: Report;
}

/** A whole catalogue in BMEcat 2005 by the ETIM guideline. The order of the records is that of `catalogueProducts`. */
export function writeBmecat(records: AsyncIterable<SourcedRecord>, header: BmecatHeader): ByteSource {
  return encodedInChunks(bmecatTexts(records, header));
}

const ratioDecimals = 6;
const maxSupplierPid = 32;

async function* bmecatTexts(records: AsyncIterable<SourcedRecord>, header: BmecatHeader): AsyncGenerator<string> {
  const context = emptyContext();
  const report = header.report ?? (() => undefined);
  const placements = new Placements();
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd">\n`;
  yield headerXml(header);
  yield '<T_NEW_CATALOG>\n';
  let saidGroups = false;
  for await (const product of catalogueProducts(records, context, report)) {
    if (!saidGroups) yield groupsXml(context, header);
    saidGroups = true;
    for (const variant of product.variants) {
      const id = articleNumber(variant);
      const units = unitsOf(variant);
      if (!units) {
        report(error(0, `Artikel ${id}: de eenheden zijn in BMEcat niet precies te zeggen.`));
        continue;
      }
      if (id.length > maxSupplierPid)
        report(warning(0, `Artikel ${id}: BMEcat staat hooguit ${maxSupplierPid} tekens toe.`));
      yield productXml(product, variant, units, context, header);
      if (product.product.category) placements.add(id, product.product.category);
    }
  }
  if (!saidGroups) yield groupsXml(context, header);
  yield* placements.xml();
  yield '</T_NEW_CATALOG>\n</BMECAT>\n';
}

const articleNumber = ({ variant }: CatalogueVariant) => variant.articleCode ?? variant.externalId;

function headerXml(header: BmecatHeader): string {
  const catalog = [
    elementXml('LANGUAGE', 'nld', { default: 'true' }),
    elementXml('CATALOG_ID', header.catalogId),
    elementXml('CATALOG_VERSION', header.catalogVersion),
    elementXml('CATALOG_NAME', header.catalogName),
    `<DATETIME type="generation_date">${elementXml('DATE', header.generatedOn)}</DATETIME>`,
    elementXml('TERRITORY', 'NL'),
    elementXml('CURRENCY', 'EUR'),
  ].join('');
  const extensions = '<USER_DEFINED_EXTENSIONS><UDX.EDXF.VERSION>5.0</UDX.EDXF.VERSION></USER_DEFINED_EXTENSIONS>';
  return `<HEADER><CATALOG>${catalog}</CATALOG><SUPPLIER>${elementXml('SUPPLIER_NAME', header.supplierName)}</SUPPLIER>${extensions}</HEADER>\n`;
}

/** Stands for the catalogue itself. */
const rootGroup = 'bouwpoort-catalogus';

function groupsXml({ categories }: CatalogueContext, header: BmecatHeader): string {
  if (categories.size === 0) return '';
  const parents = new Set([...categories.values()].flatMap(({ parent }) => parent ?? []));
  const root = `<CATALOG_STRUCTURE type="root">${elementXml('GROUP_ID', rootGroup)}${elementXml('GROUP_NAME', header.catalogName)}${elementXml('PARENT_ID', '0')}</CATALOG_STRUCTURE>\n`;
  const groups = Array.from(categories.values(), (category) => {
    const parts = [
      elementXml('GROUP_ID', category.externalId),
      elementXml('GROUP_NAME', category.name),
      elementXml('GROUP_DESCRIPTION', category.introduction),
      elementXml('PARENT_ID', category.parent ?? rootGroup),
      elementXml('GROUP_ORDER', category.position?.toString()),
    ].join('');
    return `<CATALOG_STRUCTURE type="${parents.has(category.externalId) ? 'node' : 'leaf'}">${parts}</CATALOG_STRUCTURE>\n`;
  });
  return `<CATALOG_GROUP_SYSTEM>\n${root}${groups.join('')}</CATALOG_GROUP_SYSTEM>\n`;
}

/** In BMEcat a price is for order units, so what the price counts is what is ordered. */
function unitsOf({ variant }: CatalogueVariant): StatedUnits | undefined {
  return statedUnits(variant, priceUnitOf(variant), ratioDecimals);
}

function productXml(
  { product }: CatalogueProduct,
  entry: CatalogueVariant,
  units: StatedUnits,
  context: CatalogueContext,
  header: BmecatHeader,
): string {
  const { variant } = entry;
  const id = articleNumber(entry);
  const details = [
    elementXml('DESCRIPTION_SHORT', variant.name ?? product.name),
    elementXml('DESCRIPTION_LONG', product.description),
    elementXml('INTERNATIONAL_PID', units.gtin, { type: 'gtin' }),
    elementXml('MANUFACTURER_PID', variant.supplierCode),
    elementXml('MANUFACTURER_NAME', product.brand),
    elementXml('MANUFACTURER_TYPE_DESCR', product.type),
  ].join('');
  return [
    '<PRODUCT mode="new">',
    elementXml('SUPPLIER_PID', id),
    `<PRODUCT_DETAILS>${details}</PRODUCT_DETAILS>`,
    featuresXml(product.classification, variant.features, context, header.etimVersion),
    orderXml(units, entry),
    pricesXml(entry, product.vatRate),
    extensionsXml(product, entry, units, context),
    '</PRODUCT>\n',
  ].join('');
}

function featuresXml(
  classification: CatalogueProduct['product']['classification'],
  features: CatalogueVariant['variant']['features'],
  context: CatalogueContext,
  etimVersion: string,
): string {
  const stated = Object.entries(features ?? {});
  if (!classification && stated.length === 0) return '';
  const system =
    classification?.system === 'ETIM' ? `ETIM-${etimVersion}` : (classification?.system ?? 'udf_Bouwpoort-1.0');
  const listed = stated.map(([code, value]) => {
    const feature = context.features.get(code);
    const name = feature?.name === code ? undefined : feature?.name;
    const values = [value].flat().map((one) => elementXml('FVALUE', String(one)));
    const unit = feature?.unit ? elementXml('FUNIT', unitCodeOfSign(feature.unit)) : '';
    return `<FEATURE>${elementXml('FNAME', code)}${values.join('')}${unit}${elementXml('FDESCR', name)}</FEATURE>`;
  });
  const group = elementXml('REFERENCE_FEATURE_GROUP_ID', classification?.code);
  return `<PRODUCT_FEATURES>${elementXml('REFERENCE_FEATURE_SYSTEM_NAME', system)}${group}${listed.join('')}</PRODUCT_FEATURES>`;
}

function orderXml(units: StatedUnits, { listPrice }: CatalogueVariant): string {
  const parts = [
    elementXml('ORDER_UNIT', units.orderUnit),
    elementXml('CONTENT_UNIT', units.contentUnit),
    elementXml('NO_CU_PER_OU', units.contentPerOrderUnit),
    elementXml('PRICE_QUANTITY', String(listPrice?.per ?? 1)),
    elementXml('QUANTITY_MIN', units.quantityMin),
    elementXml('QUANTITY_INTERVAL', units.quantityInterval),
  ];
  return `<PRODUCT_ORDER_DETAILS>${parts.join('')}</PRODUCT_ORDER_DETAILS>`;
}

function pricesXml({ variant, listPrice, tiers }: CatalogueVariant, vatRate: number | undefined): string {
  const tax = vatRate === undefined ? undefined : (vatRate / 100).toFixed(2);
  const price = (amount: string | undefined, lowerBound: string) =>
    amount === undefined
      ? ''
      : `<PRODUCT_PRICE price_type="net_list">${elementXml('PRICE_AMOUNT', amount)}${elementXml('PRICE_CURRENCY', 'EUR')}${elementXml('TAX', tax)}${elementXml('LOWER_BOUND', lowerBound)}</PRODUCT_PRICE>`;
  // A tier in another unit than the price would be read in the unit of the price.
  const priced = tiers.filter(
    ({ kind, unit }) => kind !== 'direct' && (unit === undefined || unit === priceUnitOf(variant)),
  );
  const prices = [
    price(listPrice?.priceDelivery, '1'),
    ...priced.map((tier) => price(tier.priceDelivery, tier.fromQuantity ?? '1')),
  ].join('');
  return prices ? `<PRODUCT_PRICE_DETAILS>${prices}</PRODUCT_PRICE_DETAILS>` : '';
}

function extensionsXml(
  product: CatalogueProduct['product'],
  entry: CatalogueVariant,
  units: StatedUnits,
  context: CatalogueContext,
): string {
  const { variant } = entry;
  const images = (product.images ?? []).map((image) => mimeXml(image, 'MD01', undefined, context));
  const downloads = (product.downloads ?? []).map((download) => mimeXml(download, 'MD99', download.name, context));
  const mimes = [...images, ...downloads].join('');
  const packings = (units.packings ?? [])
    .map(
      ({ code, quantityMin, quantityMax, gtin }) =>
        `<UDX.EDXF.PACKING_UNIT>${elementXml('UDX.EDXF.QUANTITY_MIN', quantityMin)}${elementXml('UDX.EDXF.QUANTITY_MAX', quantityMax)}${elementXml('UDX.EDXF.PACKING_UNIT_CODE', code)}${elementXml('UDX.EDXF.GTIN', gtin)}</UDX.EDXF.PACKING_UNIT>`,
    )
    .join('');
  const isOwnProduct = product.externalId === articleNumber(entry);
  const stockUnit = variant.stockUnit === priceUnitOf(variant) ? undefined : variant.stockUnit;
  const parts = [
    mimes && `<UDX.EDXF.MIME_INFO>${mimes}</UDX.EDXF.MIME_INFO>`,
    packings && `<UDX.EDXF.PACKING_UNITS>${packings}</UDX.EDXF.PACKING_UNITS>`,
    elementXml('UDX.EDXF.PRODUCT_SERIES', product.line),
    // Extensions of our own: which articles are variants of one product is nowhere said in BMEcat.
    elementXml('UDX.BOUWPOORT.PRODUCT_PID', isOwnProduct ? undefined : product.externalId),
    elementXml('UDX.BOUWPOORT.PRODUCT_NAME', product.name === variant.name ? undefined : product.name),
    elementXml('UDX.BOUWPOORT.STOCK_UNIT', stockUnit),
  ].join('');
  return parts ? `<USER_DEFINED_EXTENSIONS>${parts}</USER_DEFINED_EXTENSIONS>` : '';
}

function mimeXml(
  reference: { media: string } | { url: string },
  code: string,
  name: string | undefined,
  { media }: CatalogueContext,
): string {
  const known = 'media' in reference ? media.get(reference.media) : undefined;
  const source = 'url' in reference ? reference.url : known?.url;
  if (!source) return '';
  const parts = [
    elementXml('UDX.EDXF.MIME_SOURCE', source),
    elementXml('UDX.EDXF.MIME_CODE', code),
    elementXml('UDX.EDXF.MIME_FILENAME', known?.fileName),
    elementXml('UDX.EDXF.MIME_DESIGNATION', name ?? known?.altText),
  ];
  return `<UDX.EDXF.MIME>${parts.join('')}</UDX.EDXF.MIME>`;
}

/** BMEcat puts the groups of articles after all articles. They are buffered as bytes, since there may be a million. */
class Placements {
  readonly #pages: Buffer[] = [];
  #text = '';

  add(article: string, group: string): void {
    this.#text += `${textXml(article)}\n${textXml(group)}\n`;
    if (this.#text.length > 64 * 1024) this.#flush();
  }

  *xml(): Generator<string> {
    this.#flush();
    for (const page of this.#pages) {
      const lines = page.toString().split('\n');
      for (let index = 0; index + 1 < lines.length; index += 2) {
        yield `<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>${lines[index]}</PROD_ID><CATALOG_GROUP_ID>${lines[index + 1]}</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>\n`;
      }
    }
  }

  #flush(): void {
    if (this.#text) this.#pages.push(Buffer.from(this.#text));
    this.#text = '';
  }
}
