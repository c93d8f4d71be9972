import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What fills the database, with everything that it imports. */
const code = [
  'apps/server/testing/filled-cluster.ts',
  'apps/server/src/program/demo/fill-demo-world.ts',
  'apps/server/src/foundation/database/database.ts',
  'apps/server/src/foundation/jobs/prepare-jobs.ts',
];

/** What it reads from files, and the versions of the packages. */
const files = ['apps/server/migrations/**', 'apps/server/src/**/*.sql', 'packages/demo-world/**', 'package-lock.json'];

/** Changes with everything that the filled database depends on. */
export function fillHash(settings: string): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch} ${settings}`);
  const read = globSync(files, { cwd: root, exclude: ['**/node_modules', '**/*.test.ts'] });
  const paths = new Set([...read.map((path) => path.replaceAll('\\', '/')), ...importedBy(code)]);
  for (const path of [...paths].sort()) {
    const bytes = contentOf(path);
    if (bytes) hash.update(`\n${path}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(join(root, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return undefined;
    throw error;
  }
}

/** The entries themselves, and what they need when they run: types and packages from outside do not count. */
function importedBy(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    // The list of jobs is hashed by what it says; their code does not fill anything.
    if (path.endsWith('/job-kinds.ts')) continue;
    if (/\.m?ts$/.test(path)) waiting.push(...importsOf(path));
  }
  for (const path of found) if (path.endsWith('/job-kinds.ts')) found.delete(path);
  return found;
}

function importsOf(path: string): string[] {
  const { module } = parseSync(path, readFileSync(join(root, path), 'utf8'));
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return [join(dirname(path), specifier).replaceAll('\\', '/')];
    const [, name, file] = specifier.match(/^@bouwpoort\/([^/]+)\/(.+)$/) ?? [];
    return name === undefined ? [] : [`packages/${name}/src/${file}.ts`];
  });
}
