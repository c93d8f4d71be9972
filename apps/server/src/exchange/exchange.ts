/* What other domains may use of the exchange. */

export { ensureSource, ventureOfSource } from './api-keys.ts';
export { type BatchOutcome, outcomeOf, refusedLines } from './batch-outcome.ts';
export { workOnFeed } from './batch-run.ts';
export { uploadBatch } from './batch-upload.ts';
export type { Feed } from './feed.ts';
export { readCatalogue } from './read-catalogue.ts';
export { type Reader, readChanges } from './read-changes.ts';
