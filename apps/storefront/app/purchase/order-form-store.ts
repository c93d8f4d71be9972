import { create } from 'zustand';

export type AddPhase = 'idle' | 'adding' | 'added' | 'failed';

/** What stands in the order form. Form and bar at the thumb are two places on the page, and one form. */
export interface OrderFormEntry {
  productId: string;
  /** As typed. */
  text: string;
  /** As chosen; the default unit while nothing is. */
  unit: string | undefined;
  phase: AddPhase;
  /** The user tried to add what cannot be added: the form says why, and takes the focus. */
  tried: number;
}

const empty = (productId: string): OrderFormEntry => ({
  productId,
  text: '1',
  unit: undefined,
  phase: 'idle',
  tried: 0,
});

const useStore = create<OrderFormEntry>(() => empty(''));

/** Another product begins with an empty form; another variant of it keeps what was filled in. */
export function useOrderFormEntry(productId: string): OrderFormEntry {
  const entry = useStore();
  return entry.productId === productId ? entry : empty(productId);
}

export function changeOrderForm(productId: string, change: Partial<Omit<OrderFormEntry, 'productId'>>): void {
  useStore.setState((entry) => ({ ...(entry.productId === productId ? entry : empty(productId)), ...change }));
}

export function orderFormEntryOf(productId: string): OrderFormEntry {
  const entry = useStore.getState();
  return entry.productId === productId ? entry : empty(productId);
}
