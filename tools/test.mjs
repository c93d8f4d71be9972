import { runChecks } from './checks.mjs';
import { runVitest } from './vitest.mjs';
import { ensureBuilt, ensureInstalled, requireNode20 } from './workspace.mjs';

requireNode20();
await ensureInstalled({ forTests: true });
const checks = await runChecks();
await ensureBuilt();
// A browser test waits more than it works, so two of them share the processors well.
const lanes = [1, 2].map((number) => ({ number, of: 2 }));
const rules = await runVitest(['unit', 'api']);
const counts = [checks, rules, ...(await Promise.all(lanes.map((lane) => runVitest(['e2e'], lane))))];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Once more at the end, where whoever reads a long run begins.
for (const failure of counts.flatMap((count) => count.failures)) console.log(`✗ ${failure.slice(0, 2000)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
