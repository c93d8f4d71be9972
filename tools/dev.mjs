import { ensureInstalled, handOver, requireNode20 } from './workspace.mjs';

requireNode20();
await ensureInstalled({ forTests: true });
// One process serves: two would each have a Vite.
handOver(['tools/dev-program.ts'], { NODE_ENV: 'development', WEB_CONCURRENCY: '1' });
