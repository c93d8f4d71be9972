import { ensureBuilt } from './workspace.mjs';

await ensureBuilt();
