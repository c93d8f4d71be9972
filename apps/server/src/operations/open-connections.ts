import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** For the answers under way when the program stops. */
const answerPatience = 10_000;
/** For a request that has not arrived in full: its sender can send it again. */
const arrivalPatience = 1000;
/** For an idle keep-alive connection: its next request may be in transit. */
const idlePatience = 250;
const lookEvery = 25;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

type Use = Exchange | 'new' | 'idle';

/** The open connections of a server with their requests, so that idle ones can be closed at once at a stop. */
export class OpenConnections {
  readonly #uses = new Map<Socket, Use>();
  #isEnding = false;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#uses.set(socket, 'new');
      socket.once('close', () => this.#uses.delete(socket));
    });
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const exchange = { request, response };
      this.#uses.set(socket, exchange);
      if (this.#isEnding) sayClose(response);
      // Of requests sent without waiting for an answer in between, the last one counts.
      response.once('close', () => {
        if (this.#uses.get(socket) === exchange) this.#uses.set(socket, 'idle');
      });
    });
  }

  /** Ends each connection as soon as it has its answer, and the rest after a time limit. */
  async end(): Promise<void> {
    const began = performance.now();
    this.#isEnding = true;
    for (const use of this.#uses.values()) if (typeof use === 'object') sayClose(use.response);
    while (this.#uses.size > 0) {
      const waited = performance.now() - began;
      for (const [socket, use] of this.#uses) if (waited >= closeAfter(use)) socket.destroy();
      await sleep(lookEvery);
    }
  }
}

/** Tells the client to open another connection: a next request on this one would be lost. */
function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

function closeAfter(use: Use): number {
  if (use === 'idle') return idlePatience;
  return use === 'new' || !use.request.complete ? arrivalPatience : answerPatience;
}
