import { fileURLToPath } from 'node:url';
import {
  ensureFolderInstalled,
  ensureInstalled,
  fail,
  handOver,
  pinnedNode,
  requireNode20,
  run,
} from '../workspace.mjs';

requireNode20();
await ensureInstalled();
await ensureFolderInstalled('tools/migration');
const stamped = await run(pinnedNode, ['apps/server/src/foundation/database/stamp-triggers.command.ts']);
if (stamped.code !== 0) fail(stamped.output.trim());
if (stamped.output) console.log(stamped.output.trim());
const command = fileURLToPath(new URL('node_modules/drizzle-kit/bin.cjs', import.meta.url));
handOver([command, 'generate', '--config', 'apps/server/drizzle.config.ts', ...process.argv.slice(2)]);
