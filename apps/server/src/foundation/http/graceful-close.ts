import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { OpenConnections } from './open-connections.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes no new connections, finishes the answers under way and ends, whatever clients do meanwhile. To be called
     * before `close`, which refuses the in-process calls that a page under way still needs.
     */
    endConnections(): Promise<void>;
  }
}

export function closeGracefully(app: FastifyInstance): void {
  const connections = new OpenConnections(app.server);
  app.decorate('endConnections', async () => {
    // Fastify closes it again when it closes itself, and knows that it may have been done.
    // Its own `close` would cut idle connections off at once, with the requests that are on their way on them.
    if (app.server.listening) Server.prototype.close.call(app.server);
    await connections.end();
  });
  app.addHook('preClose', () => app.endConnections());
}
