import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * The tables' triggers name what changed by one of these words (migrations change-notification and later). Only `search`
 * is told by this process to itself: its index takes the changes of the catalogue in some time after they were told.
 */
export const changeTags = [
  'content',
  'venture',
  'navigation',
  'translation',
  'catalogue',
  'prices',
  'branches',
  'search',
] as const;
export type ChangeTag = (typeof changeTags)[number];

/** All under a tag, or one thing by its number: a changed price leaves those of other articles as they are. */
export type CacheTag = ChangeTag | `${ChangeTag} ${number}`;

const channel = 'bouwpoort_changes';
/** Together how long a connection that was cut silently counts as open. */
const usualPatience: Patience = { pulse: 1000, answerWithin: 2000 };
const retryAfter = [100, 500, 2000, 5000];

/** Tells this process what any other, or a person with psql, changed in the database. */
export interface Changes {
  /** The handler is given the numbers of what changed, or nothing when it may be anything. */
  onChange(kind: ChangeTag, handler: ChangeHandler): void;
  /** Called with false when the connection breaks and with true when it is back; in between anything may have changed. */
  onConnection(handler: (live: boolean) => void): void;
  readonly live: boolean;
  /** Resolves when everything committed before this call has been told. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export type ChangeHandler = (ids?: readonly number[]) => void;

/** For a program that reads once and ends: it hears of no changes, so it caches nothing. */
export const noListener: Changes = {
  live: false,
  onChange: () => undefined,
  onConnection: () => undefined,
  caughtUp: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

interface Patience {
  /** How often the connection is tested, in milliseconds. */
  pulse: number;
  answerWithin: number;
}

export async function listenForChanges(url: string, patience = usualPatience): Promise<Changes> {
  const listener = new ChangeListener(url, patience);
  await listener.start();
  return listener;
}

/** One connection that does nothing but listen: NOTIFY reaches a session, and pooled sessions come and go. */
class ChangeListener implements Changes {
  readonly #url: string;
  readonly #patience: Patience;
  readonly #changeHandlers = new Map<string, ChangeHandler[]>();
  readonly #connectionHandlers: ((live: boolean) => void)[] = [];
  #client: pg.Client | undefined;
  #closed = false;
  #pulse: NodeJS.Timeout | undefined;

  constructor(url: string, patience: Patience) {
    this.#url = url;
    this.#patience = patience;
  }

  get live(): boolean {
    return this.#client !== undefined;
  }

  onChange(kind: ChangeTag, handler: ChangeHandler): void {
    this.#changeHandlers.set(kind, [...(this.#changeHandlers.get(kind) ?? []), handler]);
  }

  onConnection(handler: (live: boolean) => void): void {
    this.#connectionHandlers.push(handler);
  }

  /** A session hands over what it was notified of before it answers the next question; one that does not answer is lost. */
  async caughtUp(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => this.#lose(client));
  }

  /** A database that is slow to answer does not keep a program from starting; it hears of changes a little later. */
  async start(): Promise<void> {
    await this.#open().catch(() => void this.#reopen());
  }

  async #open(): Promise<void> {
    const { pulse, answerWithin } = this.#patience;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => {
      const [kind = '', numbers] = (payload ?? '').split(' ');
      const ids = numbers?.split(',').map(Number);
      for (const handler of this.#changeHandlers.get(kind) ?? []) handler(ids);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    // A connection can be cut without either end noticing; only an answer proves that it is open.
    this.#pulse = setInterval(() => client.query('select 1').catch(() => this.#lose(client)), pulse);
    this.#pulse.unref();
    for (const handler of this.#connectionHandlers) handler(true);
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#pulse);
    if (this.#closed) return;
    for (const handler of this.#connectionHandlers) handler(false);
    client.end().catch(() => undefined);
    void this.#reopen();
  }

  async #reopen(): Promise<void> {
    for (let attempt = 0; !this.#closed; attempt++) {
      await sleep(retryAfter[Math.min(attempt, retryAfter.length - 1)], undefined, { ref: false });
      try {
        if (!this.#closed) await this.#open();
        return;
      } catch {
        // The database is not back yet; the loop asks again, and nothing is kept in the meantime.
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#pulse);
    await this.#client?.end();
  }
}
