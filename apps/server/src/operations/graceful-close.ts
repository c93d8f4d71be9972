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
    if (app.server.listening) app.server.close();
    await connections.end();
  });
  app.addHook('preClose', () => app.endConnections());
}
