import { Writable } from 'node:stream';
import { withDeferredScripts } from './deferred-scripts.ts';

/**
 * Where React writes a page to. It writes in pieces of a few kilobytes and says when it has written what it can for
 * now: handed on as one piece, a page passes the streams, the compression and the socket behind it once and not fifty
 * times.
 */
export class PageBody extends Writable {
  readonly readable: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly #scripts: { rests: boolean };
  #held: Buffer[] = [];
  #isBegun = false;
  /** The visitor went away before the page was whole. */
  isLeft = false;

  constructor(scripts: { rests: boolean }) {
    super();
    this.#scripts = scripts;
    this.readable = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.isLeft = true;
        this.#controller = undefined;
        // React gets the error and stops.
        this.destroy();
      },
    });
  }

  /** Called by React after each round of writing. */
  flush(): void {
    const held = this.#held;
    this.#held = [];
    if (held.length === 0) return;
    const piece = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
    this.#controller?.enqueue(this.#isBegun ? piece : this.#withDeferredScripts(piece));
    this.#isBegun = true;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#held.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    this.#controller?.close();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (error) this.#controller?.error(error);
    done(error);
  }

  /**
   * The frame, with all that starts the page, is the first piece. Read as bytes: nothing in it is to change but the
   * tags.
   */
  #withDeferredScripts(frame: Buffer): Buffer {
    return Buffer.from(withDeferredScripts(frame.toString('latin1'), this.#scripts), 'latin1');
  }
}
