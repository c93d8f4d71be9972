import type { Batch, BatchError } from '@bouwpoort/contract/exchange/batches';
import { type ExchangeEntity, type ExchangeScope, exchangeScopes } from '@bouwpoort/contract/exchange/records';
import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import { addApiKey, type NewApiKey } from '../src/exchange/connections/api-keys.ts';
import type { Database } from '../src/foundation/database/database.ts';
import { query } from '../src/foundation/database/prepared.ts';
import type { TestApp } from './test-app.ts';

/** A program that exchanges data with the shop, with a key of its own. */
export class TestSource {
  readonly #app: TestApp;
  readonly headers: Record<string, string>;
  readonly keyId: number;

  constructor(app: TestApp, keyId: number, key: string) {
    this.#app = app;
    this.keyId = keyId;
    this.headers = { authorization: `Bearer ${key}` };
  }

  send(entity: ExchangeEntity, lines: readonly unknown[], query = '', headers = {}): Promise<LightMyRequestResponse> {
    const payload = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    return this.sendBytes(entity, Buffer.from(`${payload}\n`), query, headers);
  }

  sendBytes(entity: ExchangeEntity, payload: Buffer, query = '', headers = {}): Promise<LightMyRequestResponse> {
    return this.#app.app.inject({
      method: 'POST',
      url: `/api/exchange/v1/${entity}/batches${query}`,
      headers: { ...this.headers, 'content-type': 'application/x-ndjson', ...headers },
      payload,
    });
  }

  /** Sends a batch and applies it. */
  async apply(entity: ExchangeEntity, lines: readonly unknown[], query = ''): Promise<Batch> {
    const answer = await this.send(entity, lines, query);
    if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.payload}`);
    await this.#app.runJobs();
    await this.#app.caughtUp();
    const batch = await this.batch(entity, answer.json().id);
    if (batch.state === 'finished') return batch;
    throw new Error(`the batch is ${batch.state}: ${JSON.stringify(this.#app.logged.filter(({ err }) => err).at(-1))}`);
  }

  async batch(entity: ExchangeEntity, id: number): Promise<Batch> {
    return (await this.get(`/${entity}/batches/${id}`)).json();
  }

  async errors(entity: ExchangeEntity, id: number): Promise<BatchError[]> {
    const { payload } = await this.get(`/${entity}/batches/${id}/errors`);
    return payload
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  get(path: string): Promise<LightMyRequestResponse> {
    return this.#app.app.inject({ url: `/api/exchange/v1${path}`, headers: this.headers });
  }

  call(method: 'PUT' | 'DELETE' | 'POST', path: string, payload?: object): Promise<LightMyRequestResponse> {
    const url = `/api/exchange/v1${path}`;
    return this.#app.app.inject({ method, url, headers: this.headers, ...(payload ? { payload } : {}) });
  }
}

export async function addSource(
  app: TestApp,
  given: Partial<Omit<NewApiKey, 'scopes'>> & { scopes?: readonly ExchangeScope[] } = {},
): Promise<TestSource> {
  const { id, key } = await addApiKey(app.context, {
    source: 'pim',
    scopes: exchangeScopes,
    ventureIds: ['210'],
    ...given,
  });
  return new TestSource(app, id, key);
}

/** Waits until readers see all changes so far: a transaction anywhere in the cluster can delay them. */
export async function waitUntilChangesVisible(db: Database): Promise<void> {
  const [now] = await query<{ id: string }>(db, 'select pg_current_xact_id()::text as id');
  await vi.waitFor(
    async () => {
      const [horizon] = await query<{ isPast: boolean }>(
        db,
        `select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as "isPast"`,
        [now?.id],
      );
      expect(horizon?.isPast).toBe(true);
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Records of a small shop, in the order of import. */
export const smallShop = {
  category: [
    { externalId: 'c-plaat', name: 'Plaatmateriaal nieuw', position: 5 },
    { externalId: 'c-gips', name: 'Gipsplaten nieuw', parent: 'c-plaat' },
  ],
  feature: [{ externalId: 'pim-dikte', name: 'Dikte (PIM)', unit: 'mm', isFilter: true }],
  product: [
    { externalId: 'p-1', name: 'Vlokplaat Zwaluw', category: 'c-gips', brand: 'Zwaluw', vatRate: 21 },
    { externalId: 'p-2', name: 'Kierplaat Zwaluw', category: 'c-gips', brand: 'Zwaluw' },
  ],
  variant: [
    {
      ...{ externalId: 'v-1', product: 'p-1', articleCode: 'ZW-001', name: 'Vlokplaat Zwaluw 12,5 mm' },
      ...{ salesUnit: 'PG', priceUnit: 'MTK', features: { 'pim-dikte': 12.5 } },
      units: [
        { code: 'MTK', name: '', ratio: '1' },
        { code: 'PG', name: '', ratio: '3.12', gtin: '8712345678906' },
      ],
    },
    {
      ...{ externalId: 'v-2', product: 'p-2', articleCode: 'ZW-002', name: 'Kierplaat Zwaluw 9 mm', salesUnit: 'PCE' },
      units: [{ code: 'PCE', name: 'stuk', ratio: 1 }],
    },
  ],
  'list-price': [
    { externalId: 'l-1', variant: 'v-1', priceDelivery: '4.25', pricePickup: '4.05' },
    { externalId: 'l-2', articleCode: 'ZW-002', priceDelivery: '7.5' },
  ],
} as const satisfies Partial<Record<ExchangeEntity, readonly object[]>>;

export async function applyAll(source: TestSource, shop: Partial<Record<ExchangeEntity, readonly object[]>>) {
  const batches: Batch[] = [];
  for (const [entity, lines] of Object.entries(shop)) {
    batches.push(await source.apply(entity as ExchangeEntity, lines));
  }
  return batches;
}
