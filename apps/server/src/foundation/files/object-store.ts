import { createWriteStream, openAsBlob } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange } from './byte-range.ts';
import type { ContentStore } from './content-store.ts';

interface ObjectStoreSettings {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The timeout of a request to the store, in milliseconds. */
const requestTimeoutMs = 10_000;
/** For files that are too large for memory. */
const largeRequestTimeoutMs = 10 * 60_000;

/** Files in any S3-compatible store, each under its hash; and, by name, the files that nodes share. */
export class ObjectStore implements ContentStore {
  readonly #client: AwsClient;
  readonly #base: string;

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey }: ObjectStoreSettings) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
    this.#base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  }

  async write(hash: string, bytes: Buffer): Promise<void> {
    if ((await this.#ask('HEAD', placeOf(hash))).status === 200) return;
    // The hash of the body is signed, so that the store refuses bytes that were damaged in transit.
    const signed = { headers: { 'x-amz-content-sha256': hash } };
    accept('PUT', await this.#ask('PUT', placeOf(hash), { ...signed, body: new Uint8Array(bytes) }));
  }

  async read(hash: string, range?: ByteRange): Promise<Buffer | undefined> {
    const answer = await this.#ask(
      'GET',
      placeOf(hash),
      range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {},
    );
    if (answer.status === 404) return undefined;
    if (answer.status !== 200 && answer.status !== 206)
      throw storeUnavailable(new Error(`the object store answers ${answer.status} to GET`));
    const bytes = Buffer.from(answer.body);
    // A store without range support sends everything.
    return range && answer.status === 200 ? bytes.subarray(range.start, range.end + 1) : bytes;
  }

  async remove(hash: string): Promise<void> {
    accept('DELETE', await this.#ask('DELETE', placeOf(hash)));
  }

  async readShared(name: string): Promise<Buffer | undefined> {
    const answer = await this.#ask('GET', sharedPlace(name));
    if (answer.status === 404) return undefined;
    accept('GET', answer);
    return Buffer.from(answer.body);
  }

  async writeShared(name: string, bytes: Buffer): Promise<void> {
    accept('PUT', await this.#ask('PUT', sharedPlace(name), { body: new Uint8Array(bytes) }));
  }

  async removeShared(name: string): Promise<void> {
    accept('DELETE', await this.#ask('DELETE', sharedPlace(name)));
  }

  /** A file of any size, streamed from disk. */
  async writeSharedFile(name: string, file: string): Promise<void> {
    const options = { body: await openAsBlob(file), within: largeRequestTimeoutMs };
    accept('PUT', await this.#ask('PUT', sharedPlace(name), options));
  }

  /** The reverse; the file appears only when it is complete. */
  async readSharedFile(name: string, file: string): Promise<boolean> {
    const answer = await this.#fetch('GET', sharedPlace(name), { within: largeRequestTimeoutMs });
    if (answer.status === 404 || !answer.body) return false;
    accept('GET', answer);
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(`${file}.part`));
    await rename(`${file}.part`, file);
    return true;
  }

  async #ask(method: Method, place: string, request: StoreRequest = {}) {
    const answer = await this.#fetch(method, place, request);
    try {
      return { status: answer.status, ok: answer.ok, body: await answer.arrayBuffer() };
    } catch (cause) {
      throw storeUnavailable(cause);
    }
  }

  async #fetch(
    method: Method,
    place: string,
    { headers = {}, body, within: longest = requestTimeoutMs }: StoreRequest,
  ) {
    try {
      return await this.#client.fetch(`${this.#base}/${place}`, {
        ...{ method, headers, signal: AbortSignal.timeout(longest) },
        ...(body ? { body } : {}),
      });
    } catch (cause) {
      throw storeUnavailable(cause);
    }
  }
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

interface StoreRequest {
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | Blob;
  /** Milliseconds. */
  within?: number;
}

const placeOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`;
const sharedPlace = (name: string) => `shared/${name}`;

/** Deleting a missing object succeeds. */
function accept(method: Method, { ok, status }: { ok: boolean; status: number }): void {
  if (ok || (method === 'DELETE' && status === 404)) return;
  throw storeUnavailable(new Error(`the object store answers ${status} to ${method}`));
}

function storeUnavailable(cause: unknown): AppError {
  return new AppError('unavailable', {
    detail: 'Dit bestand is even niet te bereiken. Probeer het zo nog eens.',
    cause,
  });
}
