import { runChecks } from './checks.mjs';
import { reportTotals } from './test-totals.mjs';
import { runVitest } from './vitest.mjs';
import { ensureInstalled, requireNode20 } from './workspace.mjs';

/* Static checks, and the unit tests that import what is changed since the last commit; `npm test` runs all of them. */

requireNode20();
await ensureInstalled({ forTests: true });
const checks = await runChecks();
reportTotals([checks, await runVitest(['unit'], { args: ['--changed', '--passWithNoTests'], mayBeNone: true })]);
