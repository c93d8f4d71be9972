import '../foundation/database/drizzle-resolver.ts';
import type { Socket } from 'node:net';
import { readConfig } from '../foundation/config/config.ts';
import { reportFailure } from '../foundation/config/start-report.ts';
import { CallCounts } from '../foundation/http/call-counts.ts';
import type { ProcessMessage } from '../foundation/processes/process-message.ts';
import type { Serving } from '../foundation/processes/serving.ts';

const sendCountsEvery = 250;

// Loads in parallel with the primary process opening the database.
const loading = import('./serve-shop.ts');
const config = readConfig(process.env, process.cwd());
const callCounts = new CallCounts();
let serving: Serving | undefined;
let stopping = false;

process.on('message', (message: ProcessMessage, socket?: Socket) => {
  if (message.kind === 'connection') serving?.takeConnection?.(socket);
  if (message.kind === 'serve') serve(message.databaseUrl).catch(reportFailure);
  if (message.kind === 'counted') callCounts.add(message.calls);
  if (message.kind === 'stop') void stop();
});
// The primary process is gone.
process.once('disconnect', stop);
// The primary process receives these too, and sends a stop message.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

async function serve(databaseUrl: string): Promise<void> {
  const { serveShop } = await loading;
  serving = await serveShop(config, databaseUrl, {
    callCounts,
    onConnectionEnded: () => send({ kind: 'connectionEnded' }),
  });
  await serving.ready;
  send({ kind: 'ready' });
  setInterval(() => {
    const calls = callCounts.takeUnsent();
    if (calls.length > 0) send({ kind: 'counted', calls });
  }, sendCountsEvery).unref();
}

function send(message: ProcessMessage): void {
  if (process.connected) process.send?.(message);
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await serving?.stop();
  process.exit(0);
}
