import type { MediaItem } from '@bouwpoort/contract/organisation/media.staff';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import type { Translate } from '@bouwpoort/ui/words.ts';

export const isPicture = ({ contentType }: Pick<MediaItem, 'contentType'>) => contentType.startsWith('image/');

type Drawing = Pick<MediaItem, 'contentType' | 'needsAlt' | 'path'>;

/** Logos, also those in letters, and what staff uploaded: often white, on no ground of their own. */
export function isLogo({ contentType, path }: Pick<Drawing, 'contentType' | 'path'>): boolean {
  return contentType === 'image/svg+xml' && /^\/media\/(logos|letters|eigen)\//.test(path);
}

/** Product drawings and logos are shown whole; scenes fill their frame. */
export function isWhole(file: Drawing): boolean {
  return isLogo(file) || (file.contentType === 'image/svg+xml' && !file.needsAlt);
}

/** '1600 × 900', or the type of a file without a size. */
export function measuresText(t: Translate, { contentType, width, height }: MediaItem): string {
  if (contentType === 'image/svg+xml') return t('vector');
  if (width !== null && height !== null) return `${width} × ${height}`;
  if (contentType === 'application/pdf') return 'PDF';
  return contentType.startsWith('video/') ? t('film') : t('file');
}

/** The size of a tile; the version gives a replaced picture a new address. */
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

/** Names of folders by the first segment of an address; others keep that segment as name. */
export function placeName(t: Translate, place: string): string {
  const known = new Set([
    ...['producten', 'categorieen', 'sfeer', 'vestigingen', 'logos', 'downloads', 'brochures', 'video', 'scripts'],
    ...['eigen', 'bestanden', 'letters'],
  ]);
  return known.has(place) ? t(`place-${place}`) : place.charAt(0).toUpperCase() + place.slice(1);
}
