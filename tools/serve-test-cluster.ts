import { once } from 'node:events';
import { startTestCluster } from '../apps/server/testing/test-cluster.ts';

/** One database server for all parts of `npm test`; it ends with the process that started it. */
const cluster = await startTestCluster();
console.log(cluster.adminUrl);
process.stdin.resume();
await Promise.race([once(process.stdin, 'end'), once(process, 'SIGTERM'), once(process, 'SIGINT')]);
await cluster.stop();
process.exit();
