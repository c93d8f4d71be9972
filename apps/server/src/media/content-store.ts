import type { ByteRange } from './byte-range.ts';

/** Where the bytes of files are, by their hash. */
export interface ContentStore {
  write(hash: string, bytes: Buffer): Promise<void>;
  /** Undefined when they are not there. */
  read(hash: string, range?: ByteRange): Promise<Buffer | undefined>;
  remove(hash: string): Promise<void>;
}
