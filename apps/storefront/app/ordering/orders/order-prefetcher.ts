import type { QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { sessionEvents } from '../../frame/visitor/session-events.ts';
import { loadOrderView, type OrderView } from './load-order-view.ts';
import type { ProjectAddress } from './project-address.ts';

/** decisions, Cart, checkout, orders: details are fetched lazily, this many at a time. */
export const maxConcurrent = 4;

/** Milliseconds. Long enough to open an order after pointing at it, too short to show an outdated one. */
const ttl = 2 * 60 * 1000;

const queryKeyPrefix = ['order ahead'];

/** Prefetches orders that may be opened next into a query client, a few at a time. */
export class OrderPrefetcher<T> {
  readonly #client: QueryClient;
  readonly #load: (orderId: string) => Promise<T>;
  #waiting: string[] = [];

  constructor(client: QueryClient, load: (orderId: string) => Promise<T>) {
    this.#client = client;
    this.#load = load;
  }

  prefetch(orderId: string): void {
    // The order pointed at last is the most likely to be opened; the oldest in the queue is dropped.
    this.#waiting = [orderId, ...this.#waiting.filter((id) => id !== orderId)].slice(0, maxConcurrent);
    this.#next();
  }

  /** At once, for an action that needs it. */
  load(orderId: string): Promise<T> {
    return this.#client.fetchQuery(this.#query(orderId));
  }

  peek(orderId: string): T | undefined {
    return this.#client.getQueryData([...queryKeyPrefix, orderId]);
  }

  /** After a cancellation (C 4.1): a fetch in flight has the order before it. */
  drop(orderId: string): void {
    this.#waiting = this.#waiting.filter((id) => id !== orderId);
    this.#client.removeQueries({ queryKey: [...queryKeyPrefix, orderId] });
  }

  dropAll(): void {
    this.#waiting = [];
    this.#client.removeQueries({ queryKey: queryKeyPrefix });
  }

  #next(): void {
    while (this.#client.isFetching({ queryKey: queryKeyPrefix }) < maxConcurrent) {
      const orderId = this.#waiting.shift();
      if (orderId === undefined) return;
      void this.#client.prefetchQuery(this.#query(orderId)).then(() => this.#next());
    }
  }

  #query(orderId: string) {
    return {
      queryKey: [...queryKeyPrefix, orderId],
      queryFn: () => this.#load(orderId),
      staleTime: ttl,
      gcTime: ttl,
    };
  }
}

interface Owner {
  userId: string;
  ventureId: string;
  useOrderApiCodit: boolean;
  projects: ProjectAddress[];
}

let current: { owner: Owner; orders: OrderPrefetcher<OrderView> } | undefined;

/** Starts empty for another user or another venture. */
export function orderPrefetcherFor(owner: Owner): OrderPrefetcher<OrderView> {
  if (current?.owner.userId !== owner.userId || current.owner.ventureId !== owner.ventureId) {
    current?.orders.dropAll();
    const onMissing = (error: unknown) => console.warn(error);
    const load = (orderId: string) => loadOrderView(browserApi(owner.ventureId), orderId, { ...owner, onMissing });
    current = { owner, orders: new OrderPrefetcher(browserQueries(), load) };
  }
  return current.orders;
}

/** For the loader of the order page, which runs before the user is known. */
export function prefetchedOrder(
  orderId: string,
): (OrderView & Pick<Owner, 'useOrderApiCodit' | 'projects'>) | undefined {
  const view = current?.orders.peek(orderId);
  if (!current || !view) return undefined;
  const { useOrderApiCodit, projects } = current.owner;
  return { ...view, useOrderApiCodit, projects };
}

export function dropPrefetchedOrder(orderId: string): void {
  current?.orders.drop(orderId);
}

// P 4.1: logging out clears the orders.
sessionEvents.loggedOut.listen(() => {
  current?.orders.dropAll();
  current = undefined;
});
