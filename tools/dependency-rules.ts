import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { readSourceFile } from './source-file.ts';

/*
 * Each package.json names the packages that its own files use, and no others: what only others bring along may be gone
 * tomorrow, and what nobody uses is installed by everybody. tools, tests and bench use what the root names.
 */

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, { bin?: Record<string, string>; cpu?: readonly string[] }>;
}

interface Uses {
  imports: readonly string[];
  /** Texts that may name a package in another way: loaded by its name, started, referred to. */
  mentions: readonly string[];
  /** Files that it imports, from the root of the repository. */
  targets: readonly string[];
}

/** Used although no file of ours mentions them. */
const usedByOthers: Record<string, string> = {
  '@react-router/node': 'React Router builds for Node when the package.json of an app names it',
};

/** One sentence for each package that is named and not used, or imported and not named. */
export function dependencyProblems(files: ReadonlyMap<string, string>): string[] {
  const { packages }: LockFile = JSON.parse(files.get('package-lock.json') ?? '{ "packages": {} }');
  const commands = new Map(
    Object.entries(packages).flatMap(([path, { bin }]) =>
      Object.keys(bin ?? {}).map((command) => [command, path.replace('node_modules/', '')] as const),
    ),
  );
  const uses = new Map([...files].map(([path, text]) => [path, readUses(path, text, commands)]));
  const folders = [...files.keys()].filter(isManifest).map((path) => dirname(path));
  const namedIn = (folder: string) => namesOf(files.get(join(folder, 'package.json')) ?? '{}');
  return folders.flatMap((folder) => {
    const isWorkspace = isInWorkspace(folder);
    const named = namedIn(folder);
    const usable = isWorkspace ? named : [...named, ...namedIn('.')];
    const ownedBy = (accept: (owner: string) => boolean) =>
      [...files.keys()].filter((path) => accept(folderOf(path, folders)));
    const own = ownedBy((owner) => owner === folder);
    // The configuration of an app imports parts of its build from tools.
    const shared = own.flatMap((path) => uses.get(path)?.targets ?? []).filter((path) => path.startsWith('tools/'));
    const users = isWorkspace ? [...new Set([...own, ...shared])] : own;
    const unused = named.filter(
      (name) =>
        !usedByOthers[name] &&
        !packages[`node_modules/${name}`]?.cpu &&
        !isUsed(name, folder === '.' ? ownedBy((owner) => !isInWorkspace(owner)) : users, uses),
    );
    const unnamed = new Map(
      users.flatMap((path) =>
        (uses.get(path)?.imports ?? [])
          .map((specifier) => [packageOf(specifier), path] as const)
          .filter(([name]) => !usable.includes(name) && (isWorkspace || !name.startsWith('@bouwpoort/'))),
      ),
    );
    return [
      ...unused.map((name) => `${join(folder, 'package.json')} names ${name}, which nothing there uses`),
      ...[...unnamed].map(
        ([name, path]) => `${join(folder, 'package.json')} does not name ${name}, which ${path} imports`,
      ),
    ];
  });
}

const isInWorkspace = (folder: string) => /^(apps|packages)\//.test(folder);

const isManifest = (path: string) => /(^|\/)package\.json$/.test(path);

function namesOf(manifest: string): string[] {
  const { dependencies, devDependencies, optionalDependencies }: Manifest = JSON.parse(manifest);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

function folderOf(path: string, folders: readonly string[]): string {
  return folders
    .filter((folder) => path.startsWith(`${folder}/`))
    .reduce((one, other) => (other.length > one.length ? other : one), '.');
}

function readUses(path: string, text: string, commands: ReadonlyMap<string, string>): Uses {
  const none = { imports: [], mentions: [], targets: [] };
  if (isManifest(path)) {
    const words = Object.values((JSON.parse(text) as Manifest).scripts ?? {}).flatMap((script) => script.split(/\s+/));
    return { ...none, mentions: words.map((word) => `${commands.get(word) ?? ''}/`) };
  }
  if (path === 'package-lock.json') return none;
  if (path.endsWith('.json'))
    return { ...none, mentions: [...text.matchAll(/"([^"]+)"/g)].map(([, one]) => one ?? '') };
  if (path.endsWith('.css')) {
    const found = [...text.matchAll(/(?:@(?:import|plugin|reference)\s+|url\()['"]([^'"]+)/g)];
    return { ...none, imports: found.map(([, specifier]) => specifier ?? '').filter(isPackage) };
  }
  const { imports, texts } = readSourceFile(path, text);
  const specifiers = imports.map(({ specifier }) => specifier);
  return {
    imports: specifiers.filter(isPackage),
    mentions: [...texts, ...(specifiers.some(isBuiltin) ? ['node'] : [])],
    targets: imports.flatMap(({ target }) => target ?? []),
  };
}

const isPackage = (specifier: string) => /^@?[a-z][^:]*$/.test(specifier) && !isBuiltin(specifier);

const packageOf = (specifier: string) => specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? specifier;

function isUsed(name: string, paths: readonly string[], uses: ReadonlyMap<string, Uses>): boolean {
  // Types of a package are used by whoever uses the package.
  const typed = name.match(/^@types\/(.+)$/)?.[1]?.replace(/^(.+)__/, '@$1/');
  const isMentioned = (text: string) =>
    text === typed ||
    text.startsWith(`${name}/`) ||
    text.includes(`node_modules/${name}`) ||
    (text === name && name.includes('/'));
  return paths.some((path) => {
    const { imports = [], mentions = [] } = uses.get(path) ?? {};
    return imports.map(packageOf).some((one) => one === (typed ?? name)) || mentions.some(isMentioned);
  });
}

function readFiles(root: string): Map<string, string> {
  const patterns = ['*', '{apps,packages}/*/*', '{apps,packages}/*/{app,src,testing}/**/*', '{tools,tests,bench}/**/*'];
  const paths = globSync(
    patterns.map((pattern) => `${pattern}.{ts,tsx,mjs,mts,css,json}`),
    { cwd: root, exclude: (path) => path.includes('node_modules') },
  );
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = dependencyProblems(readFiles(fileURLToPath(new URL('..', import.meta.url))));
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} packages named or used wrongly`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
