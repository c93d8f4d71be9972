import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TestJsonServer {
  url: string;
  /** The requests so far: method, path with query, headers and body. */
  asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  /** The answers to the next calls, one each; the last one is repeated. */
  answers: ((response: ServerResponse) => void)[];
  close(): Promise<void>;
}

/** An external API, for tests of our requests and of our handling of its answers. */
export async function startJsonServer(): Promise<TestJsonServer> {
  const asked: TestJsonServer['asked'] = [];
  const answers: TestJsonServer['answers'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer) answer(response);
    else response.writeHead(500).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const json =
  (status: number, body: unknown) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

export const text =
  (status: number, body: string) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

/** Accepts the call and never answers. */
export const silence = (): void => undefined;

export const hangUp = (response: ServerResponse): void => {
  response.socket?.destroy();
};
