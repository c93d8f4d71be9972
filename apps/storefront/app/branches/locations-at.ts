import type { LocationDetail } from '@bouwpoort/contract/ventures';

/** Branches at a place by name, or in a postal code's own area (its first two digits); all of them when none is asked. */
export function locationsAt(locations: readonly LocationDetail[], place: string): LocationDetail[] {
  const wanted = plain(place);
  const area = wanted.match(/^\d{2}/)?.[0];
  return locations.filter((location) =>
    area
      ? location.zipCode.startsWith(area)
      : plain(`${location.city} ${location.displayName} ${location.ventureName}`).includes(wanted),
  );
}

/** 's-Hertogenbosch or Nuñspeet: letters without their marks, small. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
