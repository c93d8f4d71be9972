import type { Cart } from '../cart/cart.ts';
import { detailsOf } from '../checkout-state/checkout-mapping.ts';
import type { CheckoutInfo, CheckoutStep } from '../checkout-state/checkout-state.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import type { Prepared } from './checkout-server.ts';

export type OrderingTask = 'delivery' | 'preparing' | 'placing';

export interface PreparedFor extends Prepared {
  /** The details that were sent; with any others the overview must be prepared again. */
  details: string;
}

/** The overview was prepared again because of a change elsewhere: the user must check it once more. */
interface OverviewChange {
  detail: string | null;
}

export interface OrderingState {
  step: CheckoutStep;
  /** One task at a time. */
  busy: OrderingTask | null;
  failure: CheckoutFailure | null;
  prepared: PreparedFor | null;
  changed: OverviewChange | null;
}

export type OrderingEvent =
  | { kind: 'started'; task: OrderingTask }
  | { kind: 'prepared'; prepared: PreparedFor }
  | { kind: 'overviewChanged'; change: OverviewChange | null }
  | { kind: 'failed'; failure: CheckoutFailure }
  | { kind: 'finished' }
  | { kind: 'stepShown'; step: CheckoutStep }
  | { kind: 'retried' }
  /** The browser restored the page from its bfcache; its tasks have ended. */
  | { kind: 'pageRestored' };

export function initialOrdering(step: CheckoutStep): OrderingState {
  return { step, busy: null, failure: null, prepared: null, changed: null };
}

export function orderingReducer(state: OrderingState, event: OrderingEvent): OrderingState {
  switch (event.kind) {
    case 'started':
      return { ...state, busy: event.task, failure: null };
    case 'prepared':
      return { ...state, prepared: event.prepared };
    case 'overviewChanged':
      return { ...state, changed: event.change };
    case 'failed': {
      const { failure } = event;
      return { ...state, failure, prepared: failure.kind === 'notPrepared' ? null : state.prepared };
    }
    case 'finished':
    case 'pageRestored':
      return { ...state, busy: null };
    case 'stepShown':
      // A failure belongs to the step where it happened, or the earlier step it led to.
      return { ...state, step: event.step, failure: event.step > state.step ? null : state.failure };
    case 'retried':
      return { ...state, failure: null };
  }
}

/** The inputs of an overview, besides the answer of the server. */
interface OverviewInput {
  info: CheckoutInfo;
  cart: Pick<Cart, 'id' | 'version'>;
}

/** The overview that may be shown and ordered: prepared for this cart and for these details. */
export function currentOverview({ prepared }: OrderingState, { info, cart }: OverviewInput): PreparedFor | null {
  if (prepared === null || info.preferredDeliveryDate === null || info.latestDeliveryDate === null) return null;
  const { cartId, cartVersion } = prepared.concept;
  const isOfCart = cartId === cart.id && cart.version <= cartVersion;
  return isOfCart && prepared.details === detailsText(info) ? prepared : null;
}

/** Null while the overview need not, or cannot, be prepared; else the announcement for the user. */
export function preparationNeeded(
  state: OrderingState,
  input: OverviewInput,
): { change: OverviewChange | null } | null {
  const { step, busy, failure, prepared } = state;
  if (step !== 3 || busy !== null || input.info.preferredDeliveryDate === null) return null;
  if (failure !== null && failure.kind !== 'notPrepared') return null;
  if (currentOverview(state, input) !== null) return null;
  if (failure !== null) return { change: { detail: failure.detail } };
  return { change: prepared === null ? null : { detail: null } };
}

export function referenceProbablyExists({ prepared }: OrderingState, { reference }: CheckoutInfo): boolean {
  if (!prepared?.referenceProbablyExists) return false;
  const sent = JSON.parse(prepared.details) as { reference?: unknown };
  return String(sent.reference ?? '') === reference.trim();
}

export function detailsText(info: CheckoutInfo): string {
  return JSON.stringify(detailsOf(info));
}
