import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenLayer, folderOf } from './folder-layers.ts';
import { importCycles } from './import-cycles.ts';
import { type Import, isTest, readSourceFile, type SourceFile } from './source-file.ts';
import { tableViolations } from './table-owners.ts';

/** Domains of the server: of another domain only its door, `<domain>/<domain>.ts`, is imported. */
const domains = new Set([
  'approvals',
  'branches',
  'budgets',
  'cart',
  'catalogue',
  'checkout',
  'client-quotes',
  'content',
  'customers',
  'deliveries',
  'erp',
  'exchange',
  'geo',
  'identity',
  'invoices',
  'mail',
  'media',
  'navigation',
  'newsletter',
  'order-lists',
  'orders',
  'payments',
  'price-list',
  'pricing',
  'quotes',
  'registration',
  'search',
  'sites',
  'staff',
  'stock',
  'translation',
  'ventures',
  'webhooks',
]);

/** They put the domains together, or look into them from outside. */
const assemblers = new Set(['.', 'testing']);

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
  const program = files.filter(({ path }) => !isTest(path));
  return [
    ...files.flatMap(brokenRules),
    ...importCycles(program).map((circle) => ({
      file: circle[0] ?? '',
      rule: `imports go in a circle: ${circle.join(' → ')}`,
    })),
    ...tableViolations(program, sources),
  ];
}

function brokenRules({ path, imports }: SourceFile): Violation[] {
  const broken = imports.flatMap((one) => {
    const rule = brokenRule(path, one);
    return rule ? [{ file: path, rule: `${rule}: ${one.specifier}` }] : [];
  });
  if (!drawers.test(path)) return broken;
  return [{ file: path, rule: 'no barrels and no drawers: name the file after what it says' }, ...broken];
}

function brokenRule(file: string, { specifier, target }: Import): string | undefined {
  const [area = '', name = ''] = file.split('/');
  const ownPackage = specifier.match(/^@bouwpoort\/([^/]+)/)?.[1];
  if (ownPackage) {
    if (['beheer', 'server', 'storefront'].includes(ownPackage)) return 'apps are imported by nobody';
    const allowed = packageImports[name];
    return area === 'packages' && !allowed?.includes(ownPackage) ? `${name} may not know ${ownPackage}` : undefined;
  }
  if (name === 'ui' && specifier === 'react-router') return 'the interface kit works with any router';
  if (target === undefined) return undefined;
  if (!target.startsWith(`${area}/${name}/`) && area !== 'tools' && area !== 'tests' && area !== 'bench') {
    return 'relative imports stay inside their app or package';
  }
  return isTest(file) ? undefined : (brokenLayer(file, target) ?? brokenDoor(file, target));
}

function brokenDoor(file: string, target: string): string | undefined {
  const server = 'apps/server/src';
  if (!file.startsWith(`${server}/`)) return undefined;
  const [from, to] = [folderOf(server, file), folderOf(server, target)];
  if (from === to || assemblers.has(from) || !domains.has(to)) return undefined;
  // Foreign keys tie tables to each other; that is the one thing domains share besides their operations.
  if (file.endsWith('.tables.ts') && target.endsWith('.tables.ts')) return undefined;
  return target === `${server}/${to}/${to}.ts` ? undefined : `of another domain only ${to}/${to}.ts is imported`;
}

function readSources(root: string): Map<string, string> {
  const paths = globSync(
    [
      'apps/*/{src,app}/**/*.{ts,tsx}',
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
