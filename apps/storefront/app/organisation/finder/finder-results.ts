import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import {
  filterByAssortment,
  filterByDistance,
  filterByType,
  locationList,
  sortByDistance,
} from '@bouwpoort/trade/organisation/location-list';
import { distanceMeter, distanceText, type Place } from '../places/great-circle.ts';
import type { FinderQuestion } from './finder-question.ts';

interface FinderResults {
  /** In the order of the list. */
  shown: readonly LocationDetail[];
  /** When nothing is shown: the nearest matching branch at any distance. */
  nearest: LocationDetail | undefined;
}

type Wishes = Pick<FinderQuestion, 'radius' | 'type' | 'assortment' | 'order'>;

/** The operations of C 4.11 in order; with distances only when the starting point is known. */
export function finderResults(locations: readonly LocationDetail[], from: Place | null, wishes: Wishes): FinderResults {
  const measured = from ? locations.map((location) => withDistance(location, from)) : locations;
  const wanted = filterByAssortment(filterByType(locationList(measured), wishes.type), wishes.assortment);
  if (!from) return { shown: wanted.shown, nearest: undefined };
  const inReach = wishes.radius === null ? wanted : filterByDistance(wanted, wishes.radius * 1000);
  return {
    shown: sortByDistance(inReach, wishes.order).shown,
    nearest: inReach.shown.length === 0 ? sortByDistance(wanted, 'asc').shown[0] : undefined,
  };
}

function withDistance(location: LocationDetail, from: Place): LocationDetail {
  const meter = distanceMeter(from, location);
  return { ...location, distanceMeter: meter, distanceText: distanceText(meter) };
}

/** All properties to filter by, in alphabetical order. */
export function assortmentOf(locations: readonly LocationDetail[]): string[] {
  const { original } = locationList(locations);
  return [...new Set(original.flatMap(({ assortment }) => assortment))].sort((a, b) => a.localeCompare(b, 'nl'));
}
