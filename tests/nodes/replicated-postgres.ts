import { appendFileSync, chmodSync, chownSync, cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareDatabase } from '../../apps/server/src/foundation/database/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/foundation/database/embedded-postgres.ts';
import { postgresOwner } from '../../apps/server/src/foundation/database/postgres-binaries.ts';
import { prepareJobs } from '../../apps/server/src/foundation/jobs/prepare-jobs.ts';
import { fillDemoWorld } from '../../apps/server/src/program/demo/fill-demo-world.ts';
import { demoSeed } from '../../apps/server/src/program/demo/first-start.ts';
import { jobKinds } from '../../apps/server/src/program/job-kinds.ts';
import { RestartablePostgres } from '../../bench/faults-world.ts';
import { freePort } from '../../tools/running-program.ts';

const password = 'nodes';

/**
 * A primary, and a replica that has every commit before it is acknowledged (synchronous_commit = on and a synchronous
 * standby): an acknowledged order survives the loss of the primary.
 */
export class ReplicatedPostgres {
  readonly primary: RestartablePostgres;
  readonly replica: RestartablePostgres;

  private constructor(primary: RestartablePostgres, replica: RestartablePostgres) {
    this.primary = primary;
    this.replica = replica;
  }

  /** Filled with the demo world and copied while it is stopped: the embedded PostgreSQL brings no pg_basebackup. */
  static async start(primaryHome: string, replicaHome: string, products: number): Promise<ReplicatedPostgres> {
    const first = await startEmbeddedPostgres({ dataDir: primaryHome, password, durable: true });
    const size = { products, seed: demoSeed, today: new Date().toISOString().slice(0, 10) };
    await prepareDatabase(first.url, async (client) => {
      await prepareJobs(client, jobKinds);
      await fillDemoWorld(client, size, () => undefined);
    });
    await first.stop();
    const files = join(replicaHome, 'postgres');
    cpSync(join(first.home, 'postgres'), files, { recursive: true });
    const primary = new RestartablePostgres(first.home, await freePort(), password);
    const follows = `host=127.0.0.1 port=${primary.port} user=bouwpoort password=${password} application_name=replica`;
    writeFileSync(join(files, 'standby.signal'), '');
    appendFileSync(join(files, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);
    giveToPostgres(files);
    const replica = new RestartablePostgres(replicaHome, await freePort(), password);
    const both = new ReplicatedPostgres(primary, replica);
    await primary.start({ synchronous_standby_names: 'replica' });
    await replica.start();
    await both.#untilSynchronous();
    return both;
  }

  async #untilSynchronous(): Promise<void> {
    const client = new pg.Client({ connectionString: this.primary.url });
    await client.connect();
    for (let waited = 0; waited < 30_000; waited += 50) {
      const { rows } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`);
      if (rows.length > 0) return client.end();
      await sleep(50);
    }
    throw new Error('the replica does not follow');
  }

  /** As a power cut of the primary; then the replica takes over. */
  async failOver(noticedAfter: number): Promise<void> {
    await this.primary.stop('immediate');
    await sleep(noticedAfter);
    const client = new pg.Client({ connectionString: this.replica.url });
    await client.connect();
    await client.query('select pg_promote(true, 60)');
    await client.end();
  }

  async stop(): Promise<void> {
    await this.replica.stop();
    await this.primary.stop('immediate');
  }
}

function giveToPostgres(folder: string): void {
  chmodSync(folder, 0o700);
  const owner = postgresOwner();
  if (!owner) return;
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  for (const path of [folder, ...inside]) chownSync(path, owner.uid, owner.gid);
}
