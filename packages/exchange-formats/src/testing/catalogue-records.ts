import type { SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import fc from 'fast-check';

/** Random catalogues in what both catalogue formats can carry; what only one of them can is asked for. */

/** Text on one line, as the contract leaves it. */
export const lineOfText = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .map((text) =>
      text
        .replaceAll(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
        .trim()
        .slice(0, maxLength)
        .trim(),
    )
    .filter((text) => text !== '' && text.isWellFormed());

const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{0,11}$/);
const amount = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => String(digits / 10 ** places));

const unitSets: readonly Readonly<Record<string, string>>[] = [
  { PCE: '1' },
  { PCE: '1', BX: '10', '08': '480' },
  { MTK: '1', PCE: '0.72', PK: '3.6' },
  { MTR: '1', RO: '100' },
  { KGM: '1', BG: '25', '08': '1000' },
  { PCE: '1', BX: '3' },
];

const units = fc.constantFrom(...unitSets).chain((set) => {
  const codes = Object.keys(set);
  const one = fc.constantFrom(...codes);
  return fc.record({ salesUnit: one, priceUnit: one, stockUnit: one }).map((chosen) => ({
    ...chosen,
    units: codes.map((unit) => ({ code: unit, name: unitName(unit, 1), ratio: set[unit]! })),
  }));
});

const featureCode = fc.integer({ min: 0, max: 999_999 }).map((digits) => `EF${String(digits).padStart(6, '0')}`);
const number = fc.integer({ min: -99_999, max: 99_999 }).map((digits) => digits / 100);
const featureValue = fc.oneof(
  number,
  fc.boolean(),
  fc.constantFrom('EV000001', 'EV012345'),
  fc.tuple(number, number).map((range): number[] => range),
);

interface CatalogueShape {
  /** Texts and numbers of features, several variants with features of their own, tiers, categories. */
  isBmecat: boolean;
}

const variantOf = (shape: CatalogueShape) =>
  fc.record({
    code,
    name: lineOfText(80),
    units,
    per: fc.constantFrom(1, 100, 1_000),
    price: fc.option(amount, { nil: undefined }),
    features: fc.dictionary(featureCode, featureValue, { maxKeys: 4, noNullPrototype: true }),
    tiers: shape.isBmecat ? fc.uniqueArray(fc.integer({ min: 2, max: 500 }), { maxLength: 2 }) : fc.constant([]),
    stockItem: fc.boolean(),
  });

const productOf = (shape: CatalogueShape) =>
  fc.record({
    variants: fc.array(variantOf(shape), { minLength: 1, maxLength: 3 }),
    name: lineOfText(80),
    description: fc.option(lineOfText(500), { nil: undefined }),
    line: fc.option(lineOfText(40), { nil: undefined }),
    classification: fc.constantFrom('EC000123', 'EC011533'),
    image: fc.option(code, { nil: undefined }),
    document: fc.option(fc.tuple(code, lineOfText(60)), { nil: undefined }),
    vatRate: fc.constantFrom(9, 21),
  });

export function catalogueRecords(shape: CatalogueShape): fc.Arbitrary<SourcedRecord[]> {
  return fc
    .array(productOf(shape), { maxLength: 5 })
    .map((products) => toRecords(products, shape))
    .filter(hasUniqueIds);
}

type GeneratedProduct = ReturnType<typeof productOf> extends fc.Arbitrary<infer T> ? T : never;

function toRecords(products: readonly GeneratedProduct[], { isBmecat }: CatalogueShape): SourcedRecord[] {
  const shared = new Map<string, SourcedRecord>();
  const articles: SourcedRecord[] = [];
  const add = (entity: SourcedRecord['entity'], fields: SourcedRecord['record']) => {
    const record = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    articles.push({ entity, record: { ...record, externalId: fields.externalId }, place: 0 });
  };
  const share = (entity: SourcedRecord['entity'], record: SourcedRecord['record']) => {
    shared.set(`${entity} ${record.externalId}`, { entity, record, place: 0 });
  };
  if (isBmecat) share('category', { externalId: 'gips', name: 'Gips & <meer>', parent: null, position: 2 });
  if (isBmecat) share('category', { externalId: 'platen', name: 'Platen', parent: 'gips' });
  for (const product of products) {
    const [first] = product.variants;
    if (!first) continue;
    const brand = 'Maker';
    const maker = first.code;
    const productId = isBmecat ? (product.variants.length > 1 ? `P-${maker}` : maker) : `${brand}:${maker}`;
    const image = product.image && `https://media.example.com/${product.image}.jpg`;
    const document = product.document && `https://media.example.com/${product.document[0]}.pdf`;
    if (image) share('media', { externalId: image, url: image, kind: 'image', fileName: `${product.image}.jpg` });
    if (document) {
      share('media', {
        externalId: document,
        url: document,
        kind: 'document',
        fileName: `${product.document?.[0]}.pdf`,
        altText: product.document?.[1],
      });
    }
    const isPriced = !isBmecat || first.price !== undefined;
    add('product', {
      externalId: productId,
      name: product.name,
      brand,
      line: product.line,
      description: product.description,
      classification: { system: 'ETIM', code: product.classification },
      category: isBmecat ? 'platen' : undefined,
      vatRate: isPriced ? product.vatRate : undefined,
      images: image ? [{ media: image }] : undefined,
      downloads: document ? [{ name: product.document?.[1], media: document }] : undefined,
    });
    for (const variant of product.variants) {
      const features = isBmecat ? variant.features : first.features;
      for (const feature of Object.keys(features)) {
        share(
          'feature',
          isBmecat
            ? { externalId: feature, name: `Kenmerk ${feature}`, unit: 'mm' }
            : { externalId: feature, name: feature },
        );
      }
      add('variant', {
        externalId: variant.code,
        product: productId,
        articleCode: variant.code,
        name: variant.name,
        supplierCode: maker,
        stockItem: isBmecat ? undefined : variant.stockItem,
        ...variant.units,
        features: Object.keys(features).length > 0 ? features : undefined,
      });
      if (variant.price === undefined) continue;
      add('list-price', {
        externalId: variant.code,
        variant: variant.code,
        priceDelivery: variant.price,
        per: variant.per,
      });
      for (const from of variant.tiers) {
        const record = {
          variant: variant.code,
          kind: 'warehouse',
          fromQuantity: String(from),
          unit: variant.units.priceUnit,
        };
        add('price-tier', { externalId: `${variant.code}:${from}`, ...record, priceDelivery: variant.price });
      }
    }
  }
  return [...shared.values(), ...articles];
}

/** An article, a product or a file twice would be refused, and one file under two names is two different ones. */
function hasUniqueIds(records: readonly SourcedRecord[]): boolean {
  const ids = records.map(({ entity, record }) => `${entity} ${record.externalId}`);
  const documents = records.flatMap(({ record }) => (Array.isArray(record.downloads) ? record.downloads : []));
  const addresses = new Set(documents.map(({ media }: { media: string }) => media));
  return new Set(ids).size === ids.length && addresses.size === documents.length;
}
