/** What the list operations of C 4.11 look at in a branch; everything else of it passes through untouched. */
export interface ListedLocation {
  ventureName: string;
  displayName: string;
  /** 'bouwshop', 'showroom', or both in one word: 'bouwshop-showroom'. */
  type: string;
  /** From the place the visitor asked about; null while no place is known. */
  distanceMeter: number | null;
  assortment: readonly string[];
}

export type DistanceOrder = 'asc' | 'desc';

/** The branches as they came, and those of them that are shown. */
export interface LocationList<L extends ListedLocation> {
  readonly original: readonly L[];
  readonly shown: readonly L[];
}

/** Never in a list of locations, as a venture or as a branch (C 3, 9). */
const excludedName = 'VLC';

export function locationList<L extends ListedLocation>(locations: readonly L[]): LocationList<L> {
  const original = locations.filter(
    ({ ventureName, displayName }) => ventureName !== excludedName && displayName !== excludedName,
  );
  return { original, shown: original };
}

/** Branches without a distance stand last, whichever way the others are ordered. */
export function sortByDistance<L extends ListedLocation>(list: LocationList<L>, order: DistanceOrder): LocationList<L> {
  const sign = order === 'asc' ? 1 : -1;
  const shown = list.shown.toSorted((a, b) => {
    if (a.distanceMeter === null || b.distanceMeter === null) {
      return Number(a.distanceMeter === null) - Number(b.distanceMeter === null);
    }
    return sign * (a.distanceMeter - b.distanceMeter);
  });
  return { ...list, shown };
}

/** A bouwshop with a showroom is one of either type. An empty type resets to the original list. */
export function filterByType<L extends ListedLocation>(list: LocationList<L>, type: string): LocationList<L> {
  if (type === '') return resetLocations(list);
  return keep(list, (location) => location.type === type || location.type.split('-').includes(type));
}

/** Strictly closer; branches without a distance are left out. */
export function filterByDistance<L extends ListedLocation>(list: LocationList<L>, meter: number): LocationList<L> {
  return keep(list, ({ distanceMeter }) => distanceMeter !== null && distanceMeter < meter);
}

/** Branches that have the whole quantity. */
export function filterByAssortment<L extends ListedLocation>(
  list: LocationList<L>,
  properties: readonly string[],
): LocationList<L> {
  return keep(list, ({ assortment }) => properties.every((property) => assortment.includes(property)));
}

export function resetLocations<L extends ListedLocation>({ original }: LocationList<L>): LocationList<L> {
  return { original, shown: original };
}

function keep<L extends ListedLocation>(list: LocationList<L>, holds: (location: L) => boolean): LocationList<L> {
  return { ...list, shown: list.shown.filter(holds) };
}
