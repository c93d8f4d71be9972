/* What other domains may use of the exchange. */

export { abandonBatch } from './abandon-batch.ts';
export { addVenture } from './add-venture.ts';
export {
  type ApiKey,
  addApiKey,
  endApiKey,
  ensureSource,
  listApiKeys,
  listSources,
  type NewApiKey,
  type SourceSummary,
  ventureOfSource,
} from './api-keys.ts';
export { renewAssortmentMenu } from './assortment-menu.ts';
export {
  type BatchFilter,
  countBatches,
  countBatchTroubles,
  type DeskBatch,
  readBatch,
  readBatches,
  searchBatches,
  undoBatchById,
} from './batch-desk.ts';
export { acceptAwaited, type BatchOutcome, dropAwaitedErrors, outcomeOf, refusedLines } from './batch-outcome.ts';
export { pauseBatches, resumeBatches } from './batch-pause.ts';
export { workOnFeed } from './batch-run.ts';
export { uploadBatch } from './batch-upload.ts';
export { eachRefusedLine } from './batches.ts';
export {
  type CategoryFilter,
  chooseFilter,
  filtersOfCategory,
} from './category-filters.ts';
export {
  type ClassMapping,
  classesOf,
  type MappedClass,
  mapClass,
  mapClasses,
  moveClassMappings,
  showPlacedProducts,
} from './class-mapping.ts';
export { loadEtimDictionary, saveEtimDictionary } from './etim-names.ts';
export type { Feed } from './feed.ts';
export { type ChangeSample, changesOfBatches, type FieldChanges } from './field-changes.ts';
export { type ImportedFields, importedFieldsOf, moveReferences, sourcesOf } from './field-sources.ts';
export { addOwnRecord, ownReference } from './own-record.ts';
export type { Reader } from './read-changes.ts';
export { readCatalogue, readEntity } from './read-whole.ts';
export { inTray, type OwnDates, putInTray, takeFromTray } from './tray.ts';
export { isInLetters, type VentureLogos, ventureLogos } from './venture-logos.ts';
export { closeShop, openShop } from './venture-shop.ts';
export {
  productsWithoutCategory,
  type WaitingGroup,
  type WaitingProduct,
  waitingGroups,
} from './waiting-products.ts';
