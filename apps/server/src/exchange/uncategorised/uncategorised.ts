export { type CategoryFilter, chooseFilter, filtersOfCategory } from './category-filters.ts';
export {
  type ClassMapping,
  classesOf,
  type MappedClass,
  mapClass,
  mapClasses,
  moveClassMappings,
  showPlacedProducts,
} from './class-mapping.ts';
export { loadEtimDictionary, namesOfFeatures, saveEtimDictionary } from './etim-names.ts';
export { inTray, type OwnDates, putInTray, takeFromTray } from './tray.ts';
export { measureFilters } from './uncategorised.jobs.ts';
export {
  categoriesOfGroups,
  neverPublished,
  placeWaitingProducts,
  productsWithoutCategory,
  type WaitingGroup,
  type WaitingProduct,
  waitingGroups,
} from './waiting-products.ts';
