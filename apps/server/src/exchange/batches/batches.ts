/* What other domains may use of the exchange. */

export { abandonBatch } from './abandon-batch.ts';
export { acceptAwaited, type BatchOutcome, dropAwaitedErrors, outcomeOf, refusedLines } from './batch-outcome.ts';
export { pauseBatches, resumeBatches } from './batch-pause.ts';
export { workOnFeed } from './batch-run.ts';
export { uploadBatch } from './batch-upload.ts';
export { countBatchTroubles, readBatch, readBatches } from './batches.queries.ts';
export { changesOfBatches, type FieldChanges } from './field-changes.ts';
export { addOwnRecord, ownReference } from './own-record.ts';
export { eachRefusedLine } from './stored-batches.ts';
