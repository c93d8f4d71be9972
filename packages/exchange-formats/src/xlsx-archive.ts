import { open as openFile } from 'node:fs/promises';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import type { ByteSource } from './byte-source.ts';
import { FileRefused } from './file-problem.ts';

/** A path, or the bytes. A zip file says at its end what is in it, so it cannot be read from a stream. */
export type XlsxFile = string | Buffer;

const maxEntries = 10_000;
const maxUncompressed = 2 * 1024 ** 3;
/** A sheet of the same row a million times stays below this; what a bomb is made of does not. */
const maxCompression = 200;
const alwaysAllowed = 1024 * 1024;

/** The parts of a spreadsheet file. Their stated sizes can be trusted: reading more than stated is an error. */
export class XlsxArchive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(file: XlsxFile): Promise<XlsxArchive> {
    await checkSignature(file);
    const zip = await unlessBroken(openZip(file));
    try {
      return new XlsxArchive(zip, await unlessBroken(checkedEntries(zip)));
    } catch (cause) {
      zip.close();
      throw cause;
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  async *bytes(name: string): ByteSource {
    const entry = this.#entries.get(name);
    if (!entry) throw new FileRefused('missing-part', `In het bestand ontbreekt ${name}.`);
    const stream = await unlessBroken(this.#zip.openReadStreamPromise(entry));
    try {
      yield* stream;
    } catch (cause) {
      throw broken(cause);
    } finally {
      stream.destroy();
    }
  }

  close(): void {
    this.#zip.close();
  }
}

function openZip(file: XlsxFile): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true };
  return typeof file === 'string' ? openPromise(file, options) : fromBufferPromise(file, options);
}

async function checkedEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw new FileRefused('too-large', 'Het bestand heeft te veel onderdelen.');
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = entry;
    total += uncompressedSize;
    if (total > maxUncompressed) {
      throw new FileRefused('too-large', 'Het bestand is uitgepakt groter dan 2 GB. Sla het op als CSV.');
    }
    if (uncompressedSize > alwaysAllowed && uncompressedSize > compressedSize * maxCompression) {
      throw new FileRefused(
        'too-compressed',
        `Onderdeel ${fileName} is verdacht sterk samengeperst; het bestand wordt niet uitgepakt.`,
      );
    }
    if (entry.isEncrypted()) throw new FileRefused('wrong-format', 'Het bestand is versleuteld.');
    if (entries.has(fileName)) throw new FileRefused('malformed', `Onderdeel ${fileName} staat er twee keer in.`);
    entries.set(fileName, entry);
  }
  return entries;
}

async function checkSignature(file: XlsxFile): Promise<void> {
  const start = typeof file === 'string' ? await firstBytes(file) : file.subarray(0, 4);
  if (start.equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    throw new FileRefused(
      'wrong-format',
      'Dit is een oud Excelbestand (.xls) of een met een wachtwoord. Sla het op als .xlsx zonder wachtwoord.',
    );
  }
  if (start.subarray(0, 2).toString('latin1') !== 'PK') {
    throw new FileRefused('wrong-format', 'Dit is geen Excelbestand (.xlsx).');
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await openFile(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function unlessBroken<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (cause) {
    throw broken(cause);
  }
}

function broken(cause: unknown): unknown {
  if (cause instanceof FileRefused || isSystemError(cause)) return cause;
  return new FileRefused('malformed', 'Het bestand is beschadigd of afgebroken.', 0, { cause });
}

/** A disk that fails is no fault of the file; the errors of zlib have a code too, but are. */
function isSystemError(cause: unknown): boolean {
  return cause instanceof Error && 'syscall' in cause;
}
