import { readDutchNumber } from '@bouwpoort/trade/dutch-number';

const inFull = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** '1 juli 2026' */
export function dayInFull(day: string): string {
  return inFull.format(new Date(`${day}T12:00:00Z`));
}

/** '1.234,5', '1234.5' or '1234,5', as people type an amount; undefined where it is none. */
export function parseAmount(text: string): number | undefined {
  const amount = readDutchNumber(text.replaceAll(/[€\s]/g, ''));
  return amount !== undefined && /^\d+(\.\d{1,4})?$/.test(String(amount)) ? amount : undefined;
}
