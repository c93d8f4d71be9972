import { parentPort } from 'node:worker_threads';
import { drawing, makeDrawing } from './drawings.ts';

/** Drawing takes tens of milliseconds: on a thread of its own, so that no request waits for it. */
parentPort?.on('message', ({ id, recipe }: { id: number; recipe: unknown }) => {
  try {
    const bytes = makeDrawing(drawing.parse(recipe));
    parentPort?.postMessage({ id, bytes });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
