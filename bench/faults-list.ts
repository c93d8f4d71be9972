import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SmallDisk } from './faults-disk.ts';
import type { FaultyNetwork } from './faults-proxy.ts';
import type { SeededRandom } from './faults-random.ts';
import type { RestartablePostgres, SupervisedProgram } from './faults-world.ts';

export interface World {
  chance: SeededRandom;
  postgres: RestartablePostgres;
  program: SupervisedProgram;
  toDatabase: FaultyNetwork;
  toErp: FaultyNetwork;
  disk: SmallDisk;
  /** Holds by how many milliseconds the program's own clock is ahead. */
  clockFile: string;
}

export type Fault = (world: World) => Promise<void>;

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

/** Each by its name, and how often it comes in a round. */
export const faults: Record<string, { times: number; happen: Fault }> = {
  'program killed': { times: 3, happen: ({ program }) => program.kill() },
  'program killed while it starts': {
    times: 1,
    happen: async ({ program, chance }) => {
      await program.kill();
      await sleep(chance.between(200, 2000));
      await program.kill();
    },
  },
  'database restarted': { times: 1, happen: ({ postgres }) => postgres.restart('fast') },
  'database restarted as by a power cut': { times: 1, happen: ({ postgres }) => postgres.restart('immediate') },
  'database killed': { times: 1, happen: ({ postgres }) => postgres.restart('killed') },
  'disk full': { times: 1, happen: fillDisk },
  'clock of the program jumps': {
    times: 1,
    happen: async ({ chance, clockFile }) => {
      for (const ahead of [year, -year, 60 * minute, -60 * minute]) {
        writeFileSync(clockFile, String(ahead));
        await sleep(chance.between(1000, 3000));
      }
      writeFileSync(clockFile, '0');
    },
  },
  'clock of the database jumps': {
    times: 1,
    happen: async ({ chance, postgres }) => {
      for (const minutes of [50, -50]) {
        await setDatabaseClock(postgres, minutes);
        // The program compares its clock every ten seconds.
        await sleep(chance.between(12_000, 16_000));
      }
      await setDatabaseClock(postgres, 0);
    },
  },
  'serving process frozen': {
    times: 1,
    happen: async ({ chance, program }) => {
      const frozen = chance.pick(servingProcesses(program.pid));
      process.kill(frozen, 'SIGSTOP');
      await sleep(chance.between(3000, 6000));
      process.kill(frozen, 'SIGCONT');
    },
  },
  'slow network to the database': {
    times: 1,
    happen: ({ chance, toDatabase }) => toDatabase.slow(chance.between(20, 60), 8000),
  },
  'network to the database stalls': {
    times: 1,
    happen: ({ chance, toDatabase }) => toDatabase.stall(chance.between(3000, 7000)),
  },
  'slow network to the ERP': { times: 1, happen: ({ chance, toErp }) => toErp.slow(chance.between(500, 2000), 8000) },
  'network to the ERP stalls': { times: 1, happen: ({ chance, toErp }) => toErp.stall(chance.between(5000, 12_000)) },
};

/**
 * Without a small disk of its own the database is made to refuse what it is asked to write, which is what a full one
 * does.
 */
async function fillDisk({ chance, disk, postgres }: World): Promise<void> {
  const duration = chance.between(4000, 7000);
  if (!disk.isThere) {
    await onDatabase(postgres, 'alter database bouwpoort set default_transaction_read_only = on');
    await onDatabase(postgres, endSessions);
    await sleep(duration);
    await onDatabase(postgres, 'set default_transaction_read_only = off', resetReadOnly, endSessions);
    return;
  }
  disk.fill();
  await sleep(duration);
  disk.empty();
  await postgres.comeBack();
}

const resetReadOnly = 'alter database bouwpoort reset default_transaction_read_only';
const endSessions =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** Functions of these names before PostgreSQL's own: the clock of a server that nobody may set. */
export async function makeClockSettable(postgres: RestartablePostgres): Promise<void> {
  await onDatabase(
    postgres,
    'create schema bench_clock',
    "create table bench_clock.shift as select interval '0' as by",
    ...['now', 'clock_timestamp'].map(
      (name) => `create function bench_clock.${name}() returns timestamptz language sql stable
        as 'select pg_catalog.${name}() + by from bench_clock.shift'`,
    ),
    `alter database bouwpoort set search_path = bench_clock, pg_catalog, public`,
  );
}

async function setDatabaseClock(postgres: RestartablePostgres, minutes: number): Promise<void> {
  await onDatabase(postgres, `update bench_clock.shift set by = interval '${minutes} minutes'`);
}

async function onDatabase(postgres: RestartablePostgres, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function servingProcesses(pid: number): [number, ...number[]] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const [first, ...others] = children.filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('serving-process'),
  );
  if (first === undefined) throw new Error(`process ${pid} has none that serves`);
  return [first, ...others];
}
