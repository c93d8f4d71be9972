import { Worker } from 'node:worker_threads';
import type { Draw } from '../../organisation/media/media.ts';

type Reply = { id: number; bytes: Uint8Array; error?: undefined } | { id: number; bytes?: undefined; error: string };

/** One thread that starts at the first drawing asked of it. */
export function drawInWorker(): { draw: Draw; stop(): Promise<void> } {
  const waiting = new Map<number, { resolve(bytes: Buffer): void; reject(error: Error): void }>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./drawing-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (reply: Reply) => {
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.error === undefined) asker?.resolve(Buffer.from(reply.bytes));
      else asker?.reject(new Error(reply.error));
    });
    started.on('error', (error) => {
      for (const asker of waiting.values()) asker.reject(error);
      waiting.clear();
      worker = undefined;
    });
    return started;
  }

  return {
    draw: (recipe) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, recipe });
      }),
    stop: async () => {
      await worker?.terminate();
    },
  };
}
