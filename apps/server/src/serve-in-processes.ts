import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { type Config, StartError } from './config.ts';
import { ConnectionDealer } from './connection-dealer.ts';
import { endProcess } from './end-process.ts';
import type { CountedCalls } from './operations/call-counts.ts';
import type { Serving } from './serve-shop.ts';

/** What the processes of one program say to each other. */
export type ProcessMessage =
  /** To a process that serves: the database is there. */
  | { kind: 'serve'; databaseUrl: string }
  /** Of a process that serves: it can be asked everything. */
  | { kind: 'ready' }
  /** To a process that serves, with a visitor's connection; and back, when that has ended. */
  | { kind: 'connection' }
  | { kind: 'connectionEnded' }
  /** To a process that serves. Signals are not used: a terminal and a service manager send theirs to all at once. */
  | { kind: 'stop' }
  /** Between processes that serve: calls counted since the last time. */
  | { kind: 'counted'; calls: CountedCalls };

/** Room for what a few pages need while they are made. */
const youngMb = 16;
/**
 * For glibc, which otherwise learns from the first large block it gets back to carve the next ones out of memory it never
 * returns: an index that was built is then held twice.
 */
const giveBackLargeBlocks = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** A process ends its connections and its jobs in less; one that does not holds nothing that would be lost with it. */
const stopPatience = 22_000;

const restartAfter = 1000;
const restartAtMost = 30_000;

/**
 * The shop served by several processes; this one has the port and watches over them. The first starts alone: what it
 * builds (the search index) the others find ready.
 */
export function serveInProcesses(config: Config, opening: Promise<string>): Serving {
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('serving-process.ts', import.meta.url)),
    // Where there is much memory Node lets rubbish lie until several times as much is in use as is needed.
    execArgv: [...process.execArgv, `--max-old-space-size=${config.processHeapMb}`, `--max-semi-space-size=${youngMb}`],
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  // Whoever waits for it hears it; nobody does when the database could not be opened.
  ready.catch(() => undefined);
  const workers = new Map<number, Worker>();
  const dealer = new ConnectionDealer();
  let isReady = false;
  let stopping = false;

  const run = (place: number, failures = 0) => {
    const worker = cluster.fork(environment(config, place));
    workers.set(place, worker);
    let failed = failures + 1;
    opening.then(
      (databaseUrl) => tell(worker, { kind: 'serve', databaseUrl }),
      // The program ends, and with its line the worker.
      () => undefined,
    );
    worker.on('message', (message: ProcessMessage) => {
      if (message.kind === 'counted') for (const other of workers.values()) if (other !== worker) tell(other, message);
      if (message.kind === 'connectionEnded') dealer.ended(worker);
      if (message.kind !== 'ready') return;
      failed = 0;
      // Not before: it must be able to find what visitors ask for.
      dealer.add(worker);
      if (isReady) return;
      isReady = true;
      dealer.listen(config.host, config.port).then(resolve, reject);
      for (let other = 1; other < config.webConcurrency; other++) run(other);
    });
    worker.once('exit', (code, signal) => {
      workers.delete(place);
      dealer.remove(worker);
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
      dealer.close();
      const running = [...workers.values()];
      for (const worker of running) tell(worker, { kind: 'stop' });
      await Promise.all(running.map((worker) => endProcess(worker.process, stopPatience)));
      reject(new StartError('It was stopped before it was ready.'));
    },
  };
}

/** A process that is just ending has no line any more. */
function tell(worker: Worker, message: ProcessMessage): void {
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
