import type { StatedFeature } from './article-features.ts';
import type { StatedMedia } from './article-media.ts';
import type { StatedPrice } from './article-prices.ts';
import type { StatedUnits } from './article-units.ts';
import type { BmecatTransaction } from './bmecat-findings.ts';
import { textInLanguage } from './language-choice.ts';
import type { StatedArticle } from './stated-article.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './xml-elements.ts';

/* BMEcat 2005 says PRODUCT where 1.2 says ARTICLE; everything below reads both. */

export interface BmecatContext {
  language: string;
  /** Of the catalogue; counts where a price names none. */
  currency: string | undefined;
  transaction: BmecatTransaction;
}

export function bmecatArticle(element: XmlElement, context: BmecatContext): StatedArticle {
  const details = either(element, 'DETAILS');
  const extensions = childOf(element, 'USER_DEFINED_EXTENSIONS');
  const text = (name: string) => textInLanguage(languageTexts(details, name), context.language);
  const prices = statedPrices(element, context.currency);
  const features = chosenFeatures(element);
  return {
    place: element.line,
    id: textOf(element, 'SUPPLIER_PID', 'SUPPLIER_AID') ?? '',
    productId: textOf(extensions, 'UDX.BOUWPOORT.PRODUCT_PID'),
    productName: textOf(extensions, 'UDX.BOUWPOORT.PRODUCT_NAME'),
    isDeleted: element.attributes.get('mode') === 'delete',
    isUpdate: context.transaction === 'T_UPDATE_PRODUCTS',
    pricesOnly: context.transaction === 'T_UPDATE_PRICES',
    name: text('DESCRIPTION_SHORT'),
    description: text('DESCRIPTION_LONG'),
    brand: textOf(details, 'MANUFACTURER_NAME'),
    line: textInLanguage(languageTexts(extensions, 'PRODUCT_SERIES'), context.language),
    type: text('MANUFACTURER_TYPE_DESCR'),
    manufacturerCode: textOf(details, 'MANUFACTURER_PID', 'MANUFACTURER_AID'),
    classification: classificationOf(features),
    units: statedUnits(element, details, extensions),
    prices,
    vatRate: vatRate(element),
    features: statedFeatures(features, context.language),
    media: statedMedia(element, extensions, context.language),
  };
}

function either(element: XmlElement, name: string): XmlElement | undefined {
  return childOf(element, `PRODUCT_${name}`) ?? childOf(element, `ARTICLE_${name}`);
}

export function languageTexts(parent: XmlElement | undefined, name: string) {
  return childrenOf(parent, name).map(({ attributes, text }) => ({ language: attributes.get('lang'), text }));
}

function statedUnits(
  element: XmlElement,
  details: XmlElement | undefined,
  extensions: XmlElement | undefined,
): StatedUnits | undefined {
  const order = either(element, 'ORDER_DETAILS');
  if (!order) return undefined;
  const of = (name: string) => textOf(order, name) ?? '';
  return {
    orderUnit: of('ORDER_UNIT'),
    contentUnit: of('CONTENT_UNIT'),
    contentPerOrderUnit: of('NO_CU_PER_OU'),
    priceQuantity: of('PRICE_QUANTITY'),
    stockUnit: textOf(extensions, 'UDX.BOUWPOORT.STOCK_UNIT'),
    quantityInterval: of('QUANTITY_INTERVAL'),
    quantityMin: of('QUANTITY_MIN'),
    gtin: gtinOf(details),
    packings: childrenOf(childOf(extensions, 'PACKING_UNITS'), 'PACKING_UNIT').map((packing) => ({
      code: textOf(packing, 'PACKING_UNIT_CODE') ?? '',
      quantityMin: textOf(packing, 'QUANTITY_MIN'),
      quantityMax: textOf(packing, 'QUANTITY_MAX'),
      gtin: textOf(packing, 'GTIN'),
    })),
  };
}

function gtinOf(details: XmlElement | undefined): string | undefined {
  const international = childrenOf(details, 'INTERNATIONAL_PID').find(
    ({ attributes, text }) => text !== '' && ['gtin', 'ean', undefined].includes(attributes.get('type')?.toLowerCase()),
  );
  return international?.text ?? textOf(details, 'EAN');
}

function statedPrices(element: XmlElement, currency: string | undefined): StatedPrice[] {
  const groups = [...childrenOf(element, 'PRODUCT_PRICE_DETAILS'), ...childrenOf(element, 'ARTICLE_PRICE_DETAILS')];
  return groups.flatMap((group) => {
    const day = (type: string) =>
      textOf(
        childrenOf(group, 'DATETIME').find(({ attributes }) => attributes.get('type') === type),
        'DATE',
      );
    return [...childrenOf(group, 'PRODUCT_PRICE'), ...childrenOf(group, 'ARTICLE_PRICE')].map((price) => ({
      kind: price.attributes.get('price_type') ?? '',
      amount: textOf(price, 'PRICE_AMOUNT') ?? '',
      factor: textOf(price, 'PRICE_FACTOR'),
      currency: textOf(price, 'PRICE_CURRENCY') ?? currency,
      lowerBound: textOf(price, 'LOWER_BOUND'),
      validFrom: textOf(group, 'VALID_START_DATE') ?? day('valid_start_date'),
      validUntil: textOf(group, 'VALID_END_DATE') ?? day('valid_end_date'),
      territories: childrenOf(price, 'TERRITORY').map(({ text }) => text),
    }));
  });
}

/** A fraction by the standard ('0.21'); some write the percentage. */
function vatRate(element: XmlElement): string | undefined {
  const group = either(element, 'PRICE_DETAILS');
  const price = childOf(group, 'PRODUCT_PRICE') ?? childOf(group, 'ARTICLE_PRICE');
  const text = textOf(price, 'TAX') ?? textOf(childOf(price, 'TAX_DETAILS'), 'TAX');
  const tax = text === undefined ? Number.NaN : Number(text);
  if (Number.isNaN(tax)) return undefined;
  return String(tax < 1 ? Math.round(tax * 10_000) / 100 : tax);
}

/** ETIM where it is there: the same article is often classified by several systems. */
function chosenFeatures(element: XmlElement): XmlElement | undefined {
  const groups = [...childrenOf(element, 'PRODUCT_FEATURES'), ...childrenOf(element, 'ARTICLE_FEATURES')];
  const isEtim = (group: XmlElement) => /^ETIM/i.test(textOf(group, 'REFERENCE_FEATURE_SYSTEM_NAME') ?? '');
  return groups.find(isEtim) ?? groups.find((group) => childOf(group, 'FEATURE')) ?? groups[0];
}

function classificationOf(group: XmlElement | undefined): StatedArticle['classification'] {
  const code = textOf(group, 'REFERENCE_FEATURE_GROUP_ID', 'REFERENCE_FEATURE_GROUP_NAME');
  const system = textOf(group, 'REFERENCE_FEATURE_SYSTEM_NAME');
  if (!code || !system || code.length > 30) return undefined;
  return { system: /^ETIM/i.test(system) ? 'ETIM' : system.slice(0, 30), code };
}

function statedFeatures(group: XmlElement | undefined, language: string): StatedFeature[] {
  return childrenOf(group, 'FEATURE').map((feature) => {
    const template = childOf(feature, 'FTEMPLATE');
    const name = textInLanguage(languageTexts(feature, 'FNAME'), language);
    const stated = childrenOf(feature, 'FVALUE');
    // Several languages are one value; several without a language are a range or a list.
    const translated = stated.some(({ attributes }) => attributes.has('lang'))
      ? [textInLanguage(languageTexts(feature, 'FVALUE'), language) ?? '']
      : stated.map(({ text }) => text);
    const title = textOf(feature, 'FDESCR') ?? textOf(template, 'FT_NAME') ?? name;
    const details = textOf(feature, 'FVALUE_DETAILS');
    // A heading above other features is written as a feature whose value is its own name.
    const described = details === title ? undefined : details;
    return {
      code: name ?? textOf(template, 'FT_ID') ?? '',
      name: title,
      unit: textOf(feature, 'FUNIT'),
      values: translated.length > 0 ? translated : described ? [described] : [],
    };
  });
}

function statedMedia(element: XmlElement, extensions: XmlElement | undefined, language: string): StatedMedia[] {
  const groups = [childOf(element, 'MIME_INFO'), childOf(extensions, 'MIME_INFO')];
  return groups
    .flatMap((group) => childrenOf(group, 'MIME'))
    .map((mime) => ({
      source: textInLanguage(languageTexts(mime, 'MIME_SOURCE'), language) ?? '',
      mimeType: textOf(mime, 'MIME_TYPE'),
      fileName: textOf(mime, 'MIME_FILENAME'),
      description: textInLanguage(
        [
          ...languageTexts(mime, 'MIME_DESCR'),
          ...languageTexts(mime, 'MIME_ALT'),
          ...languageTexts(mime, 'MIME_DESIGNATION'),
        ],
        language,
      ),
      saysImage: textOf(mime, 'MIME_CODE') === 'MD01',
      purpose: textOf(mime, 'MIME_PURPOSE'),
    }));
}
