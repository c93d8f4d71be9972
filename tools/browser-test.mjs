import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runVitest } from './vitest.mjs';
import { ensureBuilt, ensureInstalled, fail, findBrowser, requireNode20, root } from './workspace.mjs';

/* `npm run browser -- cart`: the browser tests of one file, on pages that are built. What follows is for Vitest. */

requireNode20();
const [name = '', ...args] = process.argv.slice(2);
const files = readdirSync(join(root, 'tests/e2e')).filter((file) => file.endsWith('.e2e.ts'));
const nameOf = (file) => file.replace(/(\.long)?\.e2e\.ts$/, '');
const exact = files.filter((file) => nameOf(file) === name);
const chosen = exact.length > 0 ? exact : files.filter((file) => name !== '' && nameOf(file).includes(name));
if (chosen.length === 0) fail(`No browser test is called '${name}'. There are: ${files.map(nameOf).join(', ')}`);
await ensureInstalled({ forTests: true });
const browser = await findBrowser();
await ensureBuilt();
const paths = chosen.map((file) => `tests/e2e/${file}`);
const { failed } = await runVitest(['e2e', 'e2e-long'], {
  args: ['--maxWorkers=1', ...paths, ...args],
  env: { CHROMIUM_PATH: browser },
});
process.exitCode = failed === 0 ? 0 : 1;
