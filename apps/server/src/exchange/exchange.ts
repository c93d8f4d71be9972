/* What other domains may use of the exchange. */

export { ensureSource, ventureOfSource } from './api-keys.ts';
export { type BatchOutcome, outcomeOf, refusedLines } from './batch-outcome.ts';
export { workOnFeed } from './batch-run.ts';
export { uploadBatch } from './batch-upload.ts';
export type { Feed } from './feed.ts';
export type { Reader } from './read-changes.ts';
export { readCatalogue, readEntity } from './read-whole.ts';
