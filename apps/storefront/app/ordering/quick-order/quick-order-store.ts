import { ApiProblem } from '@bouwpoort/contract/program/client';
import { create } from 'zustand';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { sessionEvents } from '../../frame/visitor/session-events.ts';
import type { CartLine } from '../cart/cart.ts';
import { openLocalStorage } from '../cart/cart-storage.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { cartActions, requireCartSession } from '../cart/use-cart.ts';
import type { ListRow } from '../line-import/list-rows.ts';
import {
  type AddedRow,
  type Attempt,
  attemptFor,
  lineOf,
  mistakeOf,
  needsAttention,
  type QuickLine,
  type QuickRow,
  withAnswers,
  withAttentionFirst,
  withChecks,
  withScanned,
} from '../line-import/quick-rows.ts';
import { checkList } from './check-list.ts';
import { type ListOwner, readStoredList, storeList } from './quick-order-storage.ts';

/** C 2.6: pending, success, error. */
type QuickOrderState = 'idle' | 'pending' | 'success' | 'error';

interface QuickOrder {
  rows: readonly QuickRow[];
  /** The rows added by the last request. */
  added: readonly AddedRow[];
  state: QuickOrderState;
  /** The server's error text, if it has one. */
  failure: string | null;
  attempt: Attempt | null;
  /** The articles of the list with their prices, as in the cart. */
  lines: readonly CartLine[];
  /** Without VAT, of the rows that can be added. */
  total: number;
  /** The input of the last check, to skip an equal one. */
  lastCheckedInput: string;
}

const nothing: QuickOrder = {
  rows: [],
  added: [],
  state: 'idle',
  failure: null,
  attempt: null,
  lines: [],
  total: 0,
  lastCheckedInput: '',
};

/** A single list for the panel and the modal: closing either loses nothing. */
export const useQuickOrder = create<QuickOrder>(() => nothing);

/** The owner of the list; without an owner it is not stored. */
let owner: ListOwner | null = null;

sessionEvents.loggedOut.listen(() => {
  owner = null;
  useQuickOrder.setState(nothing);
});

useQuickOrder.subscribe((list, before) => {
  if (owner && (list.rows !== before.rows || list.attempt !== before.attempt))
    storeList(openLocalStorage(), owner, list);
});

// The result is about lines that are gone once the cart is emptied or ordered.
useCartStore.subscribe(({ cart }, before) => {
  const isEmptied = (before.cart?.lineItems.length ?? 0) > 0 && (cart?.lineItems.length ?? 0) === 0;
  if (isEmptied) useQuickOrder.setState({ added: [] });
});

/** A limit of the contract. */
export const maxRows = 1000;

/** A row that is being corrected stays in place; only a newly parsed list is sorted. */
let sortAfterCheck = false;

export const linesText = (rows: readonly QuickRow[]): string => JSON.stringify(rows.map(lineOf));

let lastId = 0;
const newId = () => ++lastId;

export const quickOrderActions = {
  /** Restores the list of this user from the device. */
  open({ userId, ventureId }: ListOwner): void {
    if (owner?.userId === userId && owner.ventureId === ventureId) return;
    owner = null;
    const { rows = [], attempt = null } = readStoredList(openLocalStorage(), { userId, ventureId }) ?? {};
    useQuickOrder.setState(nothing);
    quickOrderActions.addRows(rows);
    useQuickOrder.setState({ attempt });
    owner = { userId, ventureId };
  },
  addRows(rows: readonly ListRow[]): void {
    const added = rows.map((row) => ({ ...row, id: newId(), answer: null, found: null }));
    sortAfterCheck = true;
    // The result of the previous list is removed, because it would stand above this one.
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
    useQuickOrder.setState({ rows: [], state: 'idle', failure: null, lines: [], total: 0, lastCheckedInput: '' });
  },
  /** Checks the list: articles, prices and choices to make. Adds nothing. */
  async check(ventureId: string, signal: AbortSignal): Promise<void> {
    const { rows, lastCheckedInput: checkedFor } = useQuickOrder.getState();
    const rowsToCheck = rows.filter((row) => !needsAttention(row)).slice(0, maxRows);
    if (rowsToCheck.length === 0 || linesText(rowsToCheck) === checkedFor) return;
    try {
      const { rows: answers, cart } = await checkList(
        browserApi(ventureId),
        ventureId,
        rowsToCheck.map(lineOf),
        signal,
      );
      useQuickOrder.setState((list) => {
        const checked = withChecks(list.rows, rowsToCheck, answers);
        const sorted = sortAfterCheck ? withAttentionFirst(checked) : checked;
        sortAfterCheck = false;
        return {
          rows: sorted,
          lines: cart.lineItems,
          total: cart.totals.shippingTotals[0]?.itemsTotal ?? cart.totals.subTotal,
          lastCheckedInput: linesText(checked.filter((row) => !needsAttention(row))),
        };
      });
    } catch (error) {
      // The list can be added without a check: then the server validates each row.
      if (!signal.aborted) console.warn(error);
    }
  },
  /** Sends all valid rows, or only these; at most the maximum of one request. */
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
    session.runExclusive(async (api, cartId) => {
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
    // The cart was ordered or removed in another window: add to the next one.
    if (!(error instanceof ApiProblem && error.status === 404)) throw error;
    await cartActions.read();
    return send();
  }
}
