import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { logTail } from './log-tail.ts';
import type { ProcessOwner } from './postgres-binaries.ts';

interface PostgresCommand {
  program: string;
  pgCtl: string;
  args: readonly string[];
  cluster: string;
  owner: ProcessOwner | undefined;
  logFile: string;
  /** Of the database that every cluster has. */
  adminUrl: string;
  /** Made where the cluster does not have it. */
  database?: string;
  /** How long it may take to become ready, in milliseconds; endless for one that restores a backup. */
  patience?: number;
}

/**
 * A server that takes longer to accept a connection than this is hanging: it does not hear a request to stop either.
 */
const connectTimeoutMs = 1000;
/** For the checkpoint of a fast shutdown; a kill after that only means that the next start replays the log. */
const shutdownTimeoutMs = 60_000;

/** One PostgreSQL server process, from its start to its end. */
export class PostgresProcess {
  readonly #child: ChildProcess;
  readonly #command: PostgresCommand;
  /** How it ended: a signal or an exit code. */
  readonly ended: Promise<string>;
  #isOver = false;

  constructor(command: PostgresCommand) {
    this.#command = command;
    // A file, not a pipe: when this process is killed the database must not block on a pipe nobody reads.
    const log = openSync(command.logFile, 'a');
    this.#child = spawn(command.program, command.args, {
      ...command.owner,
      cwd: command.cluster,
      stdio: ['ignore', log, log],
      // Its own group: Ctrl-C in the terminal reaches us alone, and we stop the database after the last request.
      detached: true,
      windowsHide: true,
    });
    closeSync(log);
    this.ended = new Promise((resolve) => {
      const end = (how: string) => {
        this.#isOver = true;
        resolve(how);
      };
      this.#child.once('exit', (code, signal) => end(signal ?? String(code)));
      this.#child.once('error', (error) => end(error.message));
    });
  }

  /** Resolves when it takes connections and has our database; replaying the log of a killed one can take a while. */
  async ready(): Promise<void> {
    const { adminUrl, logFile, database, patience = 120_000 } = this.#command;
    for (const until = performance.now() + patience; performance.now() < until; await sleep(25)) {
      if (this.#isOver) throw new StartError(`PostgreSQL did not start. The last it said:\n${lastLines(logFile)}`);
      const client = quietClient(adminUrl);
      try {
        await client.connect();
        if (database !== undefined) await makeDatabase(client, database);
        return;
      } catch {
        // Not listening yet, or still recovering: ask again.
      } finally {
        await client.end().catch(() => undefined);
      }
    }
    throw new StartError(
      `PostgreSQL is not ready after ${patience / 1000} s. The last it said:\n${lastLines(logFile)}`,
    );
  }

  async stop(): Promise<void> {
    if (this.#isOver) return;
    const { pid } = this.#child;
    if (pid === undefined || (await this.#isHanging())) this.#kill();
    else stopFast(pid, this.#command);
    const tooLong = setTimeout(() => this.#kill(), shutdownTimeoutMs);
    await this.ended;
    clearTimeout(tooLong);
  }

  /** A server that refuses a connection, because it is starting or stopping, does respond. */
  async #isHanging(): Promise<boolean> {
    const client = quietClient(this.#command.adminUrl);
    const late = sleep(connectTimeoutMs, true, { ref: false });
    const answered = client.connect().then(
      () => false,
      (error: Error) => error.message.includes('timeout expired'),
    );
    const isHanging = await Promise.race([answered, late]);
    // A server that does not answer does not confirm the end of a connection either.
    void client.end().catch(() => undefined);
    return isHanging;
  }

  /** With its sessions, which keep the cluster's memory in use for as long as they hang. */
  #kill(): void {
    const { pid } = this.#child;
    const sessions = pid === undefined ? [] : childrenOf(pid);
    this.#child.kill('SIGKILL');
    for (const session of sessions) {
      try {
        process.kill(session, 'SIGKILL');
      } catch (error) {
        // The session noticed the death of its server, and has ended already.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
}

async function makeDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
}

/**
 * "Fast shutdown": ends sessions, writes a checkpoint, leaves clean files. Windows has no signals, but a program for
 * it.
 */
export function stopFast(pid: number, { cluster, pgCtl }: Pick<PostgresCommand, 'cluster' | 'pgCtl'>): void {
  if (process.platform !== 'win32') process.kill(pid, 'SIGINT');
  else spawnSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-W'], { windowsHide: true });
}

/** From /proc on Linux; elsewhere sessions end by themselves once they can. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
}

function quietClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that breaks fails the query that uses it; nothing else needs to know.
  client.on('error', () => undefined);
  return client;
}

function lastLines(file: string): string {
  if (!existsSync(file) || statSync(file).size === 0) return '  (nothing)';
  return logTail(readFileSync(file, 'utf8'));
}
