export type VentureId = '110' | '210' | '220' | '230' | '240' | '310' | '320' | '330' | '900';

export interface VentureFacts {
  id: VentureId;
  name: string;
  /** What stands on the sign and the lorry. */
  shortName: string;
  path: string;
  catalogId: string;
  hasShop: boolean;
  dynamics: boolean;
  disableOrdering: boolean;
  disablePricing: boolean;
  disableStockInformation: boolean;
  downloadPricelistFormats: readonly ('csv' | 'xlsx' | 'pdf')[];
  guestDebitNumber: string | null;
  /** How its lorries unload; the ordinary way first. */
  deliveryModes: readonly ('GEWOON' | 'MOFFETT' | 'KRAAN')[];
  accentColor: string;
}
