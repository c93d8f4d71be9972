import { create } from 'zustand';

export type AddPhase = 'idle' | 'adding' | 'added' | 'failed';

/** The values of the order form, shared by the form and the bar at the bottom of the page. */
export interface OrderFormEntry {
  productId: string;
  /** The raw value of the field. */
  text: string;
  /** The selected unit; undefined means the default unit. */
  unit: string | undefined;
  phase: AddPhase;
  /** Counts failed attempts to add: the form then shows the error, and takes the focus. */
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

/** Another product starts with an empty form; another variant of the same product keeps the values. */
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
