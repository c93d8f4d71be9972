import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import { isProvinceCode, provinceName } from './provinces.ts';
import { readData } from './read-data.ts';

export interface TypedPostalCode {
  digits: string;
  /** Empty as long as there are only the digits. */
  letters: string;
}

export interface Position {
  latitude: number;
  longitude: number;
}

interface PostalArea extends Position {
  /** What is there. */
  region: string;
  province: string;
}

/** By their first two or three digits. */
export const postalAreas: ReadonlyMap<string, PostalArea> = new Map(
  readData('postal-areas').map((row) => {
    const [digits = '', region = '', province = '', latitude, longitude] = row;
    if (!isProvinceCode(province)) throw new Error(`no such province: ${row.join(';')}`);
    const area = {
      region,
      province: provinceName(province),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
    return [digits, area];
  }),
);

/** '3511', '3511 AB', '3511ab', '3511 AB Utrecht', and '3511 A' on the way there. */
const pattern = /^([1-9]\d{3})(?:[\s-]?([a-z]{2})(?![a-z])|[a-z])?(?:[\s,].*)?$/i;

export function typedPostalCode(text: string): TypedPostalCode | undefined {
  const [, digits, letters = ''] = text.trim().match(pattern) ?? [];
  return digits === undefined ? undefined : { digits, letters: letters.toUpperCase() };
}

export function postalAreaOf(digits: string): PostalArea | undefined {
  return postalAreas.get(digits.slice(0, 3)) ?? postalAreas.get(digits.slice(0, 2));
}

/** As it is written: '3511 AB'. */
export function showTyped({ digits, letters }: TypedPostalCode): string {
  return letters === '' ? digits : `${digits} ${letters}`;
}

export function foundPostalCode(typed: TypedPostalCode, at: Position, province: string | null): FoundPlace {
  return { kind: 'postalCode', name: showTyped(typed), province, latitude: at.latitude, longitude: at.longitude };
}
