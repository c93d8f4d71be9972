import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileCacheEnv } from './compile-cache.mjs';
import { pinnedNode, root } from './workspace.mjs';

/**
 * Runs Vitest projects in sight and returns what it counted and what failed; a run that dies before counting is a
 * failure.
 */
export async function runVitest(projects, { args = [], env = {}, mayBeNone = false } = {}) {
  const results = join(root, 'test-results');
  const file = join(results, `${projects.join('-')}.json`);
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  const command = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...args,
  ];
  const child = spawn(
    pinnedNode,
    [
      ...command,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tools/flake-reporter.ts',
      `--outputFile.json=${file}`,
    ],
    {
      cwd: root,
      env: { ...compileCacheEnv, ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  // With nothing to run it ends well, and writes nothing.
  if (mayBeNone && code === 0 && !existsSync(file)) return { passed: 0, failed: 0, failures: [] };
  return countIn(file, code);
}

function countIn(file, code) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`Vitest left no results: ${error.message}`);
    return { passed: 0, failed: 1, failures: ['Vitest left no results'] };
  }
  // A file that does not even load has no failed test in it, but is a failure all the same.
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = [
    ...broken.map((suite) => `${relative(root, suite.name)}: ${suite.message}`),
    ...report.testResults.flatMap((suite) =>
      suite.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${relative(root, suite.name)}: ${test.fullName}\n${test.failureMessages.join('\n')}`),
    ),
  ];
  if (failures.length === 0 && code !== 0) failures.push(`Vitest ended with exit code ${code} and no failed test`);
  return { passed: report.numPassedTests, failed: failures.length, failures };
}
