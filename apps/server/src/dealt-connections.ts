import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** For an answer that is under way when the process is asked to stop. */
const patience = 10_000;
const lookEvery = 50;

/** Connections of visitors that another process accepted (connection-dealer.ts), served as if they were our own. */
export class DealtConnections {
  readonly #server: Server;
  readonly #onEnded: () => void;
  #open = 0;

  constructor(server: Server, onEnded: () => void) {
    this.#server = server;
    this.#onEnded = onEnded;
    // It never listens itself, and without this would neither know its connections nor end those that take too long.
    server.emit('listening');
  }

  /** Nothing is left of a connection that ended on its way to us. */
  take(socket: Socket | undefined): void {
    if (!socket) {
      this.#onEnded();
      return;
    }
    this.#open++;
    socket.setNoDelay(true).once('close', () => {
      this.#open--;
      this.#onEnded();
    });
    this.#server.emit('connection', socket);
  }

  /** Ends them as they have their answers. */
  async close(): Promise<void> {
    const until = Date.now() + patience;
    while (this.#open > 0 && Date.now() < until) {
      this.#server.closeIdleConnections();
      await sleep(lookEvery);
    }
    this.#server.closeAllConnections();
  }
}
