import { ensureInstalled, handOver, requireNode20 } from './workspace.mjs';

requireNode20();
await ensureInstalled({ forTests: true });
// React Router has a build of its own for development; Vite takes that one, so the server must too. One process serves:
// two would each have a Vite.
handOver(
  [
    '--conditions=development',
    '--watch-path=apps/server/src',
    '--watch-path=packages',
    '--watch-preserve-output',
    'apps/server/src/program/main.ts',
  ],
  { NODE_ENV: 'development', WEB_CONCURRENCY: '1' },
);
