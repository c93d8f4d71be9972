import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** For the answers under way when the program stops. */
const responseTimeoutMs = 10_000;
/** For a request that has not arrived in full: its sender can send it again. */
const requestTimeoutMs = 1000;
/** For an idle keep-alive connection: its next request may be in transit. */
const idleTimeoutMs = 250;
const pollIntervalMs = 25;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

type ConnectionState = Exchange | 'new' | 'idle';

/** The open connections of a server with their requests, so that idle ones can be closed at once at a stop. */
export class OpenConnections {
  readonly #states = new Map<Socket, ConnectionState>();
  #isEnding = false;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#states.set(socket, 'new');
      socket.once('close', () => this.#states.delete(socket));
    });
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const exchange = { request, response };
      this.#states.set(socket, exchange);
      if (this.#isEnding) disableKeepAlive(response);
      // Of requests sent without waiting for an answer in between, the last one counts.
      response.once('close', () => {
        if (this.#states.get(socket) === exchange) this.#states.set(socket, 'idle');
      });
    });
  }

  /** Ends each connection as soon as it has its answer, and the rest after a time limit. */
  async end(): Promise<void> {
    const began = performance.now();
    this.#isEnding = true;
    for (const use of this.#states.values()) if (typeof use === 'object') disableKeepAlive(use.response);
    while (this.#states.size > 0) {
      const waited = performance.now() - began;
      for (const [socket, use] of this.#states) if (waited >= timeoutOf(use)) socket.destroy();
      await sleep(pollIntervalMs);
    }
  }
}

/** Tells the client to open another connection: a next request on this one would be lost. */
function disableKeepAlive(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

function timeoutOf(use: ConnectionState): number {
  if (use === 'idle') return idleTimeoutMs;
  return use === 'new' || !use.request.complete ? requestTimeoutMs : responseTimeoutMs;
}
