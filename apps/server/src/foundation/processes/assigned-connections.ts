import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Connections that another process accepted (least-connections-balancer.ts), served as if this one had: Node documents
 * that `connection` may be emitted to inject them.
 */
export class AssignedConnections {
  readonly #app: FastifyInstance;
  readonly #onEnded: () => void;

  private constructor(app: FastifyInstance, onEnded: () => void) {
    this.#app = app;
    this.#onEnded = onEnded;
  }

  /**
   * Listens on a port of its own that is not announced: Node tracks connections and cuts off slow requests only in a
   * server that listens.
   */
  static async open(app: FastifyInstance, onEnded: () => void): Promise<AssignedConnections> {
    await app.listen({ host: '127.0.0.1', port: 0, exclusive: true });
    return new AssignedConnections(app, onEnded);
  }

  /** Without a socket the connection ended while it was handed over. */
  take(socket: Socket | undefined): void {
    if (!socket) {
      this.#onEnded();
      return;
    }
    socket.setNoDelay(true).once('close', this.#onEnded);
    this.#app.server.emit('connection', socket);
  }
}
