import { availableParallelism } from 'node:os';
import { runChecks } from './checks.mjs';
import { runVitest } from './vitest.mjs';
import { ensureBuilt, ensureInstalled, fail, pinnedNode, requireNode20, run } from './workspace.mjs';

requireNode20();
await ensureInstalled({ forTests: true });
const browser = await findBrowser();
const checks = await runChecks();
await ensureBuilt();
// Tests also wait, for a database, a browser or a moment: one more of them than there are processors keeps these busy.
const args = [`--maxWorkers=${availableParallelism() + 1}`];
const rules = await runVitest(['unit', 'api'], { args });
const screens = await runVitest(['e2e'], { args, env: { CHROMIUM_PATH: browser } });
const counts = [checks, rules, screens];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Repeated at the end, where readers of a long log look first.
for (const failure of counts.flatMap((count) => count.failures)) console.log(`✗ ${failure.slice(0, 2000)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Before the long part, so that a missing browser is reported at once. */
async function findBrowser() {
  const { code, output } = await run(pinnedNode, ['tools/ensure-browser.ts']);
  if (code !== 0) fail(output.trim());
  return output.trim().split('\n').at(-1);
}
