import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * The triggers of the tables notify with one of these tags (changes.triggers.sql). Only `search`
 * has no trigger: this process changes it itself, once its index has taken in the changes of the catalogue.
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

/** Everything under a tag, or one row by its id: a changed price leaves the prices of other articles cached. */
export type CacheTag = ChangeTag | `${ChangeTag} ${number}`;

const channel = 'bouwpoort_changes';
/** Their sum is how long a connection that was cut silently counts as open. */
const defaultTiming: PulseTiming = { pulse: 1000, answerWithin: 2000 };
const reconnectDelayMs = [100, 500, 2000, 5000];

/** Notifies this process of changes in the database by any other process, or by a person with psql. */
export interface Changes {
  /** The handler gets the ids of the changed rows, or nothing when any may have changed. */
  onChange(tag: ChangeTag, handler: ChangeHandler): void;
  /**
   * Called with false when the connection breaks and with true when it is back; in between anything may have changed.
   */
  onConnection(handler: (live: boolean) => void): void;
  readonly live: boolean;
  /** Resolves when handlers were called for everything committed before this call. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export type ChangeHandler = (ids?: readonly number[]) => void;

/** For a program that reads once and ends: it gets no notifications, so it caches nothing. */
export const noListener: Changes = {
  live: false,
  onChange: () => undefined,
  onConnection: () => undefined,
  caughtUp: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

interface PulseTiming {
  /** How often the connection is tested, in milliseconds. */
  pulse: number;
  answerWithin: number;
}

export async function listenForChanges(url: string, timing = defaultTiming): Promise<Changes> {
  const listener = new ChangeListener(url, timing);
  await listener.start();
  return listener;
}

/** One connection that does nothing but listen: NOTIFY reaches a session, and pooled sessions come and go. */
class ChangeListener implements Changes {
  readonly #url: string;
  readonly #timing: PulseTiming;
  readonly #changeHandlers = new Map<string, ChangeHandler[]>();
  readonly #connectionHandlers: ((live: boolean) => void)[] = [];
  #client: pg.Client | undefined;
  #closed = false;
  #pulse: NodeJS.Timeout | undefined;

  constructor(url: string, timing: PulseTiming) {
    this.#url = url;
    this.#timing = timing;
  }

  get live(): boolean {
    return this.#client !== undefined;
  }

  onChange(tag: ChangeTag, handler: ChangeHandler): void {
    this.#changeHandlers.set(tag, [...(this.#changeHandlers.get(tag) ?? []), handler]);
  }

  onConnection(handler: (live: boolean) => void): void {
    this.#connectionHandlers.push(handler);
  }

  /** A session delivers its notifications before it answers the next query; one that does not answer is lost. */
  async caughtUp(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => this.#lose(client));
  }

  /** A slow database must not prevent the start; notifications then begin a little later. */
  async start(): Promise<void> {
    await this.#open().catch(() => void this.#reopen());
  }

  async #open(): Promise<void> {
    const { pulse, answerWithin } = this.#timing;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => {
      const [tag = '', numbers] = (payload ?? '').split(' ');
      const ids = numbers?.split(',').map(Number);
      for (const handler of this.#changeHandlers.get(tag) ?? []) handler(ids);
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
      await sleep(reconnectDelayMs[Math.min(attempt, reconnectDelayMs.length - 1)], undefined, { ref: false });
      try {
        if (!this.#closed) await this.#open();
        return;
      } catch {
        // The database is not back yet: the loop retries, and nothing is cached in the meantime.
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#pulse);
    await this.#client?.end();
  }
}
