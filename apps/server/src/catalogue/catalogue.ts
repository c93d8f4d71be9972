/* What other domains may use of the catalogue. Prices and stock are theirs (C 3). */

export { variants } from './catalogue.tables.ts';
export { type Breadcrumb, productBreadcrumbs } from './catalogue-breadcrumbs.ts';
export { type CodeMatch, variantsByCodes } from './catalogue-codes.ts';
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
} from './catalogue-listing.queries.ts';
export {
  type OrderableVariant,
  type OrderState,
  type OrderUnit,
  variantsByGuids,
  variantsToCharge,
} from './catalogue-orderable.ts';
export { type ProductCard, productCards, productTiles, type TileOptions } from './catalogue-tiles.ts';
export { type CatalogueCategory, categoriesOf, findCategory, findCategoryByUrl } from './catalogue-tree.ts';
export { codeOfVariant, findVariants } from './find-variants.ts';
