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

/** A page that was opened (P 7.7): its address without what was asked of it, and the name of its route (P 2.2). */
interface ContentView {
  'content-name': string;
  'content-view-name': string;
}

/** Something a visitor did on a page (P 7.7). */
export interface Interaction {
  /** What the code calls the part of the page it was done to; never what it says, which may be a user's name. */
  target: string;
  action: 'click' | 'submit' | 'change';
  /** Where a link leads, or which field of a choice it was. */
  'target-properties': string | null;
  value: boolean | null;
  'interaction-type': 'link' | 'button' | 'form' | 'choice';
}

/** Every event this site tells the tag manager, with the fields that go along (P 7.7, C 7.11). */
interface DataLayerEvents {
  'content-view': ContentView;
  interaction: Interaction;
  view_product: TrackedProduct;
  select_variant: TrackedProduct;
}

/** What goes along with an event: of ours what it says above, of others whatever they need. */
type EventFields<E extends string> = E extends keyof DataLayerEvents ? DataLayerEvents[E] : Record<string, unknown>;

declare global {
  interface Window {
    /** What the tag manager reads once it is there; until then it only gathers. */
    dataLayer?: unknown[];
  }
}

/** The generic helper of P 7.7: an event's name, and its fields beside it. */
export function pushEvent<E extends string>(event: E, fields: EventFields<E>): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
}
