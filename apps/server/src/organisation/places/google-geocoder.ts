import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import { splitHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import { z } from 'zod';
import { callService, serviceTimeoutMs } from './call-service.ts';
import type { Geocoder, StreetAddress } from './geocoder.ts';
import { foundPostalCode, showTyped, typedPostalCode } from './postal-areas.ts';

interface GoogleSettings {
  key: string;
  baseUrl: string;
  timeoutMs?: number;
}

const result = z.object({
  types: z.array(z.string()),
  address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
});
type Result = z.infer<typeof result>;

const answer = z.object({
  status: z.string(),
  error_message: z.string().optional(),
  results: z.array(result).default([]),
});

/** Google's Geocoding API, within the Netherlands. What it does not know it answers with something larger. */
export function googleGeocoder({ key, baseUrl, timeoutMs = serviceTimeoutMs }: GoogleSettings): Geocoder {
  const ask = async (address: string): Promise<Result[]> => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/maps/api/geocode/json`);
    const region = { components: 'country:NL', language: 'nl', region: 'nl' };
    url.search = String(new URLSearchParams({ address, ...region, key }));
    const { results } = await callService('Google', url, answer, timeoutMs, ({ status, error_message: why }) =>
      status === 'OK' || status === 'ZERO_RESULTS' ? undefined : [status, why].filter(Boolean).join(', '),
    );
    return results.filter((one) => part(one, 'country', 'short_name') === 'NL');
  };
  return {
    places: async (text, top) => {
      const typed = typedPostalCode(text);
      if (!typed) return (await ask(text)).flatMap(asPlace).slice(0, top);
      const found = (await ask(showTyped(typed))).find(({ types }) =>
        types.some((type) => type.startsWith('postal_code')),
      );
      return found ? [foundPostalCode(typed, positionOf(found), provinceOf(found))] : [];
    },
    address: async (postalCode, houseNumber) => {
      const found = await ask(`${postalCode} ${houseNumber}`);
      return found.flatMap((one) => asAddress(one, postalCode, houseNumber))[0] ?? null;
    },
  };
}

function part({ address_components }: Result, type: string, form: 'long_name' | 'short_name' = 'long_name') {
  return address_components.find(({ types }) => types.includes(type))?.[form];
}

function positionOf({ geometry: { location } }: Result) {
  return { latitude: location.lat, longitude: location.lng };
}

function provinceOf(one: Result): string | null {
  return part(one, 'administrative_area_level_1') ?? null;
}

function asPlace(one: Result): FoundPlace[] {
  const name = part(one, 'locality');
  if (!one.types.includes('locality') || name === undefined) return [];
  return [{ kind: 'place', name, province: provinceOf(one), ...positionOf(one) }];
}

/** Only that very door: Google also offers the one next to it. */
function asAddress(one: Result, postalCode: string, houseNumber: number): StreetAddress[] {
  const [street, city, code = '', door = ''] = [
    part(one, 'route'),
    part(one, 'locality'),
    part(one, 'postal_code'),
    part(one, 'street_number'),
  ];
  const isThisDoor = code.replaceAll(' ', '') === postalCode && splitHouseNumber(door)?.houseNumber === houseNumber;
  return street !== undefined && city !== undefined && isThisDoor ? [{ street, city }] : [];
}
