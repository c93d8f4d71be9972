import type { VentureDetails, VenturePresentation } from '@bouwpoort/contract/ventures';

/** A venture as its row says, once the fields that hold structured values are checked (ventures/venture-row.ts). */
export interface Venture {
  id: string;
  name: string;
  path: string;
  domain: string | null;
  catalogId: string;
  hasShop: boolean;
  dynamics: boolean;
  disableOrdering: boolean;
  disablePricing: boolean;
  disableStockInformation: boolean;
  downloadPricelist: boolean;
  downloadPricelistFormats: VentureDetails['downloadPricelistFormats'];
  guestDebitNumber: string | null;
  deliveryModes: VentureDetails['deliveryModes'];
  /** For staff. */
  minQuoteMargin: number;
  accentColor: string;
  position: number;
  presentation: VenturePresentation;
}
