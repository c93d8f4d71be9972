import { AwsClient } from 'aws4fetch';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange } from './byte-range.ts';
import type { ContentStore } from './content-store.ts';

export interface ObjectStoreSettings {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store that is away keeps nobody waiting longer than this. */
const within = 10_000;

/** Files in any store that speaks the protocol of S3, each under its hash. */
export class ObjectStore implements ContentStore {
  readonly #client: AwsClient;
  readonly #base: string;

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey }: ObjectStoreSettings) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
    this.#base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  }

  async write(hash: string, bytes: Buffer): Promise<void> {
    if ((await this.#ask('HEAD', hash)).status === 200) return;
    // The hash of the body is signed along, so that the store itself refuses bytes that were damaged on the way.
    const answer = await this.#ask('PUT', hash, { headers: { 'x-amz-content-sha256': hash }, body: bytes });
    if (!answer.ok) throw away(new Error(`the object store answers ${answer.status} to PUT`));
  }

  async read(hash: string, range?: ByteRange): Promise<Buffer | undefined> {
    const answer = await this.#ask(
      'GET',
      hash,
      range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {},
    );
    if (answer.status === 404) return undefined;
    if (answer.status !== 200 && answer.status !== 206)
      throw away(new Error(`the object store answers ${answer.status} to GET`));
    const bytes = Buffer.from(answer.body);
    // A store that knows no ranges sends everything.
    return range && answer.status === 200 ? bytes.subarray(range.start, range.end + 1) : bytes;
  }

  async remove(hash: string): Promise<void> {
    const answer = await this.#ask('DELETE', hash);
    if (!answer.ok && answer.status !== 404)
      throw away(new Error(`the object store answers ${answer.status} to DELETE`));
  }

  async #ask(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    hash: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer } = {},
  ): Promise<{ status: number; ok: boolean; body: ArrayBuffer }> {
    try {
      const answer = await this.#client.fetch(`${this.#base}/${hash.slice(0, 2)}/${hash}`, {
        ...{ method, headers, signal: AbortSignal.timeout(within) },
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
      return { status: answer.status, ok: answer.ok, body: await answer.arrayBuffer() };
    } catch (cause) {
      throw away(cause);
    }
  }
}

function away(cause: unknown): AppError {
  return new AppError('unavailable', {
    detail: 'Dit bestand is even niet te bereiken. Probeer het zo nog eens.',
    cause,
  });
}
