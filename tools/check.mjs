import { runChecks } from './checks.mjs';
import { runVitest } from './vitest.mjs';
import { ensureInstalled, requireNode20 } from './workspace.mjs';

requireNode20();
await ensureInstalled({ forTests: true });
const [checks, unit] = [await runChecks(), await runVitest(['unit'])];
console.log(`${checks.passed + unit.passed} passed, ${checks.failed + unit.failed} failed`);
process.exitCode = checks.failed + unit.failed === 0 ? 0 : 1;
