import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections of visitors that another process accepted (connection-dealer.ts), served as if they were our own. */
export class DealtConnections {
  readonly #server: Server;
  readonly #onEnded: () => void;

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
    socket.setNoDelay(true).once('close', this.#onEnded);
    this.#server.emit('connection', socket);
  }
}
