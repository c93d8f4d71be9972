import type { Socket } from 'node:net';
import { readConfig } from './config.ts';
import { CallCounts } from './operations/call-counts.ts';
import type { ProcessMessage } from './serve-in-processes.ts';
import type { Serving } from './serve-shop.ts';
import { reportFailure } from './start-report.ts';
import { tidyMemory } from './tidy-memory.ts';

const tellCountsEvery = 250;

// Loaded while whoever watches over us opens the database.
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
// Nobody watches over us any more.
process.once('disconnect', stop);
// Whoever watches over us hears these too, and tells us.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

async function serve(databaseUrl: string): Promise<void> {
  const { serveShop } = await loading;
  serving = await serveShop(config, databaseUrl, {
    callCounts,
    onConnectionEnded: () => tell({ kind: 'connectionEnded' }),
  });
  await serving.ready;
  tidyMemory();
  tell({ kind: 'ready' });
  setInterval(() => {
    const calls = callCounts.takeUntold();
    if (calls.length > 0) tell({ kind: 'counted', calls });
  }, tellCountsEvery).unref();
}

function tell(message: ProcessMessage): void {
  if (process.connected) process.send?.(message);
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await serving?.stop();
  process.exit(0);
}
