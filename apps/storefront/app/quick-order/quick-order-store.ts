import { ApiProblem } from '@bouwpoort/contract/client';
import { create } from 'zustand';
import { useCartStore } from '../cart/cart-store.ts';
import { cartActions, requireCartSession } from '../cart/use-cart.ts';
import { randomKey } from '../http/random-key.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import type { ListRow } from './list-rows.ts';
import {
  type AddedRow,
  type Attempt,
  attemptFor,
  lineOf,
  mistakeOf,
  type QuickLine,
  type QuickRow,
  withAnswers,
  withScanned,
} from './quick-rows.ts';

/** C 2.6: pending, success, error. */
type QuickOrderState = 'idle' | 'pending' | 'success' | 'error';

interface QuickOrder {
  rows: readonly QuickRow[];
  /** What the last sending added. */
  added: readonly AddedRow[];
  state: QuickOrderState;
  /** The server's own words for what went wrong, if it had any. */
  failure: string | null;
  attempt: Attempt | null;
}

const nothing: QuickOrder = { rows: [], added: [], state: 'idle', failure: null, attempt: null };

/** One list for the panel and the modal: closing either loses nothing. */
export const useQuickOrder = create<QuickOrder>(() => nothing);

sessionEvents.loggedOut.listen(() => useQuickOrder.setState(nothing));

/** Of the contract. */
export const maxRows = 500;

let lastId = 0;
const newId = () => ++lastId;

export const quickOrderActions = {
  addRows(rows: readonly ListRow[]): void {
    const added = rows.map((row) => ({ ...row, id: newId(), answer: null }));
    useQuickOrder.setState((list) => ({ rows: [...list.rows, ...added], state: 'idle', failure: null }));
  },
  scanned(code: string): void {
    useQuickOrder.setState(({ rows }) => ({ rows: withScanned(rows, code, newId), state: 'idle', failure: null }));
  },
  edit(id: number, change: Partial<ListRow>): void {
    useQuickOrder.setState(({ rows }) => ({
      rows: rows.map((row) => (row.id === id ? { ...row, ...change, answer: null } : row)),
    }));
  },
  remove(id: number): void {
    useQuickOrder.setState(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) }));
  },
  clear(): void {
    useQuickOrder.setState({ rows: [], state: 'idle', failure: null });
  },
  /** Everything without a mistake, or only these; at most as many as one request holds. */
  async send(ids?: readonly number[]): Promise<void> {
    const { rows, attempt: earlier, state } = useQuickOrder.getState();
    const sent = rows
      .filter((row) => (ids ? ids.includes(row.id) : row.answer === null) && mistakeOf(row) === undefined)
      .slice(0, maxRows);
    if (sent.length === 0 || state === 'pending') return;
    const lines = sent.map(lineOf);
    const attempt = attemptFor(earlier, lines, randomKey);
    useQuickOrder.setState({ state: 'pending', failure: null, attempt });
    try {
      const answers = await sendLines(lines, attempt.key);
      useCartStore.setState({ checkoutStep: 1 });
      useQuickOrder.setState((list) => ({
        ...withAnswers(list.rows, sent, answers),
        state: 'success',
        attempt: null,
      }));
    } catch (error) {
      console.warn(error);
      const failure = error instanceof ApiProblem && error.status < 500 ? error.message : null;
      useQuickOrder.setState({ state: 'error', failure });
    }
  },
};

async function sendLines(lines: readonly QuickLine[], key: string) {
  const session = await requireCartSession();
  const send = () =>
    session.exclusively(async (api, cartId) => {
      const headers = { 'idempotency-key': key };
      const { cart, rows } = await api.call('carts.quickOrder', {
        params: { cartId },
        body: { lines: [...lines] },
        headers,
      });
      return { cart, value: rows };
    });
  try {
    return await send();
  } catch (error) {
    // The cart was ordered or removed elsewhere: into the next one.
    if (!(error instanceof ApiProblem && error.status === 404)) throw error;
    await cartActions.read();
    return send();
  }
}
