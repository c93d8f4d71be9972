import { parentPort, workerData } from 'node:worker_threads';
import type { CheckedDrawing } from './check-drawing.ts';
import { safeDrawing, UnsafeDrawing } from './safe-drawing.ts';

function check(source: string): CheckedDrawing {
  try {
    return { drawing: safeDrawing(source) };
  } catch (error) {
    if (!(error instanceof UnsafeDrawing)) throw error;
    return { unsafe: error.message };
  }
}

parentPort?.postMessage(check(workerData));
