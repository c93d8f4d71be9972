import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/** The floors of the server; a domain uses only the floors below its own. */
const floors: readonly (readonly string[])[] = [
  ['ventures', 'translation', 'media'],
  ['customers', 'catalogue', 'content', 'branches', 'geo'],
  ['identity', 'navigation', 'stock', 'pricing', 'search', 'newsletter'],
  ['cart', 'payments', 'orders', 'registration', 'price-list'],
  ['checkout'],
];

/** What a package may know of the others; apps may know all of them. */
const packageImports: Record<string, readonly string[]> = {
  contract: ['trade'],
  trade: [],
  'demo-world': ['contract', 'trade'],
};

const drawers = /(^|\/)(index|utils?|common|helpers?|misc)\.tsx?$/;

export interface Violation {
  file: string;
  rule: string;
}

/** Paths from the root of the repository, with their source. */
export function checkImports(files: ReadonlyMap<string, string>): Violation[] {
  const violations: Violation[] = [];
  for (const [file, source] of files) {
    if (drawers.test(file))
      violations.push({ file, rule: 'no barrels and no drawers: name the file after what it says' });
    for (const specifier of importsOf(file, source)) {
      const rule = brokenRule(file, specifier);
      if (rule) violations.push({ file, rule: `${rule}: ${specifier}` });
    }
  }
  return violations;
}

function importsOf(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  return [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamic.filter((text) => /^['"]/.test(text)).map((text) => text.slice(1, -1)),
  ];
}

function brokenRule(file: string, specifier: string): string | undefined {
  const [area = '', name = ''] = file.split('/');
  const ownPackage = specifier.match(/^@bouwpoort\/([^/]+)/)?.[1];
  if (ownPackage) {
    if (ownPackage === 'server' || ownPackage === 'storefront') return 'apps are imported by nobody';
    const allowed = packageImports[name];
    return area === 'packages' && !allowed?.includes(ownPackage) ? `${name} may not know ${ownPackage}` : undefined;
  }
  if (!specifier.startsWith('.')) return undefined;
  const target = normalize(join(dirname(file), specifier)).replaceAll('\\', '/');
  if (!target.startsWith(`${area}/${name}/`) && area !== 'tools' && area !== 'tests' && area !== 'bench') {
    return 'relative imports stay inside their app or package';
  }
  if (file.startsWith('apps/server/src/')) return brokenServerRule(file, target);
  if (file.startsWith('apps/storefront/app/ui/')) return brokenUiRule(file, target);
  return undefined;
}

function brokenServerRule(file: string, target: string): string | undefined {
  const [from = '', to = ''] = [file, target].map((path) => path.split('/')[3]);
  const [floor, otherFloor] = [floorOf(from), floorOf(to)];
  if (floor === undefined || otherFloor === undefined || from === to || file.endsWith('.test.ts')) return undefined;
  // Foreign keys tie tables to each other; that is the one thing domains share besides their operations.
  if (file.endsWith('.tables.ts') && target.endsWith('.tables.ts')) return undefined;
  if (otherFloor >= floor) return `${from} (floor ${floor + 1}) may not use ${to} (floor ${otherFloor + 1})`;
  return target === `apps/server/src/${to}/${to}.ts` ? undefined : `of another domain only ${to}/${to}.ts is imported`;
}

function floorOf(domain: string): number | undefined {
  const floor = floors.findIndex((domains) => domains.includes(domain));
  return floor === -1 ? undefined : floor;
}

/** The interface kit knows nothing of shops; only the showcase pages stand with one foot in the app. */
function brokenUiRule(file: string, target: string): string | undefined {
  if (file.endsWith('.page.tsx') || target.startsWith('apps/storefront/app/ui/')) return undefined;
  return 'ui/ knows nothing of the rest of the storefront';
}

function readSources(root: string): Map<string, string> {
  const paths = globSync(
    ['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'tools/**/*.ts', 'tests/**/*.ts', 'bench/**/*.ts'],
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
