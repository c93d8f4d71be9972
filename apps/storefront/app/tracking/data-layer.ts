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

/** Every event this site tells the tag manager, with the fields that go along (P 7.7, C 7.11). */
export interface DataLayerEvents {
  view_product: TrackedProduct;
  select_variant: TrackedProduct;
}

declare global {
  interface Window {
    /** What the tag manager reads once it is there; until then it only gathers. */
    dataLayer?: unknown[];
  }
}

export function pushEvent<E extends keyof DataLayerEvents>(event: E, fields: DataLayerEvents[E]): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
}
