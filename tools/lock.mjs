// Plain JavaScript for any Node from 20 on: it must work while the lock file is broken.
import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockProblems } from './lock-check.mjs';
import { fail, root, runNpm } from './workspace.mjs';

const usage = `npm run lock -- [--in FOLDER] [--anew] [arguments of npm install]
Writes package-lock.json for every platform, in a folder without node_modules.
  npm run lock                                  after editing a package.json
  npm run lock -- -w apps/server NAME@VERSION   adds or changes a dependency
  npm run lock -- --anew                        forgets all versions of indirect dependencies first
  npm run lock -- --in bench NAME@VERSION       in a folder with a lock file of its own: bench, tools/migration`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const anew = args.includes('--anew');
const at = args.indexOf('--in');
const inside = at < 0 ? undefined : args.splice(at, 2)[1];
const project = join(root, inside ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-lock-'));
const manifests = ['package.json', ...(inside ? [] : ['apps', 'packages'].flatMap(manifestsIn))];
try {
  for (const file of ['.npmrc', ...manifests, ...(anew ? [] : ['package-lock.json'])])
    if (existsSync(join(project, file))) cpSync(join(project, file), join(folder, file), { recursive: true });
  const install = ['install', '--package-lock-only', '--omit-lockfile-registry-resolved', '--loglevel=error'];
  const { code, output } = await runNpm([...install, ...args.filter((arg) => arg !== '--anew')], { cwd: folder });
  if (code !== 0) fail(`npm could not write the lock file:\n${output.trim()}`);
  const problems = lockProblems(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
  if (problems.length > 0)
    fail(`This lock file would not work everywhere, so nothing was changed:\n${problems.join('\n')}`);
  for (const file of [...manifests, 'package-lock.json']) copyFileSync(join(folder, file), join(project, file));
  console.log(
    `package-lock.json holds every platform. ${inside ? 'Its command' : 'npm start or npm test'} installs it.`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function manifestsIn(parent) {
  return readdirSync(join(root, parent))
    .map((name) => join(parent, name, 'package.json'))
    .filter((file) => existsSync(join(root, file)) && dirname(file) !== parent);
}
