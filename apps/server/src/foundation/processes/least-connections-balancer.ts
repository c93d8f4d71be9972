import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { ProcessMessage } from './process-message.ts';

/**
 * Owns the port of a shop that several processes serve, and assigns each connection to the process with the fewest.
 * Browsers and proxies keep connections open for long, so an uneven split lasts: the round robin of `node:cluster` does
 * not know which connections have ended (docs/decisions/0013).
 */
export class LeastConnectionsBalancer {
  /** Connections each process has; among equals the first was assigned one longest ago. */
  readonly #open = new Map<Worker, number>();
  /** Connections that wait until a process can take them, while one is being replaced. */
  readonly #waiting: Socket[] = [];
  readonly #server = createServer({ pauseOnConnect: true }, (socket) => this.#assign(socket));

  async listen(host: string, port: number): Promise<void> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
  }

  add(worker: Worker): void {
    this.#open.set(worker, 0);
    for (const socket of this.#waiting.splice(0)) this.#assign(socket);
  }

  remove(worker: Worker): void {
    this.#open.delete(worker);
  }

  /** One of its connections has ended. */
  ended(worker: Worker): void {
    const open = this.#open.get(worker);
    if (open !== undefined) this.#open.set(worker, open - 1);
  }

  /** Assigned connections are ended by their processes. */
  close(): void {
    this.#server.close();
    for (const socket of this.#waiting.splice(0)) socket.destroy();
  }

  #assign(socket: Socket): void {
    const worker = this.#withFewest();
    if (!worker) {
      // A client that gives up meanwhile ends only its own connection.
      socket.on('error', () => undefined);
      this.#waiting.push(socket);
      return;
    }
    const open = this.#open.get(worker) ?? 0;
    this.#open.delete(worker);
    this.#open.set(worker, open + 1);
    const message: ProcessMessage = { kind: 'connection' };
    worker.send(message, socket, (error) => {
      // It ended in the meantime, and with it what it was sent.
      if (error) socket.destroy();
    });
  }

  #withFewest(): Worker | undefined {
    let [found, fewest] = [undefined as Worker | undefined, Number.POSITIVE_INFINITY];
    for (const [worker, open] of this.#open) {
      // It may have ended a moment ago, before its exit event.
      if (open < fewest && worker.isConnected()) [found, fewest] = [worker, open];
    }
    return found;
  }
}
