import type { DistanceOrder } from '@bouwpoort/trade/organisation/location-list';
import { paths } from '../../frame/web/paths.ts';
import type { Place } from '../places/great-circle.ts';

/**
 * The visitor's question to the finder (C 2.12). All of it stands in the address, so that it can be shared and
 * restored.
 */
export interface FinderQuestion {
  /** A postal code or a place, as it was typed. */
  place: string;
  /** Distinguishes places of one name. */
  province: string;
  /** The position of the device, instead of a name. */
  position: Place | null;
  /** In kilometres; null for no limit. Without a place there is no distance. */
  radius: number | null;
  /** Empty for all types. */
  type: '' | FinderType;
  assortment: readonly string[];
  order: DistanceOrder;
}

export const finderTypes = ['bouwshop', 'showroom'] as const;
type FinderType = (typeof finderTypes)[number];

export const finderRadii = [10, 25, 50, 100] as const;
const defaultRadius = 50;

/** Query parameters; also the names of the fields of the form, which works without script. */
export const finderParams = {
  place: 'plaats',
  province: 'provincie',
  position: 'positie',
  radius: 'straal',
  type: 'soort',
  assortment: 'assortiment',
  order: 'sorteer',
} as const;

export const noRadiusWord = 'alle';
const furthestFirstWord = 'verst';
const maxPlaceLength = 100;
/** More properties than there are to choose from. */
const maxProperties = 12;

export function finderQuestionOf(params: URLSearchParams): FinderQuestion {
  const text = (name: string) => params.get(name)?.trim().slice(0, maxPlaceLength) ?? '';
  const place = text(finderParams.place);
  // A typed name takes precedence over a position found earlier.
  const position = place ? null : positionOf(text(finderParams.position));
  const assortment = params.getAll(finderParams.assortment).map((one) => one.trim().slice(0, maxPlaceLength));
  return {
    place,
    province: place ? text(finderParams.province) : '',
    position,
    radius: radiusOf(text(finderParams.radius), { place, position }),
    type: finderTypes.find((type) => type === text(finderParams.type)) ?? '',
    assortment: [...new Set(assortment.filter((one) => one !== ''))].slice(0, maxProperties),
    order: text(finderParams.order) === furthestFirstWord ? 'desc' : 'asc',
  };
}

/** Only what differs from the defaults, for a readable address. */
export function finderSearch(question: FinderQuestion): string {
  const params = new URLSearchParams();
  const { place, province, position, radius, type, assortment, order } = question;
  if (place) params.set(finderParams.place, place);
  if (place && province) params.set(finderParams.province, province);
  if (!place && position) params.set(finderParams.position, positionWord(position));
  if (radius !== usualRadius(question))
    params.set(finderParams.radius, radius === null ? noRadiusWord : String(radius));
  if (type) params.set(finderParams.type, type);
  for (const property of assortment) params.append(finderParams.assortment, property);
  if (order === 'desc') params.set(finderParams.order, furthestFirstWord);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Defaults to the finder of all ventures. */
export const finderHref = (question: FinderQuestion, path = paths.branches()) => path + finderSearch(question);

/**
 * Rounded to about a kilometre: enough to sort branches, and a shared address does not reveal where the visitor lives.
 */
export function positionWord({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

function positionOf(word: string): Place | null {
  const match = word.match(/^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/);
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

type From = Pick<FinderQuestion, 'place' | 'position'>;

export const hasPlace = ({ place, position }: From) => place !== '' || position !== null;

/** The default radius: around a place, or none where there is no place. */
const usualRadius = (from: From) => (hasPlace(from) ? defaultRadius : null);

function radiusOf(word: string, from: From): number | null {
  if (word === noRadiusWord) return null;
  return finderRadii.find((radius) => String(radius) === word) ?? usualRadius(from);
}

/** The same question about another place: the first place gets the default radius, and removing the place drops it. */
export function atPlace(
  question: FinderQuestion,
  { place, province, position }: Pick<FinderQuestion, 'place' | 'province' | 'position'>,
): FinderQuestion {
  const to = { place, province, position };
  const moved = { ...question, ...to };
  if (hasPlace(to) === hasPlace(question)) return moved;
  return { ...moved, radius: (hasPlace(to) && question.radius) || usualRadius(to) };
}
