import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import type { Cart as ServerCart } from '@bouwpoort/contract/ordering/cart';
import type { Client } from '@bouwpoort/contract/program/client';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { clearHiddenPrices } from '../../frame/session/device-caches.ts';
import { type CartFulfilment, isPickedUp, maxLines, type NewCartLine, newLine, noFulfilment } from './cart.ts';
import { type CartState, emptyCartState, hasUnsent, viewOf } from './cart-batches.ts';
import type { CartIntent } from './cart-intents.ts';
import { cartOf } from './cart-mapping.ts';
import { CartQueue, type CartQueueEvents, type IntentOutcome, type Settled } from './cart-queue.ts';
import { type CartOwner, cartServer } from './cart-server.ts';
import { CartStorage, cartKey, openLocalStorage, parseCart } from './cart-storage.ts';
import { noCartSnapshot, type PickupChange, useCartStore } from './cart-store.ts';
import { claimTab } from './cart-tabs.ts';
import { showNotice } from './show-notice.ts';

export interface AddOptions {
  isSilent?: boolean;
  /** Changes the whole cart to pickup at this branch, because an order has one delivery method. */
  pickUpAt?: string | undefined;
}

/** The operations on the user's cart in this window. */
export interface CartSession {
  enqueue(intent: CartIntent): Promise<IntentOutcome>;
  add(line: NewCartLine, options?: AddOptions): Promise<IntentOutcome>;
  read(): Promise<void>;
  settled(): Promise<Settled>;
  /** Runs another request that changes the cart and returns it; no write runs at the same time. */
  runExclusive<T>(task: (api: Client, cartId: number) => Promise<{ cart: ServerCart; value: T }>): Promise<T>;
  stop(): void;
}

/** Milliseconds: returning to the window reads the changes of other devices at most this often. */
const minReadInterval = 5000;

export async function startCartSession({
  seesPrices,
  ...owner
}: CartOwner & { seesPrices: boolean }): Promise<CartSession | null> {
  // Before anything is read. A page loaded before the permission was withdrawn still has prices in memory.
  if (clearHiddenPrices(seesPrices)) {
    window.location.reload();
    return null;
  }
  const customerId = readSessionCookies(document.cookie).siteUser?.customerId;
  if (!customerId) {
    useCartStore.setState({ ...noCartSnapshot, status: 'forbidden', problem: 'noCustomer' });
    return null;
  }
  const storage = new CartStorage(openLocalStorage(), owner);
  const tab = await claimTab(storage);
  const api = browserApi(owner.ventureId);
  const server = cartServer(api, owner, customerId);
  const initial: CartState = { ...emptyCartState, cart: storage.readCart(), ...storage.readUnsent(tab.name) };
  const queue = new CartQueue({
    server,
    initial,
    newKey: randomKey,
    sleep,
    events: queueEvents(storage, tab.name),
  });

  publishState(initial);
  queue.resume();
  for (const orphan of tab.orphans) void sendOrphan(orphan);
  let lastRead = Date.now();
  void queue.read();

  /** Sends the unsent changes of a closed window; this window then reads them from the server. */
  async function sendOrphan({ name, release }: { name: string; release: () => void }): Promise<void> {
    const orphanQueue = new CartQueue({
      server,
      initial: { ...emptyCartState, ...storage.readUnsent(name) },
      newKey: randomKey,
      sleep,
      events: { ...silentEvents, changed: (state) => storeUnsent(storage, name, state) },
    });
    orphanQueue.resume();
    if ((await orphanQueue.settled()) === 'sent') void queue.read();
    orphanQueue.close();
    release();
  }

  const readIfStale = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastRead < minReadInterval) return;
    lastRead = Date.now();
    void queue.read();
  };
  const reconnect = () => {
    queue.retryNow();
    void queue.read();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const cart = key === cartKey(owner) ? parseCart(newValue) : null;
    if (cart) queue.receive(cart);
  };
  document.addEventListener('visibilitychange', readIfStale);
  window.addEventListener('focus', readIfStale);
  window.addEventListener('online', reconnect);
  window.addEventListener('storage', onStorage);

  const setFulfilment = (shipment: CartFulfilment) => queue.enqueue({ kind: 'shipment', shipment });

  /** Undefined when the cart is picked up there already. */
  const pickUpAt = (branchId: string): PickupChange | undefined => {
    const { deliveryMethodId, pickupBranchId } = viewOf(queue.state)?.shipment ?? noFulfilment;
    if (pickupBranchId === branchId) return undefined;
    void setFulfilment({ deliveryMethodId: 'instorepickup', pickupBranchId: branchId });
    const mayBeDelivered = readSessionCookies(document.cookie).customer?.hasDeliverystop !== true;
    const before = { deliveryMethodId, pickupBranchId };
    return { branchId, before, wasDelivered: !isPickedUp(before) && mayBeDelivered };
  };

  return {
    enqueue: (intent) => queue.enqueue(intent),
    async add(given, { isSilent = false, pickUpAt: branchId } = {}) {
      const line = newLine(given);
      const lines = viewOf(queue.state)?.lineItems ?? [];
      if (lines.length >= maxLines && !lines.some(({ variantGuid }) => variantGuid === line.variantGuid)) {
        showNotice({ kind: 'tooManyLines' });
        return 'refused';
      }
      useCartStore.setState({ checkoutStep: 1 });
      const pickup = branchId === undefined ? undefined : pickUpAt(branchId);
      const { name, quantity, salesUnit } = line;
      if (!isSilent) showNotice({ kind: 'added', name, quantity, salesUnit, ...(pickup && { pickup }) });
      const outcome = await queue.enqueue({ kind: 'add', line });
      // The line was refused, so the rest of the cart keeps its delivery method.
      if (pickup && outcome === 'refused') void setFulfilment(pickup.before);
      return outcome;
    },
    read: () => queue.read(),
    settled: () => queue.settled(),
    runExclusive: (task) =>
      queue.runExclusive(async (cartId) => {
        const { cart, value } = await task(api, cartId);
        return { cart: cartOf(cart), value };
      }),
    stop() {
      queue.close();
      document.removeEventListener('visibilitychange', readIfStale);
      window.removeEventListener('focus', readIfStale);
      window.removeEventListener('online', reconnect);
      window.removeEventListener('storage', onStorage);
    },
  };
}

const silentEvents: CartQueueEvents = {
  changed: () => undefined,
  refused: (refusal) => console.warn(refusal),
  forbidden: (error) => console.warn(error),
  connectionChanged: () => undefined,
};

function publishState(state: CartState): void {
  const cart = viewOf(state);
  useCartStore.setState({ cart, status: cart ? 'ready' : 'loading', unsent: hasUnsent(state) });
}

function storeUnsent(storage: CartStorage, tab: string, state: CartState): void {
  const { batch, pending } = state;
  storage.storeUnsent(tab, hasUnsent(state) ? { batch, pending } : null);
}

/** Shows and stores the state of the queue. */
function queueEvents(storage: CartStorage, tab: string): CartQueueEvents {
  let storedCart = storage.readCart();
  return {
    changed(state) {
      // Null only after a 401, 403 or 404, which remove the stored cart (decisions: Cart, checkout, orders).
      if (state.cart !== storedCart) storage.storeCart(state.cart);
      storedCart = state.cart;
      storeUnsent(storage, tab, state);
      publishState(state);
    },
    refused({ message, mistakes }) {
      const names = [...mistakes.keys()].map((guid) => nameOf(guid));
      showNotice({ kind: 'refused', names, reason: [...mistakes.values()][0] ?? message });
    },
    forbidden(error) {
      useCartStore.setState({ status: 'forbidden', problem: error.message, cart: null });
    },
    connectionChanged(failures, error) {
      if (error !== undefined) console.warn(error);
      const wasOffline = !useCartStore.getState().connected;
      const { cart, unsent } = useCartStore.getState();
      useCartStore.setState({
        connected: failures === 0,
        status: cart ? 'ready' : failures > 0 ? 'failed' : 'loading',
      });
      if (wasOffline && failures === 0 && unsent) showNotice({ kind: 'reconnected' });
    },
  };
}

function nameOf(variantGuid: string): string {
  const line = useCartStore.getState().cart?.lineItems.find((one) => one.variantGuid === variantGuid);
  return line?.name ?? '';
}

/** Resolves after `ms`, or when it is aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
