import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The port of an app that listens on this machine only; closing the app gives it back. */
export async function listenLocally(app: FastifyInstance): Promise<number> {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(url).port);
}

/** A connection on which a test writes what no HTTP client would, and reads what comes back. */
export class RawConnection {
  readonly socket: Socket;
  readonly #ended: Promise<void>;
  #received = '';

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.setEncoding('latin1').on('data', (text: string) => {
      this.#received += text;
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = promise;
    // A server that cuts the connection may do so with a reset: for a test that is an end like any other.
    this.socket.once('error', () => resolve()).once('close', () => resolve());
  }

  write(text: string): void {
    this.socket.write(text, 'latin1');
  }

  /** All that came back, once the server has ended the connection. */
  async untilEnded(): Promise<string> {
    await this.#ended;
    return this.#received;
  }

  /** What came back so far, once there is something. */
  async firstAnswer(): Promise<string> {
    while (this.#received === '') await once(this.socket, 'data');
    return this.#received;
  }

  hangUp(): void {
    this.socket.destroy();
  }
}

/** One request, written as it is; it has to ask for the connection to be closed. */
export async function sendRaw(port: number, lines: string[], body = ''): Promise<{ status: number; text: string }> {
  const connection = new RawConnection(port);
  connection.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const text = await connection.untilEnded();
  return { status: Number(text.slice(9, 12)), text };
}
