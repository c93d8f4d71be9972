import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What a lock file lacks for the platforms we serve. npm leaves out the platform packages of other machines when it
 * writes a lock beside an installed node_modules (npm/cli#4828); the lock then works only where it was made.
 */
const platforms = [
  { name: 'linux x64', pattern: /linux(musl)?[-_]?x64/ },
  { name: 'linux arm64', pattern: /linux(musl)?[-_]?(arm64|aarch64)/ },
  { name: 'macOS x64', pattern: /darwin[-_]?x64/ },
  { name: 'macOS arm64', pattern: /darwin[-_]?(arm64|aarch64)/ },
  { name: 'Windows x64', pattern: /(win32|windows|win)[-_]?x64/ },
];

/** One sentence for each missing platform package, missing integrity and download address. */
export function lockProblems(lock) {
  const { packages } = lock;
  const problems = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const platform = platforms.find(({ pattern }) => pattern.test(name));
      if (platform && !resolveFrom(packages, path, name))
        problems.push(`${name} (${platform.name}, named by ${path || 'package.json'}) is missing`);
    }
    if (!path.includes('node_modules/') || entry.link) continue;
    if (!entry.integrity && !entry.inBundle) problems.push(`${path} has no integrity`);
    if (entry.resolved) problems.push(`${path} names the address it was downloaded from: ${entry.resolved}`);
  }
  return problems;
}

/** Node's own way of finding a package: the nearest node_modules upwards. */
function resolveFrom(packages, path, name) {
  const folders = path === '' ? [] : path.split('/');
  for (let depth = folders.length; depth >= 0; depth--) {
    const found = packages[[...folders.slice(0, depth), 'node_modules', name].join('/')];
    if (found) return found;
  }
  return undefined;
}

/** The program's, and those of folders with packages that only one command uses. */
export const lockFiles = ['.', 'bench', 'tools/migration'].map((folder) =>
  fileURLToPath(new URL(`../${folder}/package-lock.json`, import.meta.url)),
);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of lockFiles) {
    const problems = lockProblems(JSON.parse(readFileSync(file, 'utf8')));
    for (const problem of problems) console.error(problem);
    if (problems.length === 0) continue;
    console.error(`${problems.length} problems in ${file}: change dependencies with "npm run lock" only.`);
    process.exitCode = 1;
  }
}
