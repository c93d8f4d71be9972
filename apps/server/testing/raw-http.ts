import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The port of an app that only listens locally; closing the app releases it. */
export async function listenLocally(app: FastifyInstance): Promise<number> {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(url).port);
}

/** A connection on which a test writes what no HTTP client would, and reads the answer. */
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
    // A server may close the connection with a reset, which counts as an end.
    this.socket.once('error', () => resolve()).once('close', () => resolve());
  }

  write(text: string): void {
    this.socket.write(text, 'latin1');
  }

  /** Everything received until the server ends the connection. */
  async untilEnded(): Promise<string> {
    await this.#ended;
    return this.#received;
  }

  /** Everything received so far, once there is something. */
  async firstAnswer(): Promise<string> {
    while (this.#received === '') await once(this.socket, 'data');
    return this.#received;
  }

  hangUp(): void {
    this.socket.destroy();
  }
}

/** One raw request; it has to ask for the connection to be closed. */
export async function sendRaw(port: number, lines: string[], body = ''): Promise<{ status: number; text: string }> {
  const connection = new RawConnection(port);
  connection.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const text = await connection.untilEnded();
  return { status: Number(text.slice(9, 12)), text };
}
