import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../foundation/config/config.ts';
import { openTelemetry } from './open-telemetry.ts';

/** Loads the server and opens its telemetry in a process of its own; returns the loaded libraries. */
async function loadedWith(env: Record<string, string>): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module';
    const seen = new Set();
    registerHooks({ resolve(name, from, next) { seen.add(name); return next(name, from); } });
    await import('./program/app.ts');
    const { readConfig } = await import('./foundation/config/config.ts');
    const { openTelemetry } = await import('./program/watch/open-telemetry.ts');
    await openTelemetry(readConfig(process.env, '/'));
    console.log(JSON.stringify([...seen].filter((name) => name.startsWith('@opentelemetry/'))));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  return JSON.parse(stdout);
}

test('no library is loaded unless telemetry is configured', async () => {
  expect(await loadedWith({})).toEqual([]);
  expect(await loadedWith({ METRICS_PORT: '0' })).toContain('@opentelemetry/sdk-metrics');
});

test('without a port and without a collector telemetry is undefined', async () => {
  expect(await openTelemetry(readConfig({}, '/'))).toBeUndefined();
});
