import { ensureBuilt, ensureInstalled, handOver, requireNode20 } from './workspace.mjs';

requireNode20();
await ensureInstalled();
await ensureBuilt();
handOver(['apps/server/src/program/main.ts'], { NODE_ENV: 'production' });
