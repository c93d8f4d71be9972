import type { ByteRange } from './byte-range.ts';

/** Stores the bytes of files by their hash. */
export interface ContentStore {
  write(hash: string, bytes: Buffer): Promise<void>;
  /** Undefined if they are not there. */
  read(hash: string, range?: ByteRange): Promise<Buffer | undefined>;
  remove(hash: string): Promise<void>;
}
