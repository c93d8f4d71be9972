import type { SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { featureRecord, featureValue } from './article-features.ts';
import { type MediaRecord, mediaRecord } from './article-media.ts';
import { articlePrices, type PriceChoice } from './article-prices.ts';
import { type ArticleUnits, articleUnits } from './article-units.ts';
import { error, type FileItem, quoted, warning } from './file-problem.ts';
import { SeenIds } from './seen-ids.ts';
import type { CatalogueOptions, StatedArticle } from './stated-article.ts';

/** Leaves room for the suffix of a price tier within the 200 characters of an external id. */
const maxIdLength = 180;
const validId = /^[^\p{Cc}]+$/u;

/** Turns the articles of one catalogue into records; what several articles share is handed over once. */
export class ArticleRecorder {
  readonly #options: CatalogueOptions;
  readonly #choice: PriceChoice;
  readonly #articles = new SeenIds();
  readonly #shared = new SeenIds();
  #saidNoAddress = false;

  constructor(options: CatalogueOptions, priceKinds: readonly string[]) {
    this.#options = options;
    this.#choice = {
      kinds: options.priceKinds ?? priceKinds,
      currency: options.currency ?? 'EUR',
      territory: options.territory ?? 'NL',
      onDay: options.onDay,
    };
  }

  *records(article: StatedArticle, mediaBase = this.#options.mediaBase): Generator<FileItem> {
    const { place, id } = article;
    const fault = this.#faultOf(article);
    if (fault) {
      yield error(place, fault);
      return;
    }
    if (article.isDeleted) {
      for (const entity of ['list-price', 'variant', 'product'] as const) {
        yield { entity, record: { externalId: id, delete: true }, place };
      }
      return;
    }
    if (article.pricesOnly) {
      yield* this.#prices(article, undefined);
      return;
    }
    const outcome = article.units && articleUnits(article.units);
    if (outcome && 'refused' in outcome) {
      yield error(place, `Artikel ${id}: ${outcome.refused}`);
      return;
    }
    const units = outcome?.accepted;
    for (const text of units?.warnings ?? []) yield warning(place, `Artikel ${id}: ${text}`);
    const media = yield* this.#media(article, mediaBase);
    const productId = article.productId ?? id;
    if (productId === id || this.#shared.add(`product ${productId}`)) {
      yield { entity: 'product', record: productRecord(article, productId, media), place };
    }
    const features = yield* this.#features(article);
    yield { entity: 'variant', record: variantRecord(article, productId, units, features), place };
    yield* this.#prices(article, units);
  }

  #faultOf({ id, name, isDeleted, isUpdate, pricesOnly }: StatedArticle): string | undefined {
    if (!id) return 'Het artikel heeft geen artikelnummer.';
    if (id.length > maxIdLength || !validId.test(id)) return `${quoted(id)} is geen geldig artikelnummer.`;
    if (!this.#articles.add(id)) return `Artikel ${id} staat twee keer in het bestand; het eerste telt.`;
    return name || isDeleted || isUpdate || pricesOnly ? undefined : `Artikel ${id} heeft geen omschrijving.`;
  }

  *#media(article: StatedArticle, base: string | undefined): Generator<FileItem, MediaRecord[]> {
    const media: MediaRecord[] = [];
    for (const stated of article.media) {
      const outcome = mediaRecord(stated, base);
      if (!outcome) continue;
      if ('refused' in outcome) {
        // The same for every article of the file, so it is said once.
        if (!this.#saidNoAddress) yield warning(article.place, outcome.refused);
        this.#saidNoAddress = true;
      } else if (!media.some(({ externalId }) => externalId === outcome.accepted.externalId)) {
        media.push(outcome.accepted);
        if (this.#shared.add(`media ${outcome.accepted.externalId}`)) {
          yield { entity: 'media', record: outcome.accepted, place: article.place };
        }
      }
    }
    return media;
  }

  *#features(article: StatedArticle): Generator<FileItem, Record<string, unknown>> {
    const values: [string, unknown][] = [];
    const { dictionary } = this.#options;
    for (const feature of article.features) {
      const value = featureValue(feature.values, dictionary);
      if (value === undefined || !feature.code || feature.code.length > maxIdLength || !validId.test(feature.code))
        continue;
      values.push([feature.code, value]);
      if (this.#shared.add(`feature ${feature.code}`)) {
        const record = featureRecord(feature, article.classification?.code, dictionary);
        yield { entity: 'feature', record, place: article.place };
      }
    }
    return Object.fromEntries(values);
  }

  *#prices(article: StatedArticle, units: ArticleUnits | undefined): Generator<FileItem> {
    const { id, place } = article;
    const prices = articlePrices(article.prices, this.#choice, units);
    for (const text of prices.problems) yield warning(place, `Artikel ${id}: ${text}`);
    if (prices.listPrice) {
      yield { entity: 'list-price', record: { externalId: id, variant: id, ...prices.listPrice }, place };
    }
    for (const tier of prices.tiers) {
      const record = { externalId: `${id}:${tier.fromQuantity}`, variant: id, kind: 'warehouse', ...tier };
      yield { entity: 'price-tier', record, place };
    }
  }
}

type RecordFields = SourcedRecord['record'];

function productRecord(article: StatedArticle, productId: string, media: readonly MediaRecord[]): RecordFields {
  const images = media.filter(({ kind }) => kind === 'image').map(({ externalId }) => ({ media: externalId }));
  const downloads = media
    .filter(({ kind }) => kind === 'document')
    .map(({ externalId, altText, fileName }) => ({ name: altText ?? fileName ?? externalId, media: externalId }));
  return withoutMissing({
    externalId: productId,
    name: article.productName ?? article.name,
    brand: article.brand,
    line: article.line,
    type: article.type,
    description: article.description,
    classification: article.classification,
    category: article.category,
    vatRate: wholePercentage(article.vatRate),
    images: images.length > 0 ? images.slice(0, 40) : undefined,
    downloads: downloads.length > 0 ? downloads.slice(0, 40) : undefined,
  });
}

function variantRecord(
  article: StatedArticle,
  productId: string,
  units: ArticleUnits | undefined,
  features: Record<string, unknown>,
): RecordFields {
  return withoutMissing({
    externalId: article.id,
    product: productId,
    articleCode: article.id,
    name: article.name,
    supplierCode: article.manufacturerCode,
    stockItem: article.stockItem,
    applicationInstructions: article.applicationInstructions,
    salesUnit: units?.salesUnit,
    priceUnit: units?.priceUnit,
    stockUnit: units?.stockUnit,
    units: units?.units,
    features: Object.keys(features).length > 0 ? features : undefined,
  });
}

function wholePercentage(text: string | undefined): number | undefined {
  const rate = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isInteger(rate) && rate >= 0 && rate <= 100 ? rate : undefined;
}

/** A field that is left out stays as it is in the shop; one that is empty would empty it. */
function withoutMissing(record: RecordFields): RecordFields {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as RecordFields;
}
