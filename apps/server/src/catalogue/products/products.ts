/* What other domains may use of the catalogue. Prices and stock have domains of their own (C 3). */

export { type Breadcrumb, productBreadcrumbs } from './catalogue-breadcrumbs.ts';
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
  type OrderState,
  type OrderUnit,
  orderStatesOf,
  variantsByGuids,
  variantsToCharge,
} from './catalogue-orderable.ts';
export { RedirectHits } from './catalogue-redirects.ts';
export { type Replacement, replacementsOf } from './catalogue-replacements.ts';
export { selectShownProductIds } from './catalogue-shown-products.queries.ts';
export { similarTo } from './catalogue-similar.ts';
export { type ProductCard, productCards, productTiles, type TileOptions } from './catalogue-tiles.ts';
export { type CatalogueCategory, categoriesOf, findCategory, findCategoryByUrl } from './catalogue-tree.ts';
export {
  type CategoryRow,
  type CategoryValues,
  countPerCategory,
  findCategoryRow,
  insertCategory,
  mergeCategories,
  namesOfCategories,
  orderCategories,
  placeCategory,
  readTree,
} from './category-edit.ts';
export {
  type FeatureRow,
  type FeatureValues,
  insertFeature,
  listFeatures,
  lockFeature,
  updateFeature,
} from './feature-edit.ts';
export {
  addOverrides,
  type EntityRef,
  type OverriddenEntity,
  type OverrideRow,
  overridesOf,
  removeOverride,
} from './field-override.ts';
export { codeOfVariant, findVariants } from './find-variants.ts';
export { categoriesOfProducts } from './product-categories.ts';
export {
  insertProduct,
  insertVariant,
  isProductUrlFree,
  namesOfProducts,
  type ProductValues,
  productUrl,
  readWholeProducts,
  replaceRelations,
  replaceUnits,
  setFeature,
  updateProducts,
  updateVariant,
  type VariantValues,
  variantsAtGlance,
  type WholeProduct,
} from './product-edit.ts';
export { correctProductGaps, type ProductGap, renewProductGaps } from './product-gaps.ts';
export { variants } from './products.tables.ts';
export {
  brandsOf,
  type CategoryCounts,
  countMissing,
  countProducts,
  type FoundProduct,
  idsOfProducts,
  type ProductFilter,
  type ProductPart,
  type ProductRow,
  type ProductState,
  productParts,
  searchProducts,
  stateOfProduct,
} from './products-list.ts';
export {
  catalogueAddresses,
  countRedirects,
  lockRedirect,
  lockRedirects,
  type RedirectFilter,
  type RedirectRow,
  type RedirectValues,
  redirectTargets,
  removeRedirect,
  searchRedirects,
  writeRedirects,
} from './redirect-edit.ts';
