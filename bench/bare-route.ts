import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../tools/running-program.ts';

export interface BareRoute {
  /** Requests a second with answers of about so many bytes, measured now. */
  requestsPerSecond(bytes: number, connections: number): Promise<number>;
  stop(): Promise<void>;
}

const seconds = 3;

/** Every figure stands beside this one of the same run: machines differ, ratios less. */
export async function startBareRoute(): Promise<BareRoute> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))], {
    env: { ...process.env, PORT: port, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/10`).catch(() => undefined))?.ok) await sleep(50);
  const measured = new Map<string, number>();
  return {
    requestsPerSecond: async (bytes, connections) => {
      // To two digits: answers of nearly the same size need no measuring again.
      const size = Number(Math.max(bytes, 100).toPrecision(2));
      const known = measured.get(`${size} ${connections}`);
      if (known !== undefined) return known;
      await autocannon({ url: `${url}/${size}`, connections, duration: 1 });
      const { requests } = await autocannon({ url: `${url}/${size}`, connections, duration: seconds });
      measured.set(`${size} ${connections}`, requests.average);
      return requests.average;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
