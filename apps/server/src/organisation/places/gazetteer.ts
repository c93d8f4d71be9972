import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import { foldPlace, soundOf, spellingDistance } from './place-spelling.ts';
import { isProvinceCode, type ProvinceCode, provinceName, provincesMeant } from './provinces.ts';
import { readData } from './read-data.ts';

interface Place {
  name: string;
  province: ProvinceCode;
  latitude: number;
  longitude: number;
  /** Hundreds of people: only to put the likelier place first. */
  inhabitants: number;
}

/** One way to write the name of a place. */
interface Spelling {
  place: Place;
  /** How that spelling is shown: typing 'Den Bosch' shows Den Bosch. */
  shown: string;
  key: string;
  sound: string;
}

/** How well what was typed fits: the lower the better. */
type Fit = number;
type Fits = Map<Place, { shown: string; fit: Fit }>;

const beginning = 1;
const misspelt = 2;
const misspeltSoFar = 10;

export const places: readonly Place[] = [...readData('geonames-places'), ...readData('added-places')].map((row) => {
  const [name = '', province = '', latitude, longitude, inhabitants] = row;
  if (!isProvinceCode(province)) throw new Error(`no such province: ${row.join(';')}`);
  return {
    name,
    province,
    latitude: Number(latitude),
    longitude: Number(longitude),
    inhabitants: Number(inhabitants),
  };
});

const spellings: readonly Spelling[] = [
  ...places.flatMap((place) => variantsOf(place.name).map((written) => spell(place, place.name, written))),
  ...readData('alternate-names').flatMap(([alternate = '', name, province]) => {
    const place = places.find((one) => one.name === name && (province === undefined || one.province === province));
    if (!place) throw new Error(`${alternate} is another name for ${name}, which is not in the gazetteer`);
    return variantsOf(alternate).map((written) => spell(place, alternate, written));
  }),
].sort((a, b) => (a.key < b.key ? -1 : 1));

const foreign: readonly { key: string; sound: string }[] = readData('foreign-places').map(([name = '']) => {
  const key = foldPlace(name);
  return { key, sound: soundOf(key) };
});
const foreignKeys = new Set(foreign.map(({ key }) => key));

function spell(place: Place, shown: string, written: string): Spelling {
  const key = foldPlace(written);
  return { place, shown, key, sound: soundOf(key) };
}

/** 'Haag' and 'hertogenbosch' are typed as well, and so is 'St. Oedenrode'. */
function variantsOf(name: string): string[] {
  const withoutArticle = name.replace(/^('s-?|'t |de |den |het )/i, '');
  const withoutRemark = name.replace(/ \(.*\)$/, '');
  const shortSaint = name.replace(/^Sint[- ]/, 'St ');
  return [...new Set([name, withoutArticle, withoutRemark, shortSaint])];
}

/**
 * The places that may be meant, those of exactly that name first, then those that begin so, the largest first; only
 * where there are none those that are written nearly so. 'Hengelo, Gelderland' is one of the Hengelo's.
 */
export function findPlaces(text: string, top: number): FoundPlace[] {
  const fits = placesMeant(text);
  return [...fits]
    .sort(([a, { fit: fitOfA }], [b, { fit: fitOfB }]) => fitOfA - fitOfB || b.inhabitants - a.inhabitants)
    .slice(0, top)
    .map(([{ province, latitude, longitude }, { shown }]) => {
      return { kind: 'place', name: shown, province: provinceName(province), latitude, longitude };
    });
}

function placesMeant(text: string): Fits {
  const key = foldPlace(text);
  const [, name = '', narrowing = ''] = text.match(/^([^,(]*)[,(](.*)$/) ?? [];
  if (name.trim() !== '') {
    const literally = fitting(key, () => true, true);
    if (literally.size > 0) return literally;
    const provinces = provincesMeant(narrowing.replace(/\)\s*$/, ''));
    return lookUp(foldPlace(name), ({ province }) => provinces.has(province));
  }
  const plainly = fitting(key);
  if (plainly.size > 0) return plainly;
  const narrowed = withProvinceBehind(text);
  return narrowed.size > 0 ? narrowed : lookUp(key);
}

/** 'Hengelo Gelderland', 'Bergen NH', 'Rijswijk Noord Brabant'. */
function withProvinceBehind(text: string): Fits {
  const words = text.trim().split(/\s+/);
  for (const count of [1, 2]) {
    const provinces = provincesMeant(words.slice(-count).join(' '));
    const name = foldPlace(words.slice(0, -count).join(' '));
    if (name === '' || provinces.size === 0) continue;
    const fits = lookUp(name, ({ province }) => provinces.has(province));
    if (fits.size > 0) return fits;
  }
  return new Map();
}

type Allows = (place: Place) => boolean;

function lookUp(key: string, allows: Allows = () => true): Fits {
  const fits = fitting(key, allows);
  return fits.size > 0 || foreignKeys.has(key) ? fits : nearly(key, allows);
}

/** A name from abroad may be that of a Dutch place as well, but is not the beginning of one, unless it is very short. */
const tellingLength = 5;

function fitting(key: string, allows: Allows = () => true, exactly = false): Fits {
  const fits: Fits = new Map();
  if (key === '') return fits;
  const wholeOnly = exactly || (key.length >= tellingLength && foreignKeys.has(key));
  for (let at = firstFrom(key); spellings[at]?.key.startsWith(key); at++) {
    const spelling = spellings[at]!;
    if (!allows(spelling.place)) continue;
    if (spelling.key === key) keepBest(fits, spelling, 0);
    else if (!wholeOnly) keepBest(fits, spelling, beginning);
  }
  return fits;
}

function firstFrom(key: string): number {
  let [low, high] = [0, spellings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spellings[middle]!.key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is nearer to a place abroad is no misspelt Dutch one. */
function nearly(key: string, allows: Allows): Fits {
  const sound = soundOf(key);
  const allowed = sound.length < 4 ? 0 : sound.length < 7 ? 1 : 2;
  const fitOf = (other: string): Fit | undefined => {
    if (other[0] !== sound[0] || other.length < sound.length - allowed) return undefined;
    const { whole, soFar } = spellingDistance(sound, other);
    if (whole <= allowed) return misspelt + whole;
    return sound.length > 5 && soFar <= 1 ? misspeltSoFar + soFar : undefined;
  };
  const abroad = Math.min(...foreign.map((one) => fitOf(one.sound) ?? Number.POSITIVE_INFINITY));
  const fits: Fits = new Map();
  for (const spelling of spellings) {
    if (!allows(spelling.place)) continue;
    const fit = fitOf(spelling.sound);
    if (fit !== undefined && fit < abroad) keepBest(fits, spelling, fit);
  }
  return nearest(fits);
}

/** Nobody misspells two names at once: when one is nearer than the others, the others are not meant. */
function nearest(fits: Fits): Fits {
  const best = Math.min(...Array.from(fits.values(), ({ fit }) => fit));
  return new Map([...fits].filter(([, { fit }]) => fit === best));
}

function keepBest(fits: Fits, { place, shown }: Spelling, fit: Fit): void {
  const kept = fits.get(place);
  if (!kept || fit < kept.fit) fits.set(place, { shown, fit });
}
