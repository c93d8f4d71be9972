import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';

/** '1.234,5', '1234.5' or '1234,5'; undefined for an invalid amount. */
export function parseAmount(text: string): number | undefined {
  const amount = readDutchNumber(text.replaceAll(/[€\s]/g, ''));
  return amount !== undefined && /^\d+(\.\d{1,4})?$/.test(String(amount)) ? amount : undefined;
}
