import { isKvkNumber } from '@bouwpoort/trade/customers/kvk-number';
import { isHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import { isPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';
import type { LookupMode } from './company-lookup-state.ts';

/* P 5.1. The rules return keys of the texts. */

export const filled = (text: string) => text.trim() !== '';
const inOnePiece = (text: string) => text.replaceAll(/\s/g, '');

export interface LookupValues {
  kvkNumber: string;
  postalCode: string;
  houseNumber: string;
  /** The captcha's answer; empty while there is none. */
  captcha: string;
}

export const postalCodeMistake = (text: string) => (isPostalCode(inOnePiece(text)) ? undefined : 'invalidPostalCode');

export function houseNumberMistake(text: string): string | undefined {
  if (!filled(text)) return 'fieldRequired';
  return isHouseNumber(text) ? undefined : 'invalidHouseNumber';
}

export const lookupRules: Record<LookupMode, Rules<LookupValues>> = {
  number: { kvkNumber: ({ kvkNumber }) => (isKvkNumber(kvkNumber) ? undefined : 'invalidKvkNumber') },
  address: {
    postalCode: ({ postalCode }) => postalCodeMistake(postalCode),
    houseNumber: ({ houseNumber }) => houseNumberMistake(houseNumber),
  },
};
