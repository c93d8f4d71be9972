import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { toolCache } from './turns.mjs';
import { pinnedNode, root, run } from './workspace.mjs';

const bin = (path) => join(root, 'node_modules', path);

/** What the compiler found out about a project is kept, so that the next check looks at what changed. */
const types = (project) => [
  ...[bin('typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile'],
  join(toolCache, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`),
];

/** Written first: the types of the storefront need them. */
const routeTypes = [
  'types: routes of the storefront',
  [bin('@react-router/dev/bin.cjs'), 'typegen'],
  'apps/storefront',
];

/** The checks that do not run the product; each counts as one in the total. */
const checks = [
  // One program for all that has the same options: each of them would look at what it imports of the others again.
  ['types: server, bench and the packages of both', types('tsconfig.node.json')],
  ['types: storefront', types('apps/storefront')],
  ['types: beheer', types('apps/beheer')],
  ['types: ui', types('packages/ui')],
  ['types: tools', types('tools')],
  ['types: browser tests', types('tests')],
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['import rules', ['tools/import-rules.ts']],
  ['lock file for every platform', ['tools/lock-check.mjs']],
  ['dependencies', ['tools/dependency-rules.ts']],
  ['lookups of inherited names', ['tools/inherited-names.ts']],
];

export async function runChecks() {
  const result = { passed: 0, failed: 0, failures: [] };
  const check = async ([name, args, folder = '.']) => {
    const { code, output } = await run(pinnedNode, args, { cwd: join(root, folder) });
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    if (code !== 0) console.log(output.trim());
    result[code === 0 ? 'passed' : 'failed']++;
    if (code !== 0) result.failures.push(`${name}\n${output.trim()}`);
  };
  await check(routeTypes);
  const waiting = [...checks];
  // Some of them keep one processor busy, and some all.
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return result;
}
