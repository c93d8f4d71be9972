import { ensureInstalled, handOver, requireNode20 } from './workspace.mjs';

requireNode20();
await ensureInstalled();
handOver(
  ['--watch-path=apps/server/src', '--watch-path=packages', '--watch-preserve-output', 'apps/server/src/main.ts'],
  {
    NODE_ENV: 'development',
  },
);
