import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pinnedNode, root } from './workspace.mjs';

/** Runs tests that share one database server, which `env` leads them to. */
export async function withTestCluster(work) {
  const resolver = join(root, 'apps/server/src/foundation/database/drizzle-resolver.ts');
  const server = spawn(pinnedNode, ['--import', resolver, 'tools/serve-test-cluster.ts'], {
    cwd: root,
    // Closed when we end, whatever ends us.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const url = await Promise.race([
      once(createInterface(server.stdout), 'line').then(([line]) => line),
      ended.then(([code]) => {
        throw new Error(`the database of the tests ended with ${code}`);
      }),
    ]);
    return await work({ TEST_CLUSTER_URL: url });
  } finally {
    server.stdin.end();
    await ended;
  }
}
