import { Worker } from 'node:worker_threads';
import { UnsafeDrawing } from './safe-drawing.ts';

export type CheckedDrawing = { drawing: string; unsafe?: undefined } | { drawing?: undefined; unsafe: string };

const maxMilliseconds = 10_000;
const maxMegabytes = 512;

/**
 * safeDrawing on a thread of its own, so that it blocks no request. Uploads are checked one at a time, and most are no
 * drawings: the thread ends with the drawing it was started for.
 */
export function checkDrawing(source: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(new URL('./safe-drawing-worker.ts', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  const tooLong = setTimeout(() => {
    reject(new UnsafeDrawing('takes too long'));
    void worker.terminate();
  }, maxMilliseconds);
  worker.once('message', ({ drawing, unsafe }: CheckedDrawing) => {
    if (drawing === undefined) reject(new UnsafeDrawing(unsafe));
    else resolve(drawing);
  });
  worker.once('error', (error) => {
    reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnsafeDrawing('too much in it') : error);
  });
  worker.once('exit', () => {
    clearTimeout(tooLong);
    reject(new Error('a drawing was not checked'));
  });
  return promise;
}
