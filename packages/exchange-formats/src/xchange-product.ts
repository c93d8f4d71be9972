import type { StatedFeature } from './article-features.ts';
import type { StatedMedia } from './article-media.ts';
import type { StatedPrice } from './article-prices.ts';
import type { StatedUnits } from './article-units.ts';
import { flagAt, type JsonObject, listAt, objectAt, textAt, textsAt } from './json-values.ts';
import { type LanguageText, textInLanguage } from './language-choice.ts';
import type { StatedArticle } from './stated-article.ts';

/** An ETIM xChange product is a product of ours, and each of its trade items a variant of it. */
export function xchangeArticles(
  product: JsonObject,
  place: number,
  context: { language: string; currency: string | undefined; isUpdate: boolean },
): StatedArticle[] {
  const { language } = context;
  const identification = objectAt(product, 'ProductIdentification');
  const descriptions = listAt(objectAt(product, 'ProductDetails'), 'ProductDescriptions');
  const described = (name: string) => inLanguage(descriptions, name, language, 'DescriptionLanguage');
  const manufacturer = textAt(identification, 'ManufacturerName');
  const manufacturerCode = textAt(identification, 'ManufacturerProductNumber');
  const classification = chosenClassification(product);
  const productName = described('MinimalProductDescription') ?? described('UniqueMainProductDescription');
  const shared = {
    place,
    isUpdate: context.isUpdate,
    productId: manufacturerCode && productIdOf(identification, manufacturerCode),
    productName,
    description: described('FullProductDescription') ?? described('ProductMarketingText'),
    applicationInstructions: described('ProductApplicationInstructions'),
    brand: textAt(identification, 'BrandName') ?? manufacturer,
    line: seriesOf(identification, language),
    manufacturerCode,
    classification: classification.code,
    features: classification.features,
  };
  const items = listAt(product, 'TradeItem');
  return items.map((item) => {
    const itemDescriptions = listAt(objectAt(item, 'ItemDetails'), 'ItemDescriptions');
    const pricing = listAt(item, 'Pricing');
    return {
      ...shared,
      id: textAt(objectAt(item, 'ItemIdentification'), 'SupplierItemNumber') ?? '',
      // What is there in the language of the shop goes before what is said of the item itself.
      name: textInLanguage(
        [
          ...languageTexts(itemDescriptions, 'UniqueMainItemDescription', 'DescriptionLanguage'),
          ...languageTexts(itemDescriptions, 'MinimalItemDescription', 'DescriptionLanguage'),
          ...languageTexts(descriptions, 'UniqueMainProductDescription', 'DescriptionLanguage'),
          ...languageTexts(descriptions, 'MinimalProductDescription', 'DescriptionLanguage'),
        ],
        language,
      ),
      stockItem: flagAt(objectAt(item, 'ItemDetails'), 'StockItem'),
      units: statedUnits(item, identification, pricing[0]),
      prices: pricing.flatMap((price) => statedPrices(price, context.currency)),
      vatRate: textAt(pricing[0], 'Vat'),
      media: [
        ...statedMedia(listAt(product, 'ProductAttachments'), language),
        ...statedMedia(listAt(item, 'ItemAttachments'), language),
      ],
    };
  });
}

/** Numbers of products are given out by their makers, so two makers may have the same one. */
function productIdOf(identification: JsonObject | undefined, code: string): string {
  const maker = textAt(identification, 'ManufacturerIdGln') ?? textAt(identification, 'ManufacturerName') ?? '';
  return `${maker}:${code}`;
}

function languageTexts(list: readonly JsonObject[], name: string, languageKey = 'Language'): LanguageText[] {
  return list.map((one) => ({ language: textAt(one, languageKey), text: textAt(one, name) ?? '' }));
}

function inLanguage(list: readonly JsonObject[], name: string, language: string, languageKey?: string) {
  return textInLanguage(languageTexts(list, name, languageKey), language);
}

function seriesOf(identification: JsonObject | undefined, language: string): string | undefined {
  const [details] = listAt(identification, 'BrandDetails');
  return inLanguage(
    [...listAt(details, 'BrandSeries'), ...listAt(identification, 'BrandSeries')],
    'BrandSeries',
    language,
  );
}

function statedUnits(
  item: JsonObject,
  product: JsonObject | undefined,
  price: JsonObject | undefined,
): StatedUnits | undefined {
  const ordering = objectAt(item, 'Ordering');
  if (!ordering) return undefined;
  const [gtin] = [...textsAt(objectAt(item, 'ItemIdentification'), 'ItemGtin'), ...textsAt(product, 'ProductGtin')];
  return {
    orderUnit: textAt(ordering, 'OrderUnit') ?? '',
    contentUnit: textAt(ordering, 'UseUnit'),
    contentPerOrderUnit: textAt(ordering, 'UseUnitConversionFactor'),
    priceUnit: textAt(price, 'PriceUnit'),
    priceUnitsPerOrderUnit: textAt(price, 'PriceUnitFactor'),
    priceQuantity: textAt(price, 'PriceQuantity'),
    quantityInterval: textAt(ordering, 'OrderStepSize'),
    quantityMin: textAt(ordering, 'MinimumOrderQuantity'),
    gtin,
    packings: listAt(item, 'PackagingUnit').map((packaging) => {
      const identification = objectAt(packaging, 'PackagingIdentification') ?? packaging;
      const quantity = textAt(identification, 'PackagingQuantity');
      return {
        code: textAt(identification, 'PackagingTypeCode') ?? '',
        quantityMin: quantity,
        quantityMax: quantity,
        gtin: textsAt(identification, 'PackagingGtin')[0],
      };
    }),
  };
}

function statedPrices(price: JsonObject, currency: string | undefined): StatedPrice[] {
  if (flagAt(price, 'PriceOnRequest')) return [];
  return ['GrossListPrice', 'NetPrice'].flatMap((kind) => {
    const amount = textAt(price, kind);
    if (amount === undefined) return [];
    return {
      kind,
      amount,
      currency,
      validFrom: textAt(price, 'PriceValidityDate'),
      validUntil: textAt(price, 'PriceExpiryDate'),
    };
  });
}

function chosenClassification(product: JsonObject): {
  code: StatedArticle['classification'];
  features: StatedFeature[];
} {
  const [etim] = listAt(product, 'EtimClassification');
  const code = textAt(etim, 'EtimClassCode');
  return {
    code: code ? { system: 'ETIM', code } : undefined,
    features: listAt(etim, 'EtimFeatures').flatMap(statedFeature),
  };
}

/** The same measure in inches has a code of its own, which says nothing new. */
const imperial = /^EFI[0-9]{5}$/;

function statedFeature(feature: JsonObject): StatedFeature | [] {
  const code = textAt(feature, 'EtimFeatureCode');
  if (!code || imperial.test(code)) return [];
  const logical = flagAt(feature, 'EtimValueLogical');
  const range = [textAt(feature, 'EtimValueRangeLower'), textAt(feature, 'EtimValueRangeUpper')];
  const single = textAt(feature, 'EtimValueCode') ?? textAt(feature, 'EtimValueNumeric');
  const values = single ? [single] : logical === undefined ? range.flatMap((one) => one ?? []) : [String(logical)];
  return { code, values };
}

function statedMedia(attachments: readonly JsonObject[], language: string): StatedMedia[] {
  return attachments.flatMap((attachment) =>
    listAt(attachment, 'AttachmentDetails').map((details) => ({
      source: textAt(details, 'AttachmentUri') ?? textAt(details, 'AttachmentFilename') ?? '',
      fileName: textAt(details, 'AttachmentFilename'),
      description: inLanguage(listAt(details, 'AttachmentDescription'), 'AttachmentDescription', language),
      saysImage: pictureTypes.includes(textAt(attachment, 'AttachmentType') ?? ''),
    })),
  );
}

/** The main picture and the others. */
const pictureTypes: readonly string[] = ['ATX015', 'ATX018'];
