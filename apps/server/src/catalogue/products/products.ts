/* What other domains may use of the catalogue. Prices and stock have domains of their own (C 3). */

export { type CodeMatch, variantsByCodes } from './catalogue-codes.ts';
export { featuredVariants } from './catalogue-featured.ts';
export {
  type IndexedProduct,
  type IndexedVariant,
  type IndexFrame,
  selectIndexFrame,
  selectIndexIds,
  selectIndexProducts,
  selectIndexVentures,
  streamIndexProducts,
} from './catalogue-index.queries.ts';
export {
  countListed,
  type ListedVariant,
  type ListingPlace,
  listVariants,
  type VariantOnOffer,
  variantsOnOffer,
} from './catalogue-listing.queries.ts';
export {
  nameOf,
  type OrderableVariant,
  orderStatesOf,
  variantsByGuids,
  variantsToCharge,
} from './catalogue-orderable.ts';
export { type Replacement, replacementsOf } from './catalogue-replacements.ts';
export { selectShownProductIds } from './catalogue-shown-products.queries.ts';
export { similarTo } from './catalogue-similar.ts';
export { productCards, productTiles } from './catalogue-tiles.ts';
export { type CatalogueCategory, categoriesOf, findCategory, findCategoryByUrl } from './catalogue-tree.ts';
export { findCategoryRow, namesOfCategories, readTree } from './category-edit.ts';
export { codeOfVariant, findVariants } from './find-variants.ts';
export { categoriesOfProducts } from './product-categories.ts';
export { namesOfProducts, variantsAtGlance } from './product-edit.ts';
export { correctProductGaps, type ProductGap, renewProductGaps } from './product-gaps.ts';
export { variants } from './products.tables.ts';
export { searchProducts } from './products-list.ts';
export {
  catalogueAddresses,
  countRedirects,
  lockRedirect,
  lockRedirects,
  type RedirectFilter,
  type RedirectRow,
  redirectTargets,
  removeRedirect,
  searchRedirects,
  writeRedirects,
} from './redirect-edit.ts';
