import { readDutchNumber } from './dutch-number.ts';

/* A field for an amount in euros: text in, text or a number out. */

const largestAmount = 10_000_000;

type AmountMistake = 'notAnAmount' | 'tooLarge' | 'tooManyDecimals';

/** What was typed, with or without euro sign and points; nothing typed is no amount. */
export function readAmount(
  value: string,
): { amount: number | null; mistake?: undefined } | { amount?: undefined; mistake: AmountMistake } {
  const text = value.replace('€', '').trim();
  if (text === '') return { amount: null };
  const amount = readDutchNumber(text);
  if (amount === undefined || amount < 0) return { mistake: 'notAnAmount' };
  if (amount > largestAmount) return { mistake: 'tooLarge' };
  return (String(amount).split('.')[1]?.length ?? 0) > 2 ? { mistake: 'tooManyDecimals' } : { amount };
}

/** As a field holds it: 2500 → '2.500', 2500.5 → '2.500,50'. */
export function writeAmount(amount: number | null): string {
  if (amount === null) return '';
  return amount.toLocaleString('nl-NL', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });
}
