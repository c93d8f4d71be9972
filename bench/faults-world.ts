import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, postgresOwner } from '../apps/server/src/foundation/database/postgres-binaries.ts';
import { type RunningProgram, startProgram, untilReady } from '../tools/running-program.ts';
import type { SeededRandom } from './faults-random.ts';

/* What the fault run breaks: a database that can be restarted at its own address, a program, and an ERP with moods. */

/** A killed server does not close its sessions; they notice at their next statement. */
const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

export class RestartablePostgres {
  readonly url: string;
  readonly #cluster: string;
  readonly port: number;
  #child: ChildProcess | undefined;
  restarts = 0;

  /** On files that `startEmbeddedPostgres` made before; it has let go of them. */
  constructor(home: string, port: number, password: string) {
    this.#cluster = join(home, 'postgres');
    this.port = port;
    this.url = `postgresql://bouwpoort:${password}@127.0.0.1:${port}/bouwpoort`;
  }

  async start(more: Record<string, string> = {}): Promise<void> {
    const owner = postgresOwner();
    const flags = {
      ...more,
      ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', jit: 'off' },
      // The disk it stands on is small.
      ...{ max_wal_size: '96MB', min_wal_size: '32MB', shared_buffers: '128MB' },
    };
    const args = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#child = spawn(findBinaries(owner).postgres, ['-D', this.#cluster, '-p', String(this.port), ...args], {
      ...owner,
      cwd: this.#cluster,
      stdio: 'ignore',
    });
    for (let waited = 0; waited < 60_000; waited += 50) {
      // Processes of a killed server may hold its shared memory for a moment: then the new server ends at once.
      if (this.#child.exitCode !== null) return this.start(more);
      const client = new pg.Client({ connectionString: this.url });
      const isUp = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (isUp) return;
      await sleep(50);
    }
    throw new Error('PostgreSQL does not come back');
  }

  /** After what it could not bear, such as a full disk. */
  async comeBack(): Promise<void> {
    if (this.#child && this.#child.exitCode === null && this.#child.signalCode === null) return;
    this.restarts++;
    await this.start();
  }

  /** 'immediate' leaves everything where it is, as a power cut would; 'fast' ends sessions and closes its files. */
  async stop(how: keyof typeof stopSignals = 'fast'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(stopSignals[how]);
    await gone;
  }

  async restart(how: keyof typeof stopSignals): Promise<void> {
    await this.stop(how);
    this.restarts++;
    await this.start();
  }
}

/** Starts the program again whenever it is gone, as an operator's supervisor would. */
export class SupervisedProgram {
  readonly #env: Record<string, string>;
  #program: RunningProgram | undefined;
  #isOver = false;
  kills = 0;
  /** Ended while it was serving, without being killed: a restarting database is no reason to. */
  readonly ownEnds: string[] = [];
  /** Could not begin, for want of a database. */
  failedStarts = 0;
  /** Of the one that runs, or begins to. */
  whenReady: Promise<void> = Promise.resolve();

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  /** Of the process that has the port. */
  get pid(): number {
    return this.#program?.pid ?? 0;
  }

  get url(): string {
    return `http://localhost:${this.#env.PORT}`;
  }

  /** The log of the running server. */
  get log(): string {
    return this.#program?.output() ?? '';
  }

  /** Comes back when it serves for the first time. */
  async start(): Promise<void> {
    void this.#supervise();
    await this.whenReady;
  }

  async #supervise(): Promise<void> {
    while (!this.#isOver) {
      const program = startProgram(this.#env);
      this.#program = program;
      let isReady = false;
      this.whenReady = untilReady(program, 300).then(
        () => {
          isReady = true;
        },
        () => undefined,
      );
      const code = await program.exited;
      await this.whenReady;
      if (this.#isOver || code === null) continue;
      if (isReady) this.ownEnds.push(`${code}: ${program.output().slice(-3000)}`);
      else this.failedStarts++;
      await sleep(200);
    }
  }

  /** With -9, whatever it is doing; also while it starts. */
  async kill(): Promise<void> {
    this.kills++;
    await this.#program?.kill();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#program?.stop();
  }
}

export interface Erp {
  port: number;
  /** What it holds, by the key of the contract. */
  orders: Map<string, string>;
  /** How often it was called, answered with an error, and received an order again with other contents. */
  offers: number;
  bad: number;
  contradictions: string[];
  close(): void;
}

/** By docs/erp-contract.md. Now and then it is busy, or takes an order and breaks off before it says so. */
export async function startErp(
  chance: SeededRandom,
  isSame: (held: string, offered: string) => boolean = (held, offered) => held === offered,
): Promise<Erp> {
  const erp: Erp = { port: 0, orders: new Map(), offers: 0, bad: 0, contradictions: [], close: () => server.close() };
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const orderId = String(request.headers['idempotency-key']);
    erp.offers++;
    const mood = chance.next();
    if (mood < 0.08) {
      erp.bad++;
      response.writeHead(503).end();
      return;
    }
    const held = erp.orders.get(orderId);
    if (held !== undefined && !isSame(held, body)) erp.contradictions.push(orderId);
    erp.orders.set(orderId, held ?? body);
    if (mood < 0.12) {
      erp.bad++;
      request.socket.destroy();
      return;
    }
    response.writeHead(held === undefined ? 201 : 200).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  erp.port = (server.address() as AddressInfo).port;
  return erp;
}
