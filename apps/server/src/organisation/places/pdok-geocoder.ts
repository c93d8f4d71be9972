import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import { z } from 'zod';
import { callService, serviceTimeoutMs } from './call-service.ts';
import type { Geocoder } from './geocoder.ts';
import { foundPostalCode, type Position, typedPostalCode } from './postal-areas.ts';

interface PdokSettings {
  /** The Locatieserver with its version: `…/locatieserver/search/v3_1`. */
  baseUrl: string;
  timeoutMs?: number;
}

const document = z.object({
  centroide_ll: z.string().optional(),
  straatnaam: z.string().optional(),
  postcode: z.string().optional(),
  woonplaatsnaam: z.string().optional(),
  provincienaam: z.string().optional(),
});
type Document = z.infer<typeof document>;

const answer = z.object({ response: z.object({ docs: z.array(document) }) });

const fields = Object.keys(document.shape).join(',');

/** For the middle of an area the whole of it is asked for, as far as it goes. */
const maxRows = 100;

/** The government's own: PDOK Locatieserver, version 3.1. It refuses parameters it does not know. */
export function pdokGeocoder({ baseUrl, timeoutMs = serviceTimeoutMs }: PdokSettings): Geocoder {
  const ask = async (q: string, type: string, rows: number): Promise<Document[]> => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/free`);
    url.search = String(new URLSearchParams({ q, fq: `type:${type}`, fl: fields, rows: String(rows) }));
    return (await callService('PDOK', url, answer, timeoutMs)).response.docs;
  };
  return {
    places: async (text, top) => {
      const typed = typedPostalCode(text);
      if (typed) {
        const { digits, letters } = typed;
        const docs = await ask(`postcode:${digits}${letters === '' ? '*' : letters}`, 'postcode', maxRows);
        const middle = middleOf(docs);
        return middle ? [foundPostalCode(typed, middle, docs[0]?.provincienaam ?? null)] : [];
      }
      const words = plainWords(text);
      return words === '' ? [] : (await ask(words, 'woonplaats', top)).flatMap(asPlace).slice(0, top);
    },
    address: async (postalCode, houseNumber) => {
      const [door] = await ask(`postcode:${postalCode} and huisnummer:${houseNumber}`, 'adres', 1);
      const { straatnaam: street, woonplaatsnaam: city } = door ?? {};
      return street && city ? { street, city } : null;
    },
  };
}

/** What visitors type is words to look for, never a search expression of Solr. */
function plainWords(text: string): string {
  return text
    .replaceAll(/[+!(){}[\]^"~*?:\\/&|;]/g, ' ')
    .replaceAll(/(?<!\p{L})-|-(?!\p{L})/gu, ' ')
    .replaceAll(/\b(AND|OR|NOT|TO)\b/g, (word) => word.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function asPlace({ woonplaatsnaam: name, provincienaam, centroide_ll }: Document): FoundPlace[] {
  const at = positionOf(centroide_ll);
  return name && at ? [{ kind: 'place', name, province: provincienaam ?? null, ...at }] : [];
}

/** 'POINT(lon lat)' */
function positionOf(point: string | undefined): Position | undefined {
  const [, longitude, latitude] = point?.match(/^POINT\(([\d.]+) ([\d.]+)\)$/) ?? [];
  return longitude && latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

function middleOf(docs: readonly Document[]): Position | undefined {
  const points = docs.flatMap(({ centroide_ll }) => positionOf(centroide_ll) ?? []);
  if (points.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { latitude: mean(points.map((at) => at.latitude)), longitude: mean(points.map((at) => at.longitude)) };
}
