import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../config/start-error.ts';
import {
  canReach,
  findBinaries,
  type PostgresBinaries,
  type ProcessOwner,
  postgresOwner,
  stagingRoot,
} from './postgres-binaries.ts';
import { PostgresProcess, stopFast } from './postgres-process.ts';
import { processCommand } from './process-command.ts';
import { SupervisedPostgres } from './supervised-postgres.ts';

export interface EmbeddedPostgres {
  url: string;
  /** The folder it lives in: the data folder, unless its user cannot enter that. */
  home: string;
  /** Resolves when it ended and does not come back, however often it was started again. */
  lost: Promise<StartError>;
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
const database = 'bouwpoort';

/** A real PostgreSQL of our own, from the npm registry: what `npm start` uses without `DATABASE_URL`. */
export async function startEmbeddedPostgres({ dataDir, password, durable }: Options): Promise<EmbeddedPostgres> {
  const owner = postgresOwner();
  const home = clusterHome(dataDir, owner);
  const cluster = clusterFolder(dataDir);
  const binaries = findBinaries(owner);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(cluster, binaries, password, owner);
  await stopLeftover(cluster, binaries);

  const port = await freePort();
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
  const address = { cluster, port, password };
  const command = {
    program: binaries.postgres,
    pgCtl: binaries.pgCtl,
    args: ['-D', cluster, '-p', String(port), ...args],
    cluster,
    owner,
    logFile: join(home, 'postgres.log'),
    adminUrl: urlOf('postgres', address),
    database,
  };
  const postgres = new SupervisedPostgres(() => new PostgresProcess(command));
  await postgres.start();
  return { url: urlOf(database, address), home, lost: postgres.lost, stop: () => postgres.stop() };
}

interface Address {
  cluster: string;
  port: number | string;
  password: string;
}

function urlOf(name: string, { cluster, port, password }: Address): string {
  const folder = socketFolder(cluster);
  const socket = folder === undefined ? '' : `?host=${encodeURIComponent(folder)}`;
  return `postgresql://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}${socket}`;
}

/** The longest address of a socket that every Unix takes, less the name of the socket itself. */
const maxFolderLength = 80;

/**
 * A query through a socket costs half of one through TCP. The socket is among the files of the database, which
 * nobody else may enter. Nothing where there are no sockets or the way to it is too long: then it is the network.
 */
function socketFolder(cluster: string): string | undefined {
  return process.platform === 'win32' || Buffer.byteLength(cluster) > maxFolderLength ? undefined : cluster;
}

/** The database of the program that uses this data folder now; nothing when none does. */
export function runningPostgresUrl(dataDir: string, password: string): string | undefined {
  const cluster = clusterFolder(dataDir);
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  return port && isPostgres(Number(pid)) ? urlOf(database, { cluster, port, password }) : undefined;
}

/** Where the files of the database of this data folder are, once it has been started. */
export function clusterFolder(dataDir: string): string {
  return join(clusterHome(dataDir, postgresOwner()), 'postgres');
}

/** Without waiting and without a checkpoint, for a process that ends: the next start replays the log. */
export function stopAtOnce(dataDir: string): void {
  const pidFile = join(clusterFolder(dataDir), 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (isPostgres(pid)) process.kill(pid, 'SIGQUIT');
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
  stopFast(pid, { cluster, pgCtl: binaries.pgCtl });
  for (let waited = 0; isPostgres(pid); waited += 50) {
    if (waited >= 10_000) process.kill(pid, 'SIGQUIT');
    if (waited >= 15_000)
      throw new StartError(`An earlier PostgreSQL (process ${pid}) does not stop. End it and start again.`);
    await sleep(50);
  }
}

const isPostgres = (pid: number) => processCommand(pid)?.includes('postgres') ?? false;

export function freePort(): Promise<number> {
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
