import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartError } from '../../foundation/config/start-error.ts';
import { freePort } from '../../foundation/database/embedded-postgres.ts';
import {
  canReach,
  findBinaries,
  type ProcessOwner,
  postgresOwner,
} from '../../foundation/database/postgres-binaries.ts';
import { PostgresProcess } from '../../foundation/database/postgres-process.ts';

export interface Backup {
  /** The files of a base backup, as pg_basebackup writes them with `--format=plain`. */
  base: string;
  /** Where the WAL is archived, a file per segment. */
  wal: string;
  /** Without one everything is replayed that there is. */
  until: Date | undefined;
  /** A superuser of the cluster that was backed up. */
  role: string;
  database: string;
  /** A folder with room for all of it; the system's folder for temporary files unless given. */
  workFolder?: string | undefined;
}

/** Restores a copy of the backup, hands out its address while it runs, and throws the copy away. */
export async function withRestored<T>(backup: Backup, work: (url: string) => Promise<T>): Promise<T> {
  const owner = postgresOwner();
  const binaries = findBinaries(owner);
  refuseUnusable(backup, binaries.postgres, owner);
  const home = mkdtempSync(join(backup.workFolder ?? tmpdir(), 'bouwpoort-restore-'));
  // PostgreSQL may run as another user.
  chmodSync(home, 0o755);
  const cluster = join(home, 'postgres');
  try {
    cpSync(backup.base, cluster, { recursive: true });
    prepareRecovery(cluster, backup);
    giveTo(owner, cluster);
    const port = await freePort();
    const urlOf = (database: string) => addressOf(cluster, port, backup.role, database);
    const server = new PostgresProcess({
      program: binaries.postgres,
      pgCtl: binaries.pgCtl,
      args: ['-D', cluster, '-p', String(port), ...settings(cluster)],
      cluster,
      owner,
      logFile: join(home, 'postgres.log'),
      adminUrl: urlOf('postgres'),
      patience: Number.POSITIVE_INFINITY,
    });
    try {
      await server.ready();
      return await work(urlOf(backup.database));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function refuseUnusable({ base, wal }: Backup, program: string, owner: ProcessOwner | undefined): void {
  const versionFile = join(base, 'PG_VERSION');
  if (!existsSync(versionFile)) throw new StartError(`${base} is no base backup: it has no file PG_VERSION.`);
  if (!existsSync(join(base, 'backup_label'))) {
    throw new StartError(
      `${base} has no file backup_label: these are the files of a database, not a base backup of it.`,
    );
  }
  const needed = readFileSync(versionFile, 'utf8').trim();
  const ours = /(\d+)/.exec(spawnSync(program, ['--version'], { ...owner, encoding: 'utf8' }).stdout)?.[1];
  if (needed !== ours) {
    throw new StartError(
      `The backup is of PostgreSQL ${needed}, and this program brings PostgreSQL ${ours} to restore it.`,
    );
  }
  if (!existsSync(wal)) throw new StartError(`There is no folder ${wal}.`);
  if (/["'\\%\n]/.test(wal.replaceAll('\\', '/')))
    throw new StartError(`The path ${wal} has characters we cannot quote.`);
  if (owner && !canReach(wal, owner)) {
    throw new StartError(`PostgreSQL runs as user ${owner.uid}, who may not read ${wal}.`);
  }
}

/** What the configuration of the shop's own server says (preloaded libraries, certificates, addresses) is not for here. */
function prepareRecovery(cluster: string, { wal, until }: Backup): void {
  for (const name of ['postmaster.pid', 'standby.signal']) rmSync(join(cluster, name), { force: true });
  const folder = resolve(wal);
  const fetch =
    process.platform === 'win32' ? `copy "${folder.replaceAll('\\', '/')}/%f" "%p"` : `cp "${folder}/%f" "%p"`;
  const target = until
    ? [`recovery_target_time = '${until.toISOString().replace('Z', '+00')}'`, `recovery_target_action = 'promote'`]
    : [];
  writeFileSync(join(cluster, 'postgresql.conf'), '');
  writeFileSync(join(cluster, 'postgresql.auto.conf'), `${[`restore_command = '${fetch}'`, ...target].join('\n')}\n`);
  writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n');
  writeFileSync(join(cluster, 'pg_ident.conf'), '');
  writeFileSync(join(cluster, 'recovery.signal'), '');
}

function settings(cluster: string): string[] {
  const flags = {
    // Through a socket that nobody else may reach, where there are sockets: it lets everybody in.
    listen_addresses: hasSockets ? '' : '127.0.0.1',
    unix_socket_directories: hasSockets ? cluster : '',
    // Connections wait for the end; then nothing has to be as large as it was at the shop.
    hot_standby: 'off',
    archive_mode: 'off',
    lc_messages: 'C',
    // Of a copy that is thrown away.
    fsync: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
  };
  return Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const hasSockets = process.platform !== 'win32';

function addressOf(cluster: string, port: number, role: string, database: string): string {
  const socket = hasSockets ? `?host=${encodeURIComponent(cluster)}` : '';
  return `postgresql://${encodeURIComponent(role)}@127.0.0.1:${port}/${encodeURIComponent(database)}${socket}`;
}

function giveTo(owner: ProcessOwner | undefined, folder: string): void {
  chmodSync(folder, 0o700);
  if (!owner) return;
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  for (const path of [folder, ...inside]) chownSync(path, owner.uid, owner.gid);
}
