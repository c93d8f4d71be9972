import type pg from 'pg';

/**
 * A connection answers one statement at a time. Code that asks for several at once, because it may as well run on a pool,
 * has them wait for each other here, in their order.
 */
export class OneByOne {
  readonly #client: pg.ClientBase;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const answer = this.#last.then(() => this.#client.query<Row>(statement, values));
    // One that fails is its caller's to handle; the next is asked all the same.
    this.#last = answer.catch(() => undefined);
    return answer;
  }
}
