import type { StatedFeature } from './article-features.ts';
import type { StatedMedia } from './article-media.ts';
import type { StatedPrice } from './article-prices.ts';
import type { StatedUnits } from './article-units.ts';
import type { EtimDictionary } from './etim-dictionary.ts';

/** An article as a catalogue states it, whichever format the catalogue has. What a file leaves out is left out here. */
export interface StatedArticle {
  place: number;
  /** The supplier's number. */
  id: string;
  /** Several articles may be variants of one product; absent, the article is a product of its own. */
  productId?: string | undefined;
  productName?: string | undefined;
  isDeleted?: boolean;
  /** A change of an article the shop may have: what is not repeated stays. */
  isUpdate?: boolean;
  /** In a file of prices alone the rest of the article is not repeated. */
  pricesOnly?: boolean;
  name?: string | undefined;
  description?: string | undefined;
  applicationInstructions?: string | undefined;
  brand?: string | undefined;
  line?: string | undefined;
  type?: string | undefined;
  manufacturerCode?: string | undefined;
  stockItem?: boolean | undefined;
  classification?: { system: string; code: string } | undefined;
  category?: string | undefined;
  units?: StatedUnits | undefined;
  prices: readonly StatedPrice[];
  /** In percent. */
  vatRate?: string | undefined;
  features: readonly StatedFeature[];
  media: readonly StatedMedia[];
}

/** Options of the catalogue readers. */
export interface CatalogueOptions {
  /** ISO 639, two or three letters; where a text is there in several languages. */
  language?: string;
  currency?: string;
  territory?: string;
  /** Kinds of prices that may become the list price, best first. */
  priceKinds?: readonly string[];
  /** 'YYYY-MM-DD'; with it, prices of other days are passed over. */
  onDay?: string;
  /** Where files stand that are named without an address. */
  mediaBase?: string;
  dictionary?: EtimDictionary;
}
