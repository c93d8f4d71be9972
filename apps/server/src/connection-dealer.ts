import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { ProcessMessage } from './serve-in-processes.ts';

/**
 * Owns the port of a shop that several processes serve, and deals each connection to the one that has the fewest. A
 * browser or a proxy keeps its connections for long: dealt to whoever is free at that moment, as `node:cluster` does by
 * itself, one process can end up with half as many visitors again as another, who then wait while a core is idle.
 */
export class ConnectionDealer {
  /** Connections each process has; of those with the same number the first has waited longest. */
  readonly #open = new Map<Worker, number>();
  /** While no process can take any: one that ended is being replaced. */
  readonly #waiting: Socket[] = [];
  readonly #server = createServer({ pauseOnConnect: true }, (socket) => this.#deal(socket));

  async listen(host: string, port: number): Promise<void> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
  }

  add(worker: Worker): void {
    this.#open.set(worker, 0);
    for (const socket of this.#waiting.splice(0)) this.#deal(socket);
  }

  remove(worker: Worker): void {
    this.#open.delete(worker);
  }

  /** One of its connections has ended. */
  ended(worker: Worker): void {
    const open = this.#open.get(worker);
    if (open !== undefined) this.#open.set(worker, open - 1);
  }

  /** Those that were dealt are the processes' to end. */
  close(): void {
    this.#server.close();
    for (const socket of this.#waiting.splice(0)) socket.destroy();
  }

  #deal(socket: Socket): void {
    const worker = this.#withFewest();
    if (!worker) {
      // Whoever gives up meanwhile only ends his own connection.
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
      // It may have ended a moment ago without our having been told.
      if (open < fewest && worker.isConnected()) [found, fewest] = [worker, open];
    }
    return found;
  }
}
