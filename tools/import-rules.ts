import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCycles } from './import-cycles.ts';
import { type Import, isTest, readSourceFile, type SourceFile } from './source-file.ts';
import { tableViolations } from './table-owners.ts';
import { brokenDoor, brokenWing, thingCircles } from './wings.ts';

/** The packages that a package may import; apps may import all of them. */
const packageImports: Record<string, readonly string[]> = {
  contract: ['trade'],
  trade: [],
  ui: ['trade'],
  'demo-world': ['contract', 'trade'],
  'exchange-formats': ['contract', 'trade'],
};

const drawers = /(^|\/)(index|utils?|common|helpers?|misc)\.tsx?$/;

interface Violation {
  file: string;
  rule: string;
}

/** Paths from the root of the repository, with their source. */
export function checkImports(sources: ReadonlyMap<string, string>): Violation[] {
  const files = [...sources].map(([path, source]) => readSourceFile(path, source));
  const paths = new Set(sources.keys());
  const program = files.filter(({ path }) => !isTest(path));
  const arrows = program.flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) => (target === undefined ? [] : [[path, target] as const])),
  );
  return [
    ...files.flatMap((file) => brokenRules(file, paths)),
    ...importCycles(program).map((circle) => ({
      file: circle[0] ?? '',
      rule: `imports go in a circle: ${circle.join(' → ')}`,
    })),
    ...thingCircles(arrows).map((circle) => ({
      file: circle[0] ?? '',
      rule: `things use each other: ${circle.join(' ')}`,
    })),
    ...tableViolations(program, sources),
  ];
}

function brokenRules({ path, imports }: SourceFile, paths: ReadonlySet<string>): Violation[] {
  const broken = imports.flatMap((one) => {
    const rule = brokenRule(path, one, paths);
    return rule ? [{ file: path, rule: `${rule}: ${one.specifier}` }] : [];
  });
  if (!drawers.test(path)) return broken;
  return [{ file: path, rule: 'no barrels and no drawers: name the file after what it says' }, ...broken];
}

function brokenRule(file: string, { specifier, target }: Import, files: ReadonlySet<string>): string | undefined {
  const [area = '', name = ''] = file.split('/');
  const ownPackage = specifier.match(/^@bouwpoort\/([^/]+)/)?.[1];
  if (ownPackage) {
    if (['beheer', 'server', 'storefront'].includes(ownPackage)) return 'apps are imported by nobody';
    const allowed = packageImports[name];
    return area === 'packages' && !allowed?.includes(ownPackage) ? `${name} may not know ${ownPackage}` : undefined;
  }
  if (name === 'ui' && specifier === 'react-router') return 'the interface kit works with any router';
  if (target === undefined) return undefined;
  const isOnTop = area === 'tools' || area === 'tests' || area === 'bench';
  const isForTests = isTest(file) || file.startsWith('apps/server/testing/');
  if (isForTests && target.startsWith('tools/')) return undefined;
  if (!target.startsWith(`${area}/${name}/`) && !isOnTop) {
    return 'relative imports stay inside their app or package';
  }
  if (isTest(file)) return undefined;
  if (target.startsWith('apps/server/testing/') && file.startsWith('apps/server/src/')) return 'only tests use testing';
  return brokenWing(file, target) ?? brokenDoor(file, target, files);
}

function readSources(root: string): Map<string, string> {
  const paths = globSync(
    [
      'apps/*/{src,app,testing}/**/*.{ts,tsx}',
      'packages/*/src/**/*.{ts,tsx}',
      'tools/**/*.ts',
      'tests/**/*.ts',
      'bench/**/*.ts',
    ],
    { cwd: root },
  );
  return new Map(
    paths
      .filter((path) => !path.includes('node_modules'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
  const violations = checkImports(files);
  for (const { file, rule } of violations) console.error(`${file}: ${rule}`);
  console.log(`${files.size} files, ${violations.length} broken import rules`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
