import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';

interface AddressParts {
  street: string;
  houseNumber: number | null;
  houseNumberSuffix: string | null;
  postalCode: string;
  locality: string | null;
}

/** 'Oudegracht 12a, 3511 AB Utrecht', 'Atoomweg 350-1, 3542 AB Utrecht' */
export function addressLine({ street, houseNumber, houseNumberSuffix, postalCode, locality }: AddressParts): string {
  const door = `${houseNumber || ''}${spaced(houseNumberSuffix ?? '')}`;
  return `${street} ${door}`.trimEnd() + `, ${showPostalCode(postalCode)} ${locality ?? ''}`.trimEnd();
}

/** A letter is attached to its number; a digit must not merge with it. */
function spaced(suffix: string): string {
  if (/^\d/.test(suffix)) return `-${suffix}`;
  return suffix.length > 1 ? ` ${suffix}` : suffix;
}
