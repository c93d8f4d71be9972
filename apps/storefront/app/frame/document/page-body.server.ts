import { Writable } from 'node:stream';
import { withDeferredScripts } from './deferred-scripts.ts';

/**
 * The stream that React renders a page to. React writes chunks of a few kilobytes and calls `flush` after each round:
 * joined into one, a page passes the streams, compression and socket behind it once instead of fifty times.
 */
export class PageBody extends Writable {
  readonly readable: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly #scripts: { awaitsInteraction: boolean };
  #buffered: Buffer[] = [];
  #isBegun = false;
  /** Set before React writes: then nothing is sent until the page is complete. */
  isSentAtOnce = false;
  /** The visitor left before the page was complete. */
  isCancelled = false;

  constructor(scripts: { awaitsInteraction: boolean }) {
    super();
    this.#scripts = scripts;
    this.readable = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.isCancelled = true;
        this.#controller = undefined;
        // Makes React stop rendering.
        this.destroy();
      },
    });
  }

  /** Called by React after each round of writing. */
  flush(): void {
    if (!this.isSentAtOnce) this.#send();
  }

  #send(): void {
    const chunks = this.#buffered;
    this.#buffered = [];
    if (chunks.length === 0) return;
    const chunk = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
    this.#controller?.enqueue(this.#isBegun ? chunk : this.#withDeferredScripts(chunk));
    this.#isBegun = true;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#buffered.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.#send();
    this.#controller?.close();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (error) this.#controller?.error(error);
    done(error);
  }

  /** The first chunk contains all script tags. Decoded as Latin-1, so that all other bytes stay the same. */
  #withDeferredScripts(frame: Buffer): Buffer {
    const options = { ...this.#scripts, isWhole: this.isSentAtOnce };
    return Buffer.from(withDeferredScripts(frame.toString('latin1'), options), 'latin1');
  }
}
