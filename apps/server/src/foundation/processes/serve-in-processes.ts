import type { ChildProcess } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { LeastConnectionsBalancer } from './least-connections-balancer.ts';
import type { ProcessMessage } from './process-message.ts';
import type { Serving } from './serving.ts';

/** Waits until a process that is stopping has ended, and kills it after a time limit. */
export async function endProcess(child: ChildProcess, killAfterMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const kill = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  await once(child, 'exit');
  clearTimeout(kill);
}

/** Enough for the pages that are rendered at the same time. */
const youngMb = 16;
/**
 * Keeps glibc from raising its mmap threshold after the first large free: later large blocks would come from an arena
 * it never returns to the system, and a rebuilt index would take its memory twice.
 */
export const giveBackLargeBlocks = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** A worker closes its connections and jobs sooner; one that hangs can be killed without losing data. */
const stopPatience = 22_000;

const restartAfter = 1000;
const restartAtMost = 30_000;

/**
 * Serves the shop from several worker processes; this one owns the port and restarts workers that end. The first worker
 * starts alone, so that the others find the search index it built. `workerFile` is what each of them runs.
 */
export function serveInProcesses(config: Config, opening: Promise<string>, workerFile: URL): Serving {
  cluster.setupPrimary({
    exec: fileURLToPath(workerFile),
    // On a machine with much memory Node lets the heap grow to several times what is in use.
    execArgv: [...process.execArgv, `--max-old-space-size=${config.processHeapMb}`, `--max-semi-space-size=${youngMb}`],
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  // When the database cannot be opened nobody awaits this, and it must not count as an unhandled rejection.
  ready.catch(() => undefined);
  const workers = new Map<number, Worker>();
  const balancer = new LeastConnectionsBalancer();
  let isReady = false;
  let stopping = false;

  const run = (place: number, failures = 0) => {
    const worker = cluster.fork(environment(config, place));
    workers.set(place, worker);
    let failed = failures + 1;
    opening.then(
      (databaseUrl) => send(worker, { kind: 'serve', databaseUrl }),
      // The program ends; a worker that is only beginning would tell of its lost channel, below what went wrong.
      () => worker.process.kill('SIGKILL'),
    );
    worker.on('message', (message: ProcessMessage) => {
      if (message.kind === 'counted') for (const other of workers.values()) if (other !== worker) send(other, message);
      if (message.kind === 'connectionEnded') balancer.ended(worker);
      if (message.kind !== 'ready') return;
      failed = 0;
      // Only now: before this its search index is not there.
      balancer.add(worker);
      if (isReady) return;
      isReady = true;
      balancer.listen(config.host, config.port).then(resolve, reject);
      for (let other = 1; other < config.webConcurrency; other++) run(other);
    });
    worker.once('exit', (code, signal) => {
      workers.delete(place);
      balancer.remove(worker);
      if (stopping) return;
      const how = `A process that serves ended (${signal ?? code})`;
      if (!isReady) {
        reject(new StartError(`${how} before it was ready.`));
        return;
      }
      console.error(`✗ ${how}; another takes its place.`);
      const pause = Math.min(restartAtMost, restartAfter * 2 ** failed);
      setTimeout(() => stopping || run(place, failed), pause);
    });
  };
  run(0);

  return {
    ready,
    stop: async () => {
      stopping = true;
      balancer.close();
      const running = [...workers.values()];
      for (const worker of running) send(worker, { kind: 'stop' });
      await Promise.all(running.map((worker) => endProcess(worker.process, stopPatience)));
      reject(new StartError('It was stopped before it was ready.'));
    },
  };
}

/** A worker that is just ending has no channel. */
function send(worker: Worker, message: ProcessMessage): void {
  if (worker.isConnected()) worker.send(message);
}

/** The first also does the queued work; metrics are each process's own. */
function environment(config: Config, place: number): Record<string, string> {
  const port = config.telemetry.metrics?.port;
  return {
    ...giveBackLargeBlocks,
    WORKER: String(config.worker && place === 0),
    ...(port ? { METRICS_PORT: String(port + place) } : {}),
  };
}
