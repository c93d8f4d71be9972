/* What other domains may use of the exchange. */

export { renewAssortmentMenu } from '../../content/menus/assortment-menu.ts';
export { addVenture } from '../../program/venture-setup/add-venture.ts';
export { isInLetters, type VentureLogos, ventureLogos } from '../../program/venture-setup/venture-logos.ts';
export { closeShop, openShop } from '../../program/venture-setup/venture-shop.ts';
export type { Reader } from '../changes/read-changes.ts';
export { readCatalogue, readEntity } from '../changes/read-whole.ts';
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
} from '../connections/api-keys.ts';
export {
  type CategoryFilter,
  chooseFilter,
  filtersOfCategory,
} from '../uncategorised/category-filters.ts';
export {
  type ClassMapping,
  classesOf,
  type MappedClass,
  mapClass,
  mapClasses,
  moveClassMappings,
  showPlacedProducts,
} from '../uncategorised/class-mapping.ts';
export { loadEtimDictionary, saveEtimDictionary } from '../uncategorised/etim-names.ts';
export { inTray, type OwnDates, putInTray, takeFromTray } from '../uncategorised/tray.ts';
export {
  productsWithoutCategory,
  type WaitingGroup,
  type WaitingProduct,
  waitingGroups,
} from '../uncategorised/waiting-products.ts';
export type { Feed } from '../writing/feed.ts';
export { type ImportedFields, importedFieldsOf, moveReferences, sourcesOf } from '../writing/field-sources.ts';
export { abandonBatch } from './abandon-batch.ts';
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
export { type ChangeSample, changesOfBatches, type FieldChanges } from './field-changes.ts';
export { addOwnRecord, ownReference } from './own-record.ts';
export { eachRefusedLine } from './stored-batches.ts';
