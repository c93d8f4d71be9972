import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { freePort, startProgram, untilReady } from '../tools/running-program.ts';
import { benchFolder } from './bench-folder.ts';

export interface StartFigures {
  firstSeconds: number;
  secondSeconds: number;
  /** Whether the budget is met: ready again within 5 s. */
  holds: boolean;
}

const maxSecondStart = 5;

/**
 * The way of `npm start` after installing and building: with a database of its own, first to be filled, then as found.
 */
export async function benchStart(products: number): Promise<StartFigures> {
  const dataDir = benchFolder();
  const start = async () => {
    const began = performance.now();
    const env = {
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: String(products),
      RATE_LIMIT: '0',
      WEB_CONCURRENCY: String(availableParallelism()),
    };
    const program = startProgram({ ...env, PORT: String(await freePort()) });
    await untilReady(program, 600);
    const took = (performance.now() - began) / 1000;
    await program.stop();
    return Number(took.toFixed(1));
  };
  try {
    const [firstSeconds, secondSeconds] = [await start(), await start()];
    return { firstSeconds, secondSeconds, holds: secondSeconds <= maxSecondStart };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
