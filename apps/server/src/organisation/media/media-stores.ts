import type { Config } from '../../foundation/config/config.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { ContentStore } from '../../foundation/files/content-store.ts';
import { ObjectStore } from '../../foundation/files/object-store.ts';
import { DatabaseStore } from './database-store.ts';

const opened = new WeakMap<Config, ObjectStore>();

/** The S3-compatible store of the settings, if there is one. */
export function objectStoreOf(config: Config): ObjectStore | undefined {
  if (!config.objectStore) return undefined;
  const known = opened.get(config) ?? new ObjectStore(config.objectStore);
  opened.set(config, known);
  return known;
}

/**
 * Reads from the store that has the content: files from before the object store was configured stay in the database.
 */
export function contentStoreFor({ config, db }: Pick<Context, 'config' | 'db'>, isInDatabase: boolean): ContentStore {
  if (isInDatabase) return new DatabaseStore(db);
  const store = objectStoreOf(config);
  if (!store) throw new Error('the bytes are in an object store, and S3_BUCKET is not set');
  return store;
}
