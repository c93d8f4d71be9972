import type { CartPayload } from '@bouwpoort/contract/ordering/cart';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { propertyRuns } from '../../../../../tools/property-runs.ts';
import type { Cart, CartLine } from './cart.ts';
import { type CartBatch, type CartState, emptyCartState, viewOf } from './cart-batches.ts';
import type { CartIntent } from './cart-intents.ts';
import { CartConflict, CartForbidden, CartMissing, CartQueue, CartRefusal, type CartServer } from './cart-queue.ts';
import { anyIntent, noShipment, noTotals, sampleLine } from './cart-samples.ts';

type Amounts = Record<string, number>;
const amountsOf = (lines: readonly Pick<CartLine, 'variantGuid' | 'quantity'>[]): Amounts =>
  Object.fromEntries(lines.map(({ variantGuid, quantity }) => [variantGuid, quantity]));

/** The simple model: a list of amounts, changed by one intent after the other. */
function modelAfter(amounts: Amounts, intent: CartIntent): Amounts {
  const next = { ...amounts };
  const set = (guid: string, quantity: number) => {
    if (quantity > 0) next[guid] = quantity;
    else delete next[guid];
  };
  if (intent.kind === 'empty') return {};
  if (intent.kind === 'add') set(intent.line.variantGuid, (next[intent.line.variantGuid] ?? 0) + intent.line.quantity);
  if (intent.kind === 'remove') set(intent.variantGuid, 0);
  if (intent.kind === 'change' && next[intent.variantGuid]) {
    set(intent.variantGuid, (next[intent.variantGuid] ?? 0) + intent.delta);
  }
  if (intent.kind === 'set' && next[intent.variantGuid]) set(intent.variantGuid, intent.quantity);
  return next;
}

type Fate = 'arrives' | 'requestLost' | 'answerLost' | 'serverError';

/**
 * A fake server that writes as the real one does: on the version it was made from, once per key; and updates the model.
 */
class FakeServer {
  cart: Cart = {
    id: 7,
    version: 0,
    customerId: '510001',
    market: '210',
    lineItems: [],
    shipment: noShipment,
    totals: noTotals,
  };
  model: Amounts = {};
  requests = 0;
  readonly written: CartIntent[] = [];
  readonly #keys = new Set<string>();

  write({ key, payload, intents }: CartBatch): Cart {
    this.requests++;
    if (this.#keys.has(key)) return this.cart;
    if (payload.version !== this.cart.version) throw new CartConflict(this.cart);
    this.#keys.add(key);
    this.cart = { ...this.cart, version: this.cart.version + 1, lineItems: linesOf(payload) };
    for (const intent of intents) this.model = modelAfter(this.model, intent);
    this.written.push(...intents);
    return this.cart;
  }
}

function linesOf({ shipments }: CartPayload): CartLine[] {
  return (shipments[0]?.lineItems ?? []).map(({ contentId, quantity }) => ({
    ...sampleLine(contentId, quantity),
    id: 1,
  }));
}

/** Holds everything that takes time until the test lets it go on. */
class Hold {
  readonly #pending: (() => void)[] = [];
  wait = (): Promise<void> => new Promise((resolve) => this.#pending.push(resolve));
  get isEmpty(): boolean {
    return this.#pending.length === 0;
  }
  release(which: number): void {
    this.#pending.splice(which % this.#pending.length, 1)[0]?.();
  }
}

const noEvents = {
  changed: () => undefined,
  refused: () => undefined,
  forbidden: () => undefined,
  connectionChanged: () => undefined,
};
let keys = 0;
const newKey = () => `key-${keys++}`;

function connection(server: FakeServer, hold: Hold, nextFate: () => Fate): CartServer {
  return {
    async open() {
      await hold.wait();
      if (nextFate() !== 'arrives') throw new TypeError('Failed to fetch');
      return server.cart;
    },
    async update(batch) {
      await hold.wait();
      const fate = nextFate();
      if (fate === 'requestLost' || fate === 'serverError') throw new TypeError(fate);
      try {
        const cart = server.write(batch);
        await hold.wait();
        if (fate === 'answerLost') throw new TypeError('Failed to fetch');
        return cart;
      } catch (error) {
        if (fate === 'answerLost') throw new TypeError('Failed to fetch');
        throw error;
      }
    },
  };
}

/** Promises that can go on have gone on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const anyFate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Fate>('arrives') },
  { weight: 1, arbitrary: fc.constant<Fate>('requestLost') },
  { weight: 1, arbitrary: fc.constant<Fate>('answerLost') },
  { weight: 1, arbitrary: fc.constant<Fate>('serverError') },
);
/** Either something is done by one of the two, or something that is under way arrives. */
const anyMove = fc.oneof(
  fc.record({ client: fc.constantFrom(0, 1), intent: anyIntent }),
  fc.record({ release: fc.nat({ max: 7 }) }),
  fc.record({ reload: fc.constantFrom(0, 1) }),
);

test('two clients, conflicts, lost requests and lost answers: always equal to a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyMove, { minLength: 2, maxLength: 24 }),
      fc.array(anyFate, { maxLength: 12 }),
      async (moves, fates) => {
        const server = new FakeServer();
        const hold = new Hold();
        let asked = 0;
        const shared = connection(server, hold, () => fates[asked++] ?? 'arrives');
        const start = (initial: CartState) =>
          new CartQueue({ server: shared, events: noEvents, initial, newKey, sleep: hold.wait });
        const clients = [start(emptyCartState), start(emptyCartState)];
        const intended: CartIntent[] = [];
        for (const move of moves) {
          if ('client' in move) {
            intended.push(move.intent);
            clients[move.client]?.enqueue(move.intent);
          } else if ('reload' in move) {
            // The device has stored what was under way; the page that stored it is gone.
            const kept = clients[move.reload]?.state ?? emptyCartState;
            clients[move.reload]?.close();
            clients[move.reload] = start(structuredClone(kept));
            clients[move.reload]?.resume();
          } else if (!hold.isEmpty) hold.release(move.release);
          await Promise.resolve();
        }
        for (let turn = 0; turn < 400; turn++) {
          await settle();
          if (hold.isEmpty) break;
          while (!hold.isEmpty) hold.release(turn);
        }
        expect(hold.isEmpty).toBe(true);
        expect(amountsOf(server.cart.lineItems)).toEqual(server.model);
        for (const client of clients) {
          expect(client.state).toMatchObject({ batch: null, pending: [] });
          await releaseAll(hold, client.read());
          expect(amountsOf(viewOf(client.state)?.lineItems ?? [])).toEqual(server.model);
        }
        // Emptying makes what came before it pointless: only then it need not be sent.
        if (!intended.some(({ kind }) => kind === 'empty')) {
          expect(added(server.written)).toEqual(added(intended));
        }
        const alone = new Set(moves.flatMap((move) => ('client' in move ? [move.client] : []))).size === 1;
        if (alone) expect(amountsOf(server.cart.lineItems)).toEqual(intended.reduce(modelAfter, {}));
      },
    ),
    { numRuns: propertyRuns(10_000) },
  );
}, 120_000);

async function releaseAll(hold: Hold, until: Promise<unknown>): Promise<void> {
  let over = false;
  void until.then(() => {
    over = true;
  });
  while (!over) {
    if (!hold.isEmpty) hold.release(0);
    await settle();
  }
}

/** Each intent counts once, not twice and not never. */
function added(intents: readonly CartIntent[]): number {
  return intents.reduce((sum, intent) => sum + (intent.kind === 'add' ? intent.line.quantity : 0), 0);
}

describe('one client', () => {
  function client(update: CartServer['update'], initial: Partial<CartState> = {}) {
    const reported: string[] = [];
    const server = new FakeServer();
    const queue = new CartQueue({
      server: { open: async () => server.cart, update },
      events: {
        changed: () => undefined,
        refused: (refusal) => reported.push(`refused ${[...refusal.mistakes.keys()]}`),
        forbidden: () => reported.push('forbidden'),
        connectionChanged: (failures) => reported.push(`trouble ${failures}`),
      },
      initial: { ...emptyCartState, ...initial },
      newKey,
      sleep: async () => undefined,
    });
    return { queue, reported, server };
  }
  const add = (guid: string): CartIntent => ({ kind: 'add', line: sampleLine(guid, 1) });

  test('fifty quick clicks end in the right number with few requests', async () => {
    const hold = new Hold();
    const server = new FakeServer();
    const queue = new CartQueue({
      server: connection(server, hold, () => 'arrives'),
      events: noEvents,
      initial: emptyCartState,
      newKey,
      sleep: hold.wait,
    });
    queue.enqueue(add('a'));
    for (let click = 0; click < 50; click++) {
      queue.enqueue({ kind: 'change', variantGuid: 'a', delta: 1 });
      if (click % 10 === 9) hold.release(0);
      await settle();
    }
    await releaseAll(hold, queue.settled());
    expect(amountsOf(server.cart.lineItems)).toEqual({ a: 51 });
    expect(server.requests).toBeLessThanOrEqual(4);
  });

  test('a change the server refuses is reported and dropped; the rest is sent', async () => {
    const sent: string[][] = [];
    const { queue, reported, server } = client(async (batch) => {
      sent.push((batch.payload.shipments[0]?.lineItems ?? []).map(({ code }) => code));
      if (sent.length === 1) throw new CartRefusal('no', new Map([['b', 'Dit artikel is niet te bestellen']]));
      return server.write(batch);
    });
    for (const guid of ['a', 'b', 'c']) queue.enqueue(add(guid));
    expect(await queue.settled()).toBe('sent');
    expect(sent).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ]);
    expect(reported).toEqual(['refused b']);
  });

  test('each intent has a result of its own: refused or accepted', async () => {
    let isFirst = true;
    const { queue, server } = client(async (batch) => {
      if (!isFirst) return server.write(batch);
      isFirst = false;
      throw new CartRefusal('no', new Map([['b', 'Dit artikel is niet te bestellen']]));
    });
    const outcomes = [
      queue.enqueue(add('a')),
      queue.enqueue(add('b')),
      queue.enqueue({ kind: 'change', variantGuid: 'b', delta: 1 }),
      queue.enqueue({ kind: 'change', variantGuid: 'b', delta: 2 }),
    ];
    expect(await Promise.all(outcomes)).toEqual(['sent', 'refused', 'refused', 'refused']);
  });

  test('an increase of an existing line can be refused too', async () => {
    const { queue, server } = client(async (batch) => server.write(batch));
    expect(await queue.enqueue(add('a'))).toBe('sent');
    const { queue: full } = client(() => Promise.reject(new CartRefusal('no', new Map([['a', 'Te veel']]))), {
      cart: queue.state.cart,
    });
    expect(await full.enqueue(add('a'))).toBe('refused');
    expect(amountsOf(viewOf(full.state)?.lineItems ?? [])).toEqual({ a: 1 });
  });

  test('a refusal without names is of everything that was sent, and of nothing that came later', async () => {
    let later: Promise<string> | undefined;
    const { queue, server } = client(async (batch) => {
      if (later) return server.write(batch);
      later = queue.enqueue(add('c'));
      throw new CartRefusal('no', new Map());
    });
    expect(await Promise.all([queue.enqueue(add('a')), queue.enqueue(add('b'))])).toEqual(['refused', 'refused']);
    expect(await later).toBe('sent');
  });

  test('accepted changes stay accepted when later ones are refused', async () => {
    let next: Promise<string> | undefined;
    const { queue, server } = client(async (batch) => {
      if (next) throw new CartRefusal('no', new Map());
      next = queue.enqueue(add('b'));
      return server.write(batch);
    });
    expect(await queue.enqueue(add('a'))).toBe('sent');
    expect(await next).toBe('refused');
  });

  test('a cart that is gone is replaced, and pending changes are applied to the new one', async () => {
    let gone = true;
    const { queue, server } = client(async (batch) => {
      if (gone) {
        gone = false;
        throw new CartMissing();
      }
      return server.write(batch);
    });
    queue.enqueue(add('a'));
    await queue.settled();
    expect(amountsOf(server.cart.lineItems)).toEqual({ a: 1 });
  });

  test('one that is lost again and again, or not for this visitor, is given up', async () => {
    for (const error of [new CartMissing(), new CartForbidden()]) {
      const { queue, reported } = client(() => Promise.reject(error));
      expect(await queue.enqueue(add('a'))).toBe('refused');
      expect(queue.state).toEqual(emptyCartState);
      expect(reported).toEqual(['forbidden']);
    }
  });

  test('without a connection it waits, says so, and loses nothing', async () => {
    let online = false;
    const { queue, reported, server } = client(async (batch) => {
      if (!online) throw new TypeError('Failed to fetch');
      return server.write(batch);
    });
    queue.enqueue(add('a'));
    expect(await queue.settled()).toBe('waiting');
    expect(amountsOf(viewOf(queue.state)?.lineItems ?? [])).toEqual({ a: 1 });
    online = true;
    queue.retryNow();
    expect(await queue.settled()).toBe('sent');
    expect(reported[0]).toBe('trouble 1');
    expect(reported.at(-1)).toBe('trouble 0');
    expect(server.model).toEqual({ a: 1 });
  });

  test('a task has the cart to itself, after what waits; without a connection it fails', async () => {
    const order: string[] = [];
    const { queue, server } = client(async (batch) => {
      order.push('write');
      return server.write(batch);
    });
    queue.enqueue(add('a'));
    const value = await queue.runExclusive(async (cartId) => {
      order.push(`task in ${cartId}`);
      return { cart: { ...server.cart, version: 9 }, value: 'done' };
    });
    expect(value).toBe('done');
    expect(order).toEqual(['write', 'task in 7']);
    expect(queue.state.cart?.version).toBe(9);

    const broken = client(() => Promise.reject(new TypeError('Failed to fetch')));
    broken.queue.enqueue(add('a'));
    await expect(broken.queue.runExclusive(() => Promise.reject(new Error('not reached')))).rejects.toThrow(
      'Failed to fetch',
    );
    broken.queue.close();
  });

  test("another window's newer cart is taken over, an older one is not", () => {
    const { queue, server } = client(async () => server.cart);
    queue.receive({ ...server.cart, version: 5, lineItems: [sampleLine('a', 5)] });
    queue.receive({ ...server.cart, version: 4, lineItems: [] });
    expect(queue.state.cart).toMatchObject({ version: 5, lineItems: [{ quantity: 5 }] });
  });

  test("another window's newer cart stays when the answer to a write, a read or a task comes after it", async () => {
    const hold = new Hold();
    const { queue, server } = client(async (batch) => {
      const answer = server.write(batch);
      await hold.wait();
      return answer;
    });
    const newer = () => ({ ...server.cart, version: server.cart.version + 1, lineItems: [sampleLine('a', 9)] });
    queue.enqueue(add('a'));
    await vi.waitFor(() => expect(hold.isEmpty).toBe(false), 30_000);
    queue.receive(newer());
    await releaseAll(hold, queue.settled());
    expect(queue.state).toMatchObject({ batch: null, cart: { version: 2, lineItems: [{ quantity: 9 }] } });

    const older = server.cart;
    await queue.runExclusive(async () => {
      queue.receive({ ...newer(), version: 3 });
      return { cart: older, value: 'done' };
    });
    expect(queue.state.cart).toMatchObject({ version: 3, lineItems: [{ quantity: 9 }] });

    const reading = queue.read();
    queue.receive({ ...newer(), version: 4 });
    await reading;
    expect(queue.state.cart).toMatchObject({ version: 4, lineItems: [{ quantity: 9 }] });
  });
});
