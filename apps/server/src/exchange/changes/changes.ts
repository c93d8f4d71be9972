export type { Reader } from './read-changes.ts';
export { readChanges, readRecord } from './read-changes.ts';
export { readCatalogue, readEntity } from './read-whole.ts';
