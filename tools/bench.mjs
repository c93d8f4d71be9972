import { ensureBuilt, ensureFolderInstalled, ensureInstalled, handOver, requireNode20 } from './workspace.mjs';

requireNode20();
await ensureInstalled({ forTests: true });
await ensureFolderInstalled('bench');
await ensureBuilt();
handOver(['bench/bench.ts', ...process.argv.slice(2)]);
