import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * One address in front of several servers, as an operator keeps it (HAProxy, a virtual address, a service of the
 * cloud). node-postgres connects to one host, so the database needs an address that stays when a replica takes over.
 */
export class OneAddress {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #target: () => number | undefined;
  port = 0;

  /** Asked for each connection: the port of the server it goes to. */
  constructor(target: () => number | undefined) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  /** All connections that are open. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
    this.#open.clear();
  }

  #join(near: Socket): void {
    const port = this.#target();
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(from);
      from.setNoDelay(true);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#open.delete(from);
        to.destroy();
      });
    }
  }
}
