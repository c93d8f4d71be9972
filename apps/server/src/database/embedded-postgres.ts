import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config.ts';
import {
  canReach,
  findBinaries,
  type PostgresBinaries,
  type ProcessOwner,
  postgresOwner,
  stagingRoot,
} from './postgres-binaries.ts';
import { processCommand } from './process-command.ts';

export interface EmbeddedPostgres {
  url: string;
  /** The folder it lives in: the data folder, unless its user cannot enter that. */
  home: string;
  stop(): Promise<void>;
}

interface Options {
  /** The cluster lives in `{dataDir}/postgres`, its log beside it. */
  dataDir: string;
  password: string;
  /** Tests give up durability for speed; a shop never does. */
  durable: boolean;
}

const superuser = 'bouwpoort';

/** A real PostgreSQL of our own, from the npm registry: what `npm start` runs on when nobody gives it a database. */
export async function startEmbeddedPostgres({ dataDir, password, durable }: Options): Promise<EmbeddedPostgres> {
  const owner = postgresOwner();
  const home = clusterHome(dataDir, owner);
  const cluster = join(home, 'postgres');
  const binaries = findBinaries(owner);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(cluster, binaries, password, owner);
  await stopLeftover(cluster, binaries);

  const port = await freePort();
  const logFile = join(home, 'postgres.log');
  // A file, not a pipe: when this process is killed the database must not choke on a pipe nobody reads.
  const log = openSync(logFile, 'a');
  const flags = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(cluster) ?? '',
    lc_messages: 'C',
    max_connections: '200',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const args = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', cluster, '-p', String(port), ...args], {
    ...owner,
    cwd: cluster,
    stdio: ['ignore', log, log],
    // Its own group: Ctrl-C in the terminal reaches us alone, and we stop the database after the last request.
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  const address = { cluster, port, password };
  await waitUntilReady(child, urlOf('postgres', address), logFile);
  return { url: urlOf('bouwpoort', address), home, stop: () => stopChild(child, cluster, binaries) };
}

interface Address {
  cluster: string;
  port: number | string;
  password: string;
}

function urlOf(database: string, { cluster, port, password }: Address): string {
  const folder = socketFolder(cluster);
  const socket = folder === undefined ? '' : `?host=${encodeURIComponent(folder)}`;
  return `postgresql://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}${socket}`;
}

/** The longest address of a socket that every Unix takes, less the name of the socket itself. */
const longestFolder = 80;

/**
 * A question through a socket costs half of one through the network. It lies among the files of the database, which
 * nobody else may enter. Nothing where there are no sockets or the way to it is too long: then it is the network.
 */
function socketFolder(cluster: string): string | undefined {
  return process.platform === 'win32' || Buffer.byteLength(cluster) > longestFolder ? undefined : cluster;
}

/** The database of the program that uses this data folder now; nothing when none does. */
export function runningPostgresUrl(dataDir: string, password: string): string | undefined {
  const cluster = join(clusterHome(dataDir, postgresOwner()), 'postgres');
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  return port && isPostgres(Number(pid)) ? urlOf('bouwpoort', { cluster, port, password }) : undefined;
}

/** Where the database user may write: beside our own data when it can get there, else in a folder open to it. */
function clusterHome(dataDir: string, owner: ProcessOwner | undefined): string {
  if (!owner || canReach(dataDir, owner)) return dataDir;
  const home = join(
    stagingRoot(),
    `${basename(dataDir)}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`,
  );
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return home;
}

/** Made beside its place and then renamed, so that a kill half-way leaves nothing that looks like a database. */
async function initialise(
  cluster: string,
  binaries: PostgresBinaries,
  password: string,
  owner: ProcessOwner | undefined,
) {
  const half = `${cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  const passwordFile = `${cluster}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [half, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${half}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...owner, cwd: half, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new StartError(`PostgreSQL could not create its files: ${complaint.trim()}`);
  renameSync(half, cluster);
}

/** After a kill -9 of this program its database may still be running; it must let go of its files first. */
async function stopLeftover(cluster: string, binaries: PostgresBinaries): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isPostgres(pid)) return;
  stopFast(pid, cluster, binaries);
  for (let waited = 0; isPostgres(pid); waited += 50) {
    if (waited >= 10_000) process.kill(pid, 'SIGQUIT');
    if (waited >= 15_000)
      throw new StartError(`An earlier PostgreSQL (process ${pid}) does not stop. End it and start again.`);
    await sleep(50);
  }
}

const isPostgres = (pid: number) => processCommand(pid)?.includes('postgres') ?? false;

async function waitUntilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  // Replaying the log of a killed database can take a while; a broken one exits at once.
  for (let waited = 0; waited < 120_000; waited += 25) {
    if (ended) throw new StartError(`PostgreSQL did not start. The last it said:\n${lastLines(logFile)}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rowCount } = await client.query("select 1 from pg_database where datname = 'bouwpoort'");
      if (rowCount === 0) await client.query('create database bouwpoort');
      return;
    } catch {
      // Not listening yet, or still recovering: ask again.
      await sleep(25);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new StartError(`PostgreSQL is not ready after two minutes. The last it said:\n${lastLines(logFile)}`);
}

function lastLines(file: string): string {
  if (!existsSync(file) || statSync(file).size === 0) return '  (nothing)';
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-5)
    .map((line) => `  ${line}`)
    .join('\n');
}

async function stopChild(child: ChildProcess, cluster: string, binaries: PostgresBinaries): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) stopFast(child.pid, cluster, binaries);
  await gone;
}

/** "Fast shutdown": ends sessions, writes a checkpoint, leaves clean files. Windows has no signals, but a program for it. */
function stopFast(pid: number, cluster: string, { pgCtl }: PostgresBinaries): void {
  if (process.platform !== 'win32') process.kill(pid, 'SIGINT');
  else spawnSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-W'], { windowsHide: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
