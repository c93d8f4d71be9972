import { ApiProblem } from '@bouwpoort/contract/client';
import { create } from 'zustand';
import type { CartLine } from '../cart/cart.ts';
import { openStorage } from '../cart/cart-device.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { cartActions, requireCartSession } from '../cart/use-cart.ts';
import { browserApi } from '../http/api.ts';
import { randomKey } from '../http/random-key.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import { checkList } from './check-list.ts';
import type { ListRow } from './list-rows.ts';
import { type ListOwner, readStoredList, storeList } from './quick-order-device.ts';
import {
  type AddedRow,
  type Attempt,
  attemptFor,
  doubtsFirst,
  isDoubt,
  lineOf,
  mistakeOf,
  type QuickLine,
  type QuickRow,
  withAnswers,
  withChecks,
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
  /** The articles of the list with their prices, as the cart would have them. */
  lines: readonly CartLine[];
  /** Without VAT, of what can be added. */
  total: number;
  /** What the last check was of: the same is not asked twice. */
  checkedFor: string;
}

const nothing: QuickOrder = {
  rows: [],
  added: [],
  state: 'idle',
  failure: null,
  attempt: null,
  lines: [],
  total: 0,
  checkedFor: '',
};

/** One list for the panel and the modal: closing either loses nothing. */
export const useQuickOrder = create<QuickOrder>(() => nothing);

/** Whose list this is; nobody's is not stored. */
let owner: ListOwner | null = null;

sessionEvents.loggedOut.listen(() => {
  owner = null;
  useQuickOrder.setState(nothing);
});

useQuickOrder.subscribe((list, before) => {
  if (owner && (list.rows !== before.rows || list.attempt !== before.attempt)) storeList(openStorage(), owner, list);
});

/** Of the contract. */
export const maxRows = 1000;

/** A row that is being corrected stays where it is; only a list that was just read is put in order. */
let sortsNext = false;

export const linesText = (rows: readonly QuickRow[]): string => JSON.stringify(rows.map(lineOf));

let lastId = 0;
const newId = () => ++lastId;

export const quickOrderActions = {
  /** What this user left on this device is there again. */
  open({ userId, ventureId }: ListOwner): void {
    if (owner?.userId === userId && owner.ventureId === ventureId) return;
    owner = null;
    const { rows = [], attempt = null } = readStoredList(openStorage(), { userId, ventureId }) ?? {};
    useQuickOrder.setState(nothing);
    quickOrderActions.addRows(rows);
    useQuickOrder.setState({ attempt });
    owner = { userId, ventureId };
  },
  addRows(rows: readonly ListRow[]): void {
    const added = rows.map((row) => ({ ...row, id: newId(), answer: null, found: null }));
    sortsNext = true;
    // What became of the list before is read by now, and would stand above this one.
    useQuickOrder.setState((list) => ({ rows: [...list.rows, ...added], added: [], state: 'idle', failure: null }));
  },
  scanned(code: string): void {
    useQuickOrder.setState(({ rows }) => ({ rows: withScanned(rows, code, newId), state: 'idle', failure: null }));
  },
  edit(id: number, change: Partial<ListRow>): void {
    useQuickOrder.setState(({ rows }) => ({
      rows: rows.map((row) => (row.id === id ? { ...row, ...change, answer: null, found: null } : row)),
    }));
  },
  remove(id: number): void {
    useQuickOrder.setState(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) }));
  },
  clear(): void {
    useQuickOrder.setState({ rows: [], state: 'idle', failure: null, lines: [], total: 0, checkedFor: '' });
  },
  /** Looks the list over: what it is, what it costs, and what has to be chosen. Nothing is added. */
  async check(ventureId: string, signal: AbortSignal): Promise<void> {
    const { rows, checkedFor } = useQuickOrder.getState();
    const asked = rows.filter((row) => !isDoubt(row)).slice(0, maxRows);
    if (asked.length === 0 || linesText(asked) === checkedFor) return;
    try {
      const { rows: answers, cart } = await checkList(browserApi(ventureId), ventureId, asked.map(lineOf), signal);
      useQuickOrder.setState((list) => {
        const checked = withChecks(list.rows, asked, answers);
        const sorted = sortsNext ? doubtsFirst(checked) : checked;
        sortsNext = false;
        return {
          rows: sorted,
          lines: cart.lineItems,
          total: cart.totals.shippingTotals[0]?.itemsTotal ?? cart.totals.subTotal,
          checkedFor: linesText(checked.filter((row) => !isDoubt(row))),
        };
      });
    } catch (error) {
      // The list can be added all the same: then the server answers for each line.
      if (!signal.aborted) console.warn(error);
    }
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
