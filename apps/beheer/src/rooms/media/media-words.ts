import type { MediaItem } from '@bouwpoort/contract/beheer-media';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import type { useTranslation } from '@bouwpoort/ui/use-translation.ts';

type T = ReturnType<typeof useTranslation>['t'];

export const isPicture = ({ contentType }: Pick<MediaItem, 'contentType'>) => contentType.startsWith('image/');

/** Drawings of products and logos are looked at as a whole; scenes fill their frame. */
export function isWhole({
  contentType,
  needsAlt,
  path,
}: Pick<MediaItem, 'contentType' | 'needsAlt' | 'path'>): boolean {
  return contentType === 'image/svg+xml' && (!needsAlt || path.startsWith('/media/logos/'));
}

/** '1600 × 900', or what it is where it has no size of its own. */
export function measuresText(t: T, { contentType, width, height }: MediaItem): string {
  if (contentType === 'image/svg+xml') return t('vector');
  if (width !== null && height !== null) return `${width} × ${height}`;
  if (contentType === 'application/pdf') return 'PDF';
  return contentType.startsWith('video/') ? t('film') : t('file');
}

/** As large as a tile; the version makes a replaced picture a new address. */
export function thumbOf({ path, version }: Pick<MediaItem, 'path' | 'version'>, width = 320, height = 240): string {
  return `${resizedSource(path, width, height, 'max')}&v=${version}`;
}

/** '38 GB', for a whole library. */
export function librarySize(bytes: number): string {
  const units = [
    { unit: 'GB', of: 1e9 },
    { unit: 'MB', of: 1e6 },
    { unit: 'kB', of: 1e3 },
  ];
  const { unit, of } = units.find((one) => bytes >= one.of) ?? { unit: 'kB', of: 1e3 };
  return `${(bytes / of).toLocaleString('nl-NL', { maximumFractionDigits: bytes / of < 10 ? 1 : 0 })} ${unit}`;
}

/** Names of folders by the first part of an address; others are called as the address has it. */
export function placeName(t: T, place: string): string {
  const known = new Set([
    ...['producten', 'categorieen', 'sfeer', 'vestigingen', 'logos', 'downloads', 'brochures', 'video', 'scripts'],
    ...['eigen', 'bestanden', 'letters'],
  ]);
  return known.has(place) ? t(`place-${place}`) : place.charAt(0).toUpperCase() + place.slice(1);
}
