import type { DistanceOrder } from '@bouwpoort/trade/location-list';
import type { Place } from '../checkout/great-circle.ts';
import { paths } from '../paths.ts';

/** What somebody asks of the finder (C 2.12). All of it stands in the address, so that it can be shared and gone back to. */
export interface FinderQuestion {
  /** A postal code or a place, as it was typed. */
  place: string;
  /** Which of the places of that name. */
  province: string;
  /** Where the device is, in place of a name. */
  position: Place | null;
  /** Kilometres; null is however far. */
  radius: number | null;
  /** Empty: all of them. */
  type: '' | FinderType;
  assortment: readonly string[];
  order: DistanceOrder;
}

export const finderTypes = ['bouwshop', 'showroom'] as const;
export type FinderType = (typeof finderTypes)[number];

export const finderRadii = [10, 25, 50, 100] as const;
export const defaultRadius = 50;

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
const longestPlace = 100;
/** Nobody can choose more than there is to choose from. */
const mostProperties = 12;

export function finderQuestionOf(params: URLSearchParams): FinderQuestion {
  const text = (name: string) => params.get(name)?.trim().slice(0, longestPlace) ?? '';
  const place = text(finderParams.place);
  const assortment = params.getAll(finderParams.assortment).map((one) => one.trim().slice(0, longestPlace));
  return {
    place,
    province: place ? text(finderParams.province) : '',
    // A name that was typed goes before a position that was found earlier.
    position: place ? null : positionOf(text(finderParams.position)),
    radius: radiusOf(text(finderParams.radius)),
    type: finderTypes.find((type) => type === text(finderParams.type)) ?? '',
    assortment: [...new Set(assortment.filter((one) => one !== ''))].slice(0, mostProperties),
    order: text(finderParams.order) === furthestFirstWord ? 'desc' : 'asc',
  };
}

/** Only what differs from what the page shows anyway: an address somebody can read. */
export function finderSearch(question: FinderQuestion): string {
  const params = new URLSearchParams();
  const { place, province, position, radius, type, assortment, order } = question;
  if (place) params.set(finderParams.place, place);
  if (place && province) params.set(finderParams.province, province);
  if (!place && position) params.set(finderParams.position, positionWord(position));
  if (radius !== defaultRadius) params.set(finderParams.radius, radius === null ? noRadiusWord : String(radius));
  if (type) params.set(finderParams.type, type);
  for (const property of assortment) params.append(finderParams.assortment, property);
  if (order === 'desc') params.set(finderParams.order, furthestFirstWord);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

export const finderHref = (question: FinderQuestion) => paths.branches() + finderSearch(question);

/** To about a kilometre: enough to sort branches by, and an address that is passed on does not tell where somebody lives. */
export function positionWord({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

function positionOf(word: string): Place | null {
  const match = word.match(/^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/);
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function radiusOf(word: string): number | null {
  if (word === noRadiusWord) return null;
  return finderRadii.find((radius) => String(radius) === word) ?? defaultRadius;
}
