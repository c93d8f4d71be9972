import type { KvkCompany, KvkResult } from '@bouwpoort/contract/customers/registration';
import { z } from 'zod';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { CompanyQuery, CompanyRegister } from './company-register.ts';

interface KvkZoekenSettings {
  apiKey: string;
  baseUrl: string;
  timeoutMs?: number;
}

/** The API answers "no results" with a 404 and this code. Any other 404 is a wrong URL. */
const noResultsCode = 'IPD5200';

const failure = z.object({ fout: z.array(z.object({ code: z.string() })) });

const text = z.string().nullish();
const answer = z.object({
  pagina: z.int(),
  resultatenPerPagina: z.int(),
  totaal: z.int(),
  resultaten: z.array(
    z.object({
      kvkNummer: z.string(),
      naam: z.string(),
      type: z.string(),
      /** Absent for a company that hides its address; in another form for an address abroad. */
      adres: z
        .object({
          binnenlandsAdres: z
            .object({
              straatnaam: text,
              huisnummer: z.coerce.number().int().nullish(),
              huisletter: text,
              huisnummerToevoeging: text,
              toevoeging: text,
              postcode: text,
              plaats: text,
            })
            .nullish(),
        })
        .nullish(),
    }),
  ),
});

/** The register of the Chamber of Commerce itself: KvK Zoeken, version 2. */
export function kvkZoeken({ apiKey, baseUrl, timeoutMs = 3000 }: KvkZoekenSettings): CompanyRegister {
  return {
    find: async (query, pageSize) => {
      const url = urlOf(baseUrl, query, pageSize);
      try {
        const response = await askTwice(() =>
          fetch(url, { headers: { apikey: apiKey }, signal: AbortSignal.timeout(timeoutMs) }),
        );
        return await read(response, pageSize);
      } catch (cause) {
        throw new AppError('registerFailed', { cause });
      }
    },
  };
}

function urlOf(baseUrl: string, query: CompanyQuery, pageSize: number): URL {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/api/v2/zoeken`);
  for (const [name, value] of Object.entries({ ...query, pagina: 1, resultatenPerPagina: pageSize })) {
    url.searchParams.set(name, String(value));
  }
  return url;
}

/** Retries once for temporary errors: a broken connection, a server error. A refusal is not retried. */
async function askTwice(ask: () => Promise<Response>): Promise<Response> {
  const first = await ask().catch(() => undefined);
  if (first && first.status < 500) return first;
  await first?.body?.cancel();
  return ask();
}

async function read(response: Response, pageSize: number): Promise<KvkResult> {
  if (response.status === 404) {
    const told = failure.safeParse(await response.json());
    if (told.data?.fout.some(({ code }) => code === noResultsCode)) {
      return { pagina: 1, aantal: pageSize, totaal: 0, resultaten: [] };
    }
  }
  if (!response.ok) throw new Error(`KvK Zoeken answers ${response.status}`);
  const { pagina, resultatenPerPagina, totaal, resultaten } = answer.parse(await response.json());
  return { pagina, aantal: resultatenPerPagina, totaal, resultaten: resultaten.map(flatten) };
}

function flatten({ kvkNummer, naam, type, adres }: z.infer<typeof answer>['resultaten'][number]): KvkCompany {
  const place = adres?.binnenlandsAdres;
  const suffix = [place?.huisletter, place?.huisnummerToevoeging ?? place?.toevoeging].filter(Boolean).join('-');
  return {
    kvkNummer,
    naam,
    straatnaam: place?.straatnaam ?? null,
    huisnummer: place?.huisnummer ?? null,
    huisnummerToevoeging: suffix === '' ? null : suffix,
    postcode: place?.postcode?.replaceAll(' ', '').toUpperCase() ?? null,
    plaats: place?.plaats ?? null,
    type,
  };
}
