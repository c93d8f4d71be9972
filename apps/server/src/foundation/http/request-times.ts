import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

/** Headers fit in a few packets. */
const headersTimeout = 15_000;
/** How soon headers are noticed that take too long. */
const headersCheckIntervalMs = 5000;
/** For a client that stops reading its answer. */
const connectionTimeout = 120_000;
/** Bytes a second that a streamed body must bring. */
const minBytesPerSecond = 4096;

type RequestTimes = Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout'> & {
  http: { headersTimeout: number; connectionsCheckingInterval: number };
};

/** Limits that Node keeps for us. Its limit for a whole request is one for all routes, so that one is ours. */
export function requestTimes({ requestTimeoutSeconds }: Pick<Config, 'requestTimeoutSeconds'>): RequestTimes {
  const bodyTimeout = requestTimeoutSeconds * 1000;
  return {
    requestTimeout: 0,
    connectionTimeout,
    http: {
      headersTimeout: Math.min(headersTimeout, bodyTimeout),
      connectionsCheckingInterval: Math.min(headersCheckIntervalMs, bodyTimeout / 4),
    },
  };
}

/**
 * A body must arrive within REQUEST_TIMEOUT_SECONDS. One that streams in, such as a batch of data exchange, may take as
 * long as it needs while it brings enough bytes in each such period.
 */
export function boundBodies(
  app: FastifyInstance,
  { requestTimeoutSeconds }: Pick<Config, 'requestTimeoutSeconds'>,
): void {
  // Somewhat later than a route that answers a slow body itself.
  const period = requestTimeoutSeconds * 1250;
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    // In-process calls have no connection, and nothing to wait for.
    if (!(raw.socket instanceof Socket) || !hasBody(raw)) return;
    const isStreamed = request.routeOptions.config.contract?.bodyType === 'ndjson';
    let received = raw.socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer);
      const arrived = raw.socket.bytesRead - received;
      received = raw.socket.bytesRead;
      // What waits to be read keeps the rest from coming: then we are slow, and not the sender.
      const isMoving = arrived >= (minBytesPerSecond * period) / 1000 || raw.readableLength > 0;
      if (!isStreamed || !isMoving) cutOff(app.server, raw);
    }, period);
    raw.once('close', () => clearInterval(timer));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** As Node itself does it. */
function cutOff(server: Server, { socket }: IncomingMessage): void {
  const error = Object.assign(new Error('the request takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, socket);
}
