import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** For the answers under way when the program stops. */
const answerPatience = 10_000;
/** For a request that has not arrived in full: its sender can send it again. */
const arrivalPatience = 1000;
const lookEvery = 25;

type Use = IncomingMessage | 'new' | 'idle';

/** The open connections of a server with their requests, so that idle ones can be closed at once at a stop. */
export class OpenConnections {
  readonly #uses = new Map<Socket, Use>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#uses.set(socket, 'new');
      socket.once('close', () => this.#uses.delete(socket));
    });
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      this.#uses.set(socket, request);
      // Of requests sent without waiting for an answer in between, the last one counts.
      response.once('close', () => {
        if (this.#uses.get(socket) === request) this.#uses.set(socket, 'idle');
      });
    });
  }

  /** Ends each connection as soon as it has its answer, and the rest after a time limit. */
  async end(): Promise<void> {
    const began = performance.now();
    while (this.#uses.size > 0) {
      const waited = performance.now() - began;
      for (const [socket, use] of this.#uses) if (waited >= closeAfter(use)) socket.destroy();
      await sleep(lookEvery);
    }
  }
}

function closeAfter(use: Use): number {
  // Browsers keep a connection for the next request, and know that it may be gone by then.
  if (use === 'idle') return 0;
  return use === 'new' || !use.complete ? arrivalPatience : answerPatience;
}
