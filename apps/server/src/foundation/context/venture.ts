import type { VentureDetails, VenturePresentation } from '@bouwpoort/contract/organisation/ventures';

/** A venture row whose structured fields are validated (ventures/venture-row.ts). */
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
