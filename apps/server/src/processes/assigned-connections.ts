import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that another process accepted (least-connections-balancer.ts), served as if this one had. */
export class AssignedConnections {
  readonly #server: Server;
  readonly #onEnded: () => void;

  constructor(server: Server, onEnded: () => void) {
    this.#server = server;
    this.#onEnded = onEnded;
    // It never listens itself; only after this event does it track its connections and time out slow ones.
    server.emit('listening');
  }

  /** Without a socket the connection ended while it was handed over. */
  take(socket: Socket | undefined): void {
    if (!socket) {
      this.#onEnded();
      return;
    }
    socket.setNoDelay(true).once('close', this.#onEnded);
    this.#server.emit('connection', socket);
  }
}
