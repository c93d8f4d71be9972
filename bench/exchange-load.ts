import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/* A shop of any size, made as it is sent: the proportions are those of the budgets. */

export type Lines = Generator<object>;

const each = (count: number, make: (at: number) => object) =>
  function* (): Lines {
    for (let at = 0; at < count; at++) yield make(at);
  };

export function shopOf(products: number): Record<string, () => Lines> {
  const unit = (code: string, ratio: number) => ({ code, name: '', ratio: String(ratio) });
  const variant = (at: number) => `v${at}`;
  return {
    warehouse: each(6, (at) => ({ externalId: `w${at}`, branch: 'bouwpoort:2101', name: `Magazijn ${at}` })),
    category: each(200, (at) => ({ externalId: `c${at}`, name: `Categorie ${at}` })),
    product: each(products, product),
    variant: each(products * 2, (at) => ({
      ...{ externalId: variant(at), product: `p${at >> 1}`, articleCode: `ZW${at}`, name: `Zwaluwplaat ${at}` },
      salesUnit: 'PCE',
      units: [unit('PCE', 1), unit('BX', 10), unit('09', 400)],
    })),
    'list-price': each(products * 2, (at) => ({ externalId: `l${at}`, variant: variant(at), priceDelivery: '12.50' })),
    'price-agreement': each(products * 10, (at) => ({
      ...{ externalId: `a${at}`, variant: variant(Math.floor(at / 5)), customerGroup: `G${at % 5}` },
      ...{ priceDelivery: '11.25', validFrom: '2026-01-01' },
    })),
    stock: each(products * 12, (at) => ({
      ...{ externalId: `s${at}`, variant: variant(Math.floor(at / 6)), warehouse: `w${at % 6}` },
      quantity: String(at % 500),
    })),
  };
}

export function product(at: number): object {
  return {
    ...{ externalId: `p${at}`, name: `Zwaluwplaat ${at}`, category: `c${at % 200}`, brand: `Merk ${at % 50}` },
    description: `<p>Plaat ${at}, voor wanden en plafonds.</p>`,
  };
}

/** An entity comes before those that refer to it; the last three do not refer to each other. */
export const stages = [['warehouse', 'category'], ['product'], ['variant'], ['list-price', 'price-agreement', 'stock']];

/** A program that sends to one venture. */
export class Sender {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, key: string, ventureId: string) {
    this.#url = `${url}/api/exchange/v1`;
    this.#headers = { authorization: `Bearer ${key}`, 'venture-id': ventureId };
  }

  async send(entity: string, lines: Lines): Promise<number> {
    const sent = await fetch(`${this.#url}/${entity}/batches`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/x-ndjson' },
      body: pieces(lines) as unknown as ReadableStream,
      duplex: 'half',
    } as RequestInit);
    const batch = (await sent.json()) as { id: number };
    if (sent.status !== 202) throw new Error(`${entity} answers ${sent.status}: ${JSON.stringify(batch)}`);
    return batch.id;
  }

  async batch(entity: string, id: number): Promise<{ state: string; counts: Record<string, number> }> {
    const answer = await fetch(`${this.#url}/${entity}/batches/${id}`, { headers: this.#headers });
    return (await answer.json()) as { state: string; counts: Record<string, number> };
  }

  async errors(entity: string, id: number): Promise<string> {
    return (await fetch(`${this.#url}/${entity}/batches/${id}/errors`, { headers: this.#headers })).text();
  }

  /** Sends a batch and waits until it was applied; answers how many lines it had. */
  async apply(entity: string, lines: Lines): Promise<number> {
    const id = await this.send(entity, lines);
    for (;;) {
      const { state, counts } = await this.batch(entity, id);
      if ((counts.refused ?? 0) > 0) throw new Error(`${counts.refused} lines of ${entity} were refused`);
      if (state === 'finished') return counts.lines ?? 0;
      await sleep(200);
    }
  }
}

async function* pieces(lines: Lines): AsyncGenerator<Uint8Array> {
  let text = '';
  for (const line of lines) {
    text += `${JSON.stringify(line)}\n`;
    if (text.length < 256 * 1024) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

export async function addKey(database: pg.Pool, ventureIds: readonly string[]): Promise<string> {
  const key = 'bpk_bench-bench-bench-bench-bench-bench-bench-b';
  await database.query(`insert into exchange_source (name, created_at) values ('bench', now())`);
  await database.query(
    `insert into api_key (source_id, hash, scopes, venture_ids, networks, created_at)
     select id, $1, array['catalogue:write', 'prices:write', 'stock:write'], $2, '{}', now()
     from exchange_source where name = 'bench'`,
    [createHash('sha256').update(key).digest('base64url'), ventureIds],
  );
  return key;
}
