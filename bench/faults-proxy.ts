import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A network between two programs of this machine that can be made slow, or carry nothing for a while. */
export class FaultyNetwork {
  readonly #target: number;
  readonly #server: Server;
  #delay = 0;
  #stalled: Promise<void> = Promise.resolve();

  constructor(targetPort: number) {
    this.#target = targetPort;
    this.#server = createServer((near) => this.#join(near));
  }

  /** The port to connect to in place of the target's. */
  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
  }

  /** Every packet comes this much later, for so long. */
  async slow(delay: number, duration: number): Promise<void> {
    this.#delay = delay;
    await sleep(duration);
    this.#delay = 0;
  }

  /** Nothing arrives for so long, new connections included; then everything does. */
  async stall(duration: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stalled = promise;
    await sleep(duration);
    resolve();
  }

  #join(near: Socket): void {
    const far = connect(this.#target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      let before: Promise<unknown> = Promise.resolve();
      from.on('data', (chunk) => {
        before = before.then(() => this.#pass()).then(() => to.writable && to.write(chunk));
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      // What was on its way still arrives.
      from.on('end', () => void before.then(() => to.end()));
    }
  }

  async #pass(): Promise<void> {
    await this.#stalled;
    if (this.#delay > 0) await sleep(this.#delay);
  }
}
