import type { Geocoder } from './geocoder.ts';

/** Many visitors type the same few towns, and a service may charge for every question. */
const keptMinutes = 15;
const maxKept = 2000;

/** Failures are not kept: the next who asks tries again. */
export function cachedGeocoder(geocoder: Geocoder, clock: () => Date): Geocoder {
  const kept = new Map<string, { answer: unknown; from: number; until: number }>();
  const remember = async <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const now = clock().getTime();
    const known = kept.get(key);
    // A clock that was set back to before it was kept would keep it for that much longer.
    if (known && known.from <= now && known.until > now) return known.answer as T;
    const answer = await ask();
    // A Map keeps the order things were put in, so the first is the oldest.
    kept.delete(key);
    kept.set(key, { answer, from: now, until: now + keptMinutes * 60_000 });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  return {
    places: (text, top) => {
      const asked = text.trim().toLowerCase();
      return remember(`places ${top} ${asked}`, () => geocoder.places(text, top));
    },
    address: (postalCode, houseNumber) =>
      remember(`address ${postalCode} ${houseNumber}`, () => geocoder.address(postalCode, houseNumber)),
  };
}
