export { chooseFilter, filtersOfCategory } from './category-filters.ts';
export { classesOf, mapClass, mapClasses, moveClassMappings, showPlacedProducts } from './class-mapping.ts';
export { loadEtimDictionary, namesOfFeatures, saveEtimDictionary } from './etim-names.ts';
export { inTray, putInTray, takeFromTray } from './tray.ts';
export { measureFilters } from './uncategorised.jobs.ts';
export {
  categoriesOfGroups,
  neverPublished,
  placeWaitingProducts,
  productsWithoutCategory,
  waitingGroups,
} from './waiting-products.ts';
