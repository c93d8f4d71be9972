import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadClient, LoadRequest, LoadResponse } from './bench-load.ts';
import { type Article, type Buyer, benchVenture } from './checkout-shop.ts';
import type { SeededRandom } from './faults-random.ts';

/** The outcomes of all checkouts, as the customers saw them. */
export interface CheckoutOutcomes {
  checkouts: number;
  /** Order numbers that were acknowledged to a customer. */
  orderIds: Set<string>;
  /** Sent to the bank, by how it ended there. */
  payments: Map<string, number>;
  /** Calls of the sandbox that were asked for. */
  callbacks: number;
  /** Asked again because nothing, or nothing useful, came back. */
  retries: number;
  unexpected: string[];
}

interface Payment {
  cartId: number;
  orderId: string;
  redirectUrl: string;
}

/** Nobody waits longer, and then presses again. */
const answerTimeoutMs = 30_000;
/** A shop that does not serve for this long is broken. */
const maxOutageMs = 10 * 60_000;

/**
 * A customer at the checkout who, like the storefront, repeats a request with the same key until there is an answer.
 */
export class FaultyShopper {
  readonly #client: Pick<LoadClient, 'ask'>;
  readonly #buyer: Buyer;
  readonly #random: SeededRandom;
  readonly #articles: readonly [Article, ...Article[]];
  readonly #outcomes: CheckoutOutcomes;

  constructor(
    client: Pick<LoadClient, 'ask'>,
    buyer: Buyer,
    chance: SeededRandom,
    articles: readonly [Article, ...Article[]],
    told: CheckoutOutcomes,
  ) {
    this.#client = client;
    this.#buyer = buyer;
    this.#random = chance;
    this.#articles = articles;
    this.#outcomes = told;
  }

  /** From a line in the cart to an order, or to an unfinished payment. */
  async checkOut(): Promise<void> {
    this.#outcomes.checkouts++;
    const cartId = await this.#fill();
    const isPaid = this.#random.is(0.6);
    // A customer who cancelled, or was refused, tries another way with the same cart, a limited number of times.
    for (let tries = 0; tries < 4; tries++) {
      const isDone = isPaid && tries < 2 ? await this.#payOnline(cartId) : await this.#orderOnAccount(cartId);
      if (isDone) return;
    }
  }

  async #fill(): Promise<number> {
    const { customerId } = this.#buyer;
    const path = `/api/carts/${customerId}/main/${benchVenture}/true`;
    const { id } = JSON.parse((await this.#until({ path }, [200])).text) as { id: number };
    const lines = [{ code: this.#random.pick(this.#articles).code, quantity: this.#random.whole(1, 5) }];
    const headers = { 'idempotency-key': randomUUID() };
    const added = await this.#until(
      { method: 'POST', path: `/api/carts/${id}/quickorder`, headers, body: { lines } },
      [200, 404],
    );
    // A payment of before came through after all and made an order of this cart: there is another.
    return added.status === 404 ? this.#fill() : id;
  }

  /** The number of the concept; nothing when the cart is gone, for then it was ordered. */
  async #prepare(cartId: number): Promise<string | undefined> {
    const { text } = await this.#until({ path: `/api/carts/${cartId}` }, [200, 404]);
    const cart = JSON.parse(text) as { shipments?: { lineItems: { deliveryDateAfter: string | null }[] }[] };
    const days = cart.shipments?.[0]?.lineItems.map(({ deliveryDateAfter }) => deliveryDateAfter ?? '') ?? [];
    const day = days.toSorted().at(-1);
    if (day === undefined) return undefined;
    const body = { preferredDeliveryDate: day, latestDeliveryDate: day, hasConfirmedLatestDeliveryDateExceeded: true };
    const path = `/api/carts/${cartId}/preparecheckout`;
    const answer = await this.#until({ method: 'POST', path, body }, [200, 400, 404]);
    if (answer.status !== 200) return undefined;
    const prepared = JSON.parse(answer.text) as { cart: { shipments: { salesOrderId: string }[] } };
    return prepared.cart.shipments[0]?.salesOrderId;
  }

  async #orderOnAccount(cartId: number): Promise<boolean> {
    const salesOrderId = await this.#prepare(cartId);
    if (salesOrderId === undefined) return true;
    const body = { paymentMethodName: 'invoice', salesOrderId };
    const answer = await this.#press({ method: 'POST', path: `/api/carts/${cartId}/converttoorder`, body });
    return this.#isOrdered(answer);
  }

  async #payOnline(cartId: number): Promise<boolean> {
    const salesOrderId = await this.#prepare(cartId);
    if (salesOrderId === undefined) return true;
    const body = { paymentMethodName: 'paynl', paymentOptionId: '10', paymentOptionSubId: '2', salesOrderId };
    const answer = await this.#press({ method: 'POST', path: `/api/carts/${cartId}/processpayments`, body });
    if (answer.status !== 200) return this.#isOrdered(answer);
    return this.#atTheBank({ ...(JSON.parse(answer.text) as Omit<Payment, 'cartId'>), cartId });
  }

  async #atTheBank({ cartId, orderId, redirectUrl }: Payment): Promise<boolean> {
    const chance = this.#random;
    const outcome = chance.is(0.6)
      ? 'successful'
      : chance.pick(['reservation', 'deviating', 'canceledByUser', 'refused', 'failed', 'notCompleted', 'close']);
    const calls = chance.whole(0, 3);
    const stayAway = chance.is(0.3);
    const fields = {
      outcome,
      deviation: chance.pick(['more', 'less']),
      delaySeconds: String(chance.pick([0, 0, 1, 3])),
      calls: String(calls),
      ...(chance.is(0.4) ? { wrongOrder: 'on' } : {}),
      ...(stayAway ? { stayAway: 'on' } : {}),
    };
    this.#outcomes.payments.set(outcome, (this.#outcomes.payments.get(outcome) ?? 0) + 1);
    if (outcome !== 'close') this.#outcomes.callbacks += calls + (fields.wrongOrder ? 1 : 0);
    const { origin, pathname } = new URL(redirectUrl);
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const form = new URLSearchParams(fields).toString();
    await this.#until({ method: 'POST', path: pathname, headers, body: form }, [200, 303]);
    if (stayAway || outcome === 'close') return true;
    const path = `/api/carts/${cartId}/verifypayments/${orderId}`;
    const { text } = await this.#until({ path }, [200]);
    const { confirmation } = JSON.parse(text) as { confirmation: { orderIds: string[] } | null };
    for (const id of confirmation?.orderIds ?? []) this.#outcomes.orderIds.add(id);
    return confirmation !== null;
  }

  /** Whether there is nothing left to do for this cart. */
  #isOrdered({ status, text }: LoadResponse): boolean {
    const answer = JSON.parse(text) as { orderIds?: string[]; payment?: { confirmation?: { orderIds: string[] } } };
    const ids = answer.orderIds ?? answer.payment?.confirmation?.orderIds ?? [];
    for (const id of ids) this.#outcomes.orderIds.add(id);
    if (ids.length > 0 || status === 404) return true;
    // The cart was prepared again since, or an earlier payment has an unknown outcome: try again.
    if (status !== 409) this.#outcomes.unexpected.push(`${status} ${text}`);
    return false;
  }

  /** The order button: one key until it is answered; a failure that is an answer ends the attempt. */
  async #press(asked: LoadRequest): Promise<LoadResponse> {
    for (let attempts = 0; ; attempts++) {
      const answer = await this.#until(
        { ...asked, headers: { 'idempotency-key': randomUUID() } },
        [200, 402, 404, 409, 500],
      );
      if (answer.status !== 500 || attempts === 50) return answer;
      this.#outcomes.retries++;
      await sleep(this.#random.between(100, 400));
    }
  }

  /** Until one of these statuses comes back. */
  async #until(asked: LoadRequest, statuses: readonly number[]): Promise<LoadResponse> {
    let last: LoadResponse | undefined;
    for (const end = Date.now() + maxOutageMs; Date.now() < end; ) {
      const answer = await this.#ask(asked);
      last = answer ?? last;
      if (answer && statuses.includes(answer.status)) return answer;
      if (answer && answer.status < 500) {
        this.#outcomes.unexpected.push(
          `${asked.method ?? 'GET'} ${asked.path}: ${answer.status} ${answer.text.slice(0, 300)}`,
        );
        throw new Error(`${asked.path} answers ${answer.status}`);
      }
      this.#outcomes.retries++;
      await sleep(this.#random.between(50, 400));
    }
    throw new Error(`${asked.path} is never answered otherwise than by ${last?.status} ${last?.text}`);
  }

  async #ask(asked: LoadRequest): Promise<LoadResponse | undefined> {
    const headers = { ...this.#buyer.headers, ...asked.headers };
    const answer = this.#client.ask({ ...asked, headers }).catch(() => undefined);
    return Promise.race([answer, sleep(answerTimeoutMs, undefined, { ref: false })]);
  }
}
