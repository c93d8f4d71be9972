import { createHash } from 'node:crypto';
import type { Context } from '../../foundation/context/context.ts';
import { clampResize, type Resize } from '../../foundation/files/picture-resize.ts';
import { pictureLimits } from '../../foundation/invalidation/caches.ts';
import type { TagVersions } from '../../foundation/invalidation/tag-versions.ts';
import { TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import { findSource, type MediaDeps, resizedFrom, resizedKey } from './media.ts';

interface ResizedPicture {
  contentType: string;
  etag: string;
  bytes: Buffer;
}

/** Before its bytes are read or rendered, which a visitor who has it already does not wait for. */
interface FoundPicture {
  etag: string;
  load: () => Promise<ResizedPicture>;
}

/** The memory an entry takes besides its bytes and its key. */
const entryOverhead = 512;

/**
 * Resized pictures by what was asked for. A page shows a dozen and more, which are all requested at the same moment;
 * asking the database and reading the file for each takes ten times as long as sending it (bench/README.md, Pages).
 */
export class ResizedPictures {
  readonly #cache: TaggedCache<ResizedPicture>;
  readonly #deps: MediaDeps;

  constructor(deps: MediaDeps, versions: TagVersions) {
    this.#cache = new TaggedCache(pictureLimits, { versions });
    this.#deps = deps;
  }

  async find(ctx: Context, path: string, resize: Resize): Promise<FoundPicture> {
    const key = JSON.stringify([path, clampResize(resize)]);
    const cached = this.#cache.find(key);
    if (cached) return { etag: cached.etag, load: async () => cached };
    const snapshot = this.#cache.begin();
    const source = await findSource(ctx, this.#deps, path);
    const etag = etagOf(resizedKey(source, resize));
    const load = async () => {
      const picture = { etag, ...(await resizedFrom(ctx, this.#deps, path, source, resize)) };
      this.#cache.store(key, picture, ['content'], snapshot, 2 * key.length + picture.bytes.length + entryOverhead);
      return picture;
    };
    return { etag, load };
  }
}

export function etagOf(key: string): string {
  return `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
}
