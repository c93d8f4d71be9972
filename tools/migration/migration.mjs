import { fileURLToPath } from 'node:url';
import { ensureFolderInstalled, ensureInstalled, handOver, requireNode20 } from '../workspace.mjs';

requireNode20();
await ensureInstalled();
await ensureFolderInstalled('tools/migration');
const command = fileURLToPath(new URL('node_modules/drizzle-kit/bin.cjs', import.meta.url));
handOver([command, 'generate', '--config', 'apps/server/drizzle.config.ts', ...process.argv.slice(2)]);
