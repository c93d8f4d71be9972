/** A product in the data layer (C 3, Tracking items). */
export interface TrackedProduct {
  name: string;
  sku: string;
  quantity: 1;
  brand: string;
  type: string;
  variant: string;
  variant_id: string;
}

/** A page view (P 7.7): its address without the query, and the name of its route (P 2.2). */
interface ContentView {
  'content-name': string;
  'content-view-name': string;
}

/** An interaction on a page (P 7.7). */
export interface Interaction {
  /** The name of the element in the code; never its text, which may be a user's name. */
  target: string;
  action: 'click' | 'submit' | 'change';
  /** The target of a link, or the field of a choice. */
  'target-properties': string | null;
  value: boolean | null;
  'interaction-type': 'link' | 'button' | 'form' | 'choice';
}

/** Every event this site sends to the tag manager, with its fields (P 7.7, C 7.11). */
interface DataLayerEvents {
  'content-view': ContentView;
  interaction: Interaction;
  view_product: TrackedProduct;
  select_variant: TrackedProduct;
}

/** The fields of an event: typed for our own events, any for custom ones. */
type EventFields<E extends string> = E extends keyof DataLayerEvents ? DataLayerEvents[E] : Record<string, unknown>;

declare global {
  interface Window {
    /** The tag manager's queue; until it has loaded, the entries wait there. */
    dataLayer?: unknown[];
  }
}

/** The generic helper of P 7.7: pushes an event's name, with its fields beside it. */
export function pushEvent<E extends string>(event: E, fields: EventFields<E>): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
}
