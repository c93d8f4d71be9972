import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../config/start-error.ts';

interface MetricsServer {
  /** The actual port, if 0 was configured. */
  port: number;
  close(): Promise<void>;
}

/** `/metrics` on a port of its own, so that no mistake in a proxy shows it to customers. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  answer: RequestListener,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path !== '/metrics') response.writeHead(404).end();
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(
      `Metrics cannot be served on ${host}:${port} (${cause.code}). Set METRICS_PORT to another one, or leave it out.`,
      { cause },
    );
  });
  // This port alone does not keep the process alive.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
