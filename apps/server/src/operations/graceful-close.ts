import type { FastifyInstance } from 'fastify';

/** Longer than any answer should take; who is still busy then is cut off. */
const patience = 20_000;

/**
 * While the program stops, a connection is closed as soon as its answer is out. Browsers keep connections open for the
 * next request, and without this the last of them would hold the program up for more than a minute.
 */
export function closeGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), patience);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cutOff);
    });
    // Apps that never listened (tests, in-process calls) have no server that will say it closed.
    sweep.unref();
    cutOff.unref();
  });
}
