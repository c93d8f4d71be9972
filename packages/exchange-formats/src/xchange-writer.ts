import type { SourcedRecord } from '@bouwpoort/contract/exchange/records';
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
import { standardUnitCode } from './unit-codes.ts';
import { priceUnitOf, statedUnits, unitsPer } from './units-for-export.ts';
import { packagingCodes, xchangeUnits } from './xchange-codes.ts';

interface XchangeHeader {
  catalogId: string;
  catalogVersion: string;
  catalogName: string;
  supplierName: string;
  /** 'YYYY-MM-DD' */
  generatedOn: string;
  validFrom: string;
  /** '10.0' */
  etimVersion: string;
  report?: Report;
}

/** A whole catalogue in ETIM xChange 2.0. The order of the records is that of `catalogueProducts`. */
export function writeXchange(records: AsyncIterable<SourcedRecord>, header: XchangeHeader): ByteSource {
  return encodedInChunks(xchangeTexts(records, header));
}

const language = 'nl-NL';
/** Of the quantities and factors in the schema. */
const decimals = 4;
const maxCode = 35;

async function* xchangeTexts(records: AsyncIterable<SourcedRecord>, header: XchangeHeader): AsyncGenerator<string> {
  const context = emptyContext();
  const report = header.report ?? (() => undefined);
  const start = JSON.stringify({
    SchemaVersion: '2.0',
    CatalogueId: header.catalogId.slice(0, 20),
    CatalogueName: [{ Language: language, CatalogueName: header.catalogName.slice(0, 100) }],
    CatalogueVersion: header.catalogVersion.slice(0, 50),
    CatalogueType: 'FULL',
    GenerationDate: header.generatedOn,
    CatalogueValidityStart: header.validFrom,
    Country: ['NL'],
    Language: [language],
    CurrencyCode: 'EUR',
  });
  yield `${start.slice(0, -1)},"Supplier":[{"SupplierName":${JSON.stringify(header.supplierName.slice(0, 80))},"Product":[\n`;
  let isFirst = true;
  for await (const product of catalogueProducts(records, context, report)) {
    const written = xchangeProduct(product, context, header, report);
    if (!written) continue;
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(written)}`;
    isFirst = false;
  }
  yield '\n]}]}\n';
}

function xchangeProduct(
  entry: CatalogueProduct,
  context: CatalogueContext,
  header: XchangeHeader,
  report: Report,
): object | undefined {
  const { product, variants } = entry;
  const items = variants.flatMap((variant) => tradeItem(variant, product.vatRate, report) ?? []);
  if (items.length === 0) return undefined;
  const maker = product.brand || header.supplierName;
  const name = product.name ?? '';
  const code = makersCode(product.externalId, maker);
  if (code.length > maxCode) report(warning(0, `Product ${code}: ETIM xChange staat hooguit ${maxCode} tekens toe.`));
  const [first] = variants;
  const images = attachments(product.images ?? [], (index) => (index === 0 ? 'ATX015' : 'ATX018'), context);
  const documents = attachments(product.downloads ?? [], () => 'ATX099', context);
  return {
    ProductIdentification: {
      ManufacturerName: maker.slice(0, 80),
      ManufacturerProductNumber: code,
      ...(product.brand && { BrandName: product.brand.slice(0, 50) }),
      ...(product.line && {
        BrandDetails: [{ BrandSeries: [{ Language: language, BrandSeries: product.line.slice(0, 50) }] }],
      }),
    },
    ProductDetails: {
      ProductDescriptions: [
        {
          DescriptionLanguage: language,
          MinimalProductDescription: name.slice(0, 80),
          ...(name.length > 80 && { UniqueMainProductDescription: name.slice(0, 255) }),
          ...(product.description && { FullProductDescription: product.description.slice(0, 10_000) }),
          ...(first?.variant.applicationInstructions && {
            ProductApplicationInstructions: first.variant.applicationInstructions.slice(0, 10_000),
          }),
        },
      ],
    },
    ...(images.length + documents.length > 0 && { ProductAttachments: [...images, ...documents] }),
    ...etimClassification(entry, header.etimVersion),
    TradeItem: items,
  };
}

/** '8712345000001:04011969' and 'Maker:04011969' are how such a product is known after it is read. */
function makersCode(externalId: string, maker: string): string {
  return externalId.startsWith(`${maker}:`) ? externalId.slice(maker.length + 1) : externalId;
}

function tradeItem(entry: CatalogueVariant, vatRate: number | undefined, report: Report): object | undefined {
  const { variant } = entry;
  const number = variant.articleCode ?? variant.externalId;
  const units = orderingUnits(entry);
  if (!units) {
    report(error(0, `Artikel ${number}: de eenheden zijn in ETIM xChange niet precies te zeggen.`));
    return undefined;
  }
  const { stockUnit } = variant;
  if (stockUnit !== undefined && standardUnitCode(stockUnit) !== units.stated.orderUnit) {
    report(warning(0, `Artikel ${number}: de voorraadeenheid ${stockUnit} is in ETIM xChange niet precies te zeggen.`));
  }
  if (number.length > maxCode)
    report(warning(0, `Artikel ${number}: ETIM xChange staat hooguit ${maxCode} tekens toe.`));
  if (entry.tiers.length > 0) report(warning(0, `Artikel ${number}: ETIM xChange kent geen staffelprijzen.`));
  const name = variant.name ?? number;
  return {
    ItemIdentification: {
      SupplierItemNumber: number,
      ...(units.stated.gtin && { ItemGtin: [units.stated.gtin] }),
    },
    ItemDetails: {
      ...(variant.stockItem !== undefined && { StockItem: variant.stockItem }),
      ItemDescriptions: [
        {
          DescriptionLanguage: language,
          MinimalItemDescription: name.slice(0, 80),
          ...(name.length > 80 && { UniqueMainItemDescription: name.slice(0, 255) }),
        },
      ],
    },
    Ordering: {
      OrderUnit: units.stated.orderUnit,
      MinimumOrderQuantity: units.stated.quantityMin,
      OrderStepSize: units.stated.quantityInterval,
      UseUnit: units.stated.contentUnit ?? units.stated.orderUnit,
      UseUnitConversionFactor: units.stated.contentPerOrderUnit ?? '1',
    },
    Pricing: pricing(entry, units.priceFactor, vatRate),
    PackagingUnit: (units.stated.packings ?? []).map(({ code, quantityMin, gtin }) => ({
      PackagingIdentification: {
        ...(gtin && { PackagingGtin: [gtin] }),
        PackagingTypeCode: code,
        PackagingQuantity: quantityMin,
      },
    })),
  };
}

/** In stock units where that is exact, so that the stock unit survives; else in price units. */
function orderingUnits({ variant }: CatalogueVariant): { stated: StatedUnits; priceFactor: string } | undefined {
  const priceUnit = priceUnitOf(variant);
  if (!xchangeUnits.has(standardUnitCode(priceUnit))) return undefined;
  for (const orderUnit of [variant.stockUnit ?? priceUnit, priceUnit]) {
    const stated = statedUnits(variant, orderUnit, decimals);
    const priceFactor = unitsPer(variant, priceUnit, orderUnit, decimals);
    if (stated && priceFactor && hasKnownUnits(stated)) return { stated: withKnownPackings(stated), priceFactor };
  }
  return undefined;
}

function hasKnownUnits({ orderUnit, contentUnit }: StatedUnits): boolean {
  return xchangeUnits.has(orderUnit) && (contentUnit === undefined || xchangeUnits.has(contentUnit));
}

/** The schema lists the codes it takes; a packing it does not know is worth less than the article. */
function withKnownPackings(stated: StatedUnits): StatedUnits {
  return { ...stated, packings: stated.packings?.filter(({ code }) => packagingCodes.has(code)) };
}

function pricing({ variant, listPrice }: CatalogueVariant, priceFactor: string, vatRate: number | undefined): object[] {
  return [
    {
      PriceUnit: standardUnitCode(priceUnitOf(variant)),
      PriceUnitFactor: priceFactor,
      PriceQuantity: String(listPrice?.per ?? 1),
      PriceOnRequest: listPrice?.priceDelivery === undefined,
      ...(listPrice?.priceDelivery !== undefined && { GrossListPrice: listPrice.priceDelivery }),
      ...(vatRate !== undefined && { Vat: String(vatRate) }),
    },
  ];
}

const featureCode = /^EF([0-9]{6}|[A-Z]{2}[0-9]{4})$/;
const numeric = /^-?[0-9]{1,12}(\.[0-9]{1,4})?$/;

/** Features of the first variant: in ETIM xChange they belong to the product. */
function etimClassification({ product, variants }: CatalogueProduct, etimVersion: string): object {
  if (product.classification?.system !== 'ETIM') return {};
  const features = Object.entries(variants[0]?.variant.features ?? {}).flatMap(([code, value]) =>
    featureCode.test(code) ? (etimFeature(code, value) ?? []) : [],
  );
  return {
    EtimClassification: [
      {
        EtimReleaseVersion: etimVersion,
        EtimClassCode: product.classification.code,
        ...(features.length > 0 && { EtimFeatures: features }),
      },
    ],
  };
}

function etimFeature(code: string, value: unknown): object | undefined {
  if (typeof value === 'boolean') return { EtimFeatureCode: code, EtimValueLogical: value };
  const [lower, upper, ...more] = [value].flat().map(String);
  if (lower === undefined || more.length > 0) return undefined;
  if (upper !== undefined) {
    return numeric.test(lower) && numeric.test(upper)
      ? { EtimFeatureCode: code, EtimValueRangeLower: lower, EtimValueRangeUpper: upper }
      : undefined;
  }
  if (/^EV[0-9]{6}$/.test(lower)) return { EtimFeatureCode: code, EtimValueCode: lower };
  return numeric.test(lower) ? { EtimFeatureCode: code, EtimValueNumeric: lower } : undefined;
}

function attachments(
  references: readonly ({ media: string } | { url: string } | { name: string })[],
  typeOf: (index: number) => string,
  { media }: CatalogueContext,
): object[] {
  return references.flatMap((reference, index) => {
    const known = 'media' in reference ? media.get(reference.media) : undefined;
    const uri = 'url' in reference ? reference.url : known?.url;
    if (!uri) return [];
    const text = 'name' in reference ? reference.name : known?.altText;
    return {
      AttachmentType: typeOf(index),
      AttachmentOrder: index + 1,
      AttachmentDetails: [
        {
          ...(known?.fileName && { AttachmentFilename: known.fileName.slice(0, 100) }),
          AttachmentUri: uri,
          ...(text && { AttachmentDescription: [{ Language: language, AttachmentDescription: text.slice(0, 255) }] }),
        },
      ],
    };
  });
}
