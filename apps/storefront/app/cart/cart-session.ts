import type { Cart as ServerCart } from '@bouwpoort/contract/cart';
import type { Client } from '@bouwpoort/contract/client';
import { readSessionCookies } from '@bouwpoort/contract/session-cookies';
import { showAmount } from '@bouwpoort/trade/quantity-words';
import { browserApi } from '../http/api.ts';
import { randomKey } from '../http/random-key.ts';
import { clearHiddenPrices } from '../session/device-caches.ts';
import { type CartWay, isPickedUp, maxLines, type NewCartLine, newLine, noWay } from './cart.ts';
import { type CartState, hasUnsent, noState, viewOf } from './cart-batches.ts';
import { CartDevice, cartIn, cartKey, openStorage } from './cart-device.ts';
import type { CartIntent } from './cart-intents.ts';
import { cartOf } from './cart-mapping.ts';
import { CartQueue, type CartQueueEvents, type IntentOutcome, type Settled } from './cart-queue.ts';
import { type CartOwner, cartServer } from './cart-server.ts';
import { noCartSnapshot, type PickupChange, showNotice, useCartStore } from './cart-store.ts';
import { claimTab } from './cart-tabs.ts';
import { pause } from './pause.ts';

export interface AddOptions {
  quietly?: boolean;
  /** With it the whole cart becomes one that is picked up there: an order is got in one way. */
  pickUpAt?: string | undefined;
}

/** Everything that is done with the cart of the user, in this window. */
export interface CartSession {
  intend(intent: CartIntent): Promise<IntentOutcome>;
  add(line: NewCartLine, options?: AddOptions): Promise<IntentOutcome>;
  read(): Promise<void>;
  settled(): Promise<Settled>;
  /** A request that changes the cart in another way and returns it; no write runs at the same time. */
  exclusively<T>(task: (api: Client, cartId: number) => Promise<{ cart: ServerCart; value: T }>): Promise<T>;
  stop(): void;
}

/** Coming back to a window shows what other devices did; not more often than this. */
const readAgainAfter = 5000;

export async function startCartSession({
  seesPrices,
  ...owner
}: CartOwner & { seesPrices: boolean }): Promise<CartSession | null> {
  // Before the device is read. A page from before the right was withdrawn has prices in its memory too.
  if (clearHiddenPrices(seesPrices)) {
    window.location.reload();
    return null;
  }
  const customerId = readSessionCookies(document.cookie).siteUser?.customerId;
  if (!customerId) {
    useCartStore.setState({ ...noCartSnapshot, status: 'forbidden', problem: 'noCustomer' });
    return null;
  }
  const device = new CartDevice(openStorage(), owner);
  const tab = await claimTab(device);
  const api = browserApi(owner.ventureId);
  const server = cartServer(api, owner, customerId);
  const initial: CartState = { ...noState, cart: device.readCart(), ...device.readUnsent(tab.name) };
  const queue = new CartQueue({ server, initial, newKey: randomKey, pause, events: shownEvents(device, tab.name) });

  show(initial);
  queue.resume();
  for (const orphan of tab.orphans) void sendOrphan(orphan);
  let lastRead = Date.now();
  void queue.read();

  /** Unsent changes of a closed window go to the server, and come back to this window like any other change. */
  async function sendOrphan({ name, release }: { name: string; release: () => void }): Promise<void> {
    const left = new CartQueue({
      server,
      initial: { ...noState, ...device.readUnsent(name) },
      newKey: randomKey,
      pause,
      events: { ...silent, changed: (state) => keepUnsent(device, name, state) },
    });
    left.resume();
    if ((await left.settled()) === 'sent') void queue.read();
    left.close();
    release();
  }

  const readIfOld = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastRead < readAgainAfter) return;
    lastRead = Date.now();
    void queue.read();
  };
  const reconnect = () => {
    queue.retryNow();
    void queue.read();
  };
  const follow = ({ key, newValue }: StorageEvent) => {
    const cart = key === cartKey(owner) ? cartIn(newValue) : null;
    if (cart) queue.saw(cart);
  };
  document.addEventListener('visibilitychange', readIfOld);
  window.addEventListener('focus', readIfOld);
  window.addEventListener('online', reconnect);
  window.addEventListener('storage', follow);

  const setWay = (shipment: CartWay) => queue.intend({ kind: 'shipment', shipment });

  /** Nothing where it is picked up there already. */
  const pickUpAt = (branchId: string): PickupChange | undefined => {
    const { deliveryMethodId, pickupBranchId } = viewOf(queue.state)?.shipment ?? noWay;
    if (pickupBranchId === branchId) return undefined;
    void setWay({ deliveryMethodId: 'instorepickup', pickupBranchId: branchId });
    const mayBeDelivered = readSessionCookies(document.cookie).customer?.hasDeliverystop !== true;
    const before = { deliveryMethodId, pickupBranchId };
    return { branchId, before, wasDelivered: !isPickedUp(before) && mayBeDelivered };
  };

  return {
    intend: (intent) => queue.intend(intent),
    async add(given, { quietly = false, pickUpAt: branchId } = {}) {
      const line = newLine(given);
      const lines = viewOf(queue.state)?.lineItems ?? [];
      if (lines.length >= maxLines && !lines.some(({ variantGuid }) => variantGuid === line.variantGuid)) {
        showNotice({ kind: 'tooManyLines' });
        return 'refused';
      }
      useCartStore.setState({ checkoutStep: 1 });
      const pickup = branchId === undefined ? undefined : pickUpAt(branchId);
      const amount = showAmount(line.quantity, line.salesUnit);
      if (!quietly) showNotice({ kind: 'added', name: line.name, amount, ...(pickup && { pickup }) });
      const outcome = await queue.intend({ kind: 'add', line });
      // What was to be picked up is not there: the rest is got as before.
      if (pickup && outcome === 'refused') void setWay(pickup.before);
      return outcome;
    },
    read: () => queue.read(),
    settled: () => queue.settled(),
    exclusively: (task) =>
      queue.exclusively(async (cartId) => {
        const { cart, value } = await task(api, cartId);
        return { cart: cartOf(cart), value };
      }),
    stop() {
      queue.close();
      document.removeEventListener('visibilitychange', readIfOld);
      window.removeEventListener('focus', readIfOld);
      window.removeEventListener('online', reconnect);
      window.removeEventListener('storage', follow);
    },
  };
}

const silent: CartQueueEvents = {
  changed: () => undefined,
  refused: (refusal) => console.warn(refusal),
  forbidden: (error) => console.warn(error),
  trouble: () => undefined,
};

function show(state: CartState): void {
  const cart = viewOf(state);
  useCartStore.setState({ cart, status: cart ? 'ready' : 'loading', unsent: hasUnsent(state) });
}

function keepUnsent(device: CartDevice, tab: string, state: CartState): void {
  const { batch, pending } = state;
  device.keepUnsent(tab, hasUnsent(state) ? { batch, pending } : null);
}

/** What happens to the cart, on screen and on the device. */
function shownEvents(device: CartDevice, tab: string): CartQueueEvents {
  let kept = device.readCart();
  return {
    changed(state) {
      // Dropped on 401, 403 and 404 only: they come here with no cart at all (decisions: Cart, checkout, orders).
      if (state.cart !== kept) device.keepCart(state.cart);
      kept = state.cart;
      keepUnsent(device, tab, state);
      show(state);
    },
    refused({ message, mistakes }) {
      const names = [...mistakes.keys()].map((guid) => nameOf(guid));
      showNotice({ kind: 'refused', names, reason: [...mistakes.values()][0] ?? message });
    },
    forbidden(error) {
      useCartStore.setState({ status: 'forbidden', problem: error.message, cart: null });
    },
    trouble(failures, error) {
      if (error !== undefined) console.warn(error);
      const wasLost = !useCartStore.getState().connected;
      const { cart, unsent } = useCartStore.getState();
      useCartStore.setState({
        connected: failures === 0,
        status: cart ? 'ready' : failures > 0 ? 'failed' : 'loading',
      });
      if (wasLost && failures === 0 && unsent) showNotice({ kind: 'reconnected' });
    },
  };
}

function nameOf(variantGuid: string): string {
  const line = useCartStore.getState().cart?.lineItems.find((one) => one.variantGuid === variantGuid);
  return line?.name ?? '';
}
