import type { Config } from '../../foundation/config/config.ts';
import type { Database } from '../../foundation/database/database.ts';
import { companyRegisterLimits } from '../../foundation/invalidation/caches.ts';
import { readThrough, TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import type { CompanyRegister } from './company-register.ts';
import { embeddedRegister } from './embedded-register.ts';
import { kvkZoeken } from './kvk-zoeken.ts';

/** The register charges for every lookup, and a registration makes the same one twice. */
export function cachedRegister(register: CompanyRegister, clock: () => Date): CompanyRegister {
  const cache = new TaggedCache<unknown>(companyRegisterLimits, { clock });
  return {
    find: (query, pageSize) =>
      readThrough(cache, JSON.stringify([query, pageSize]), [], () => register.find(query, pageSize)),
  };
}

export function openCompanyRegister({ kvk }: Pick<Config, 'kvk'>, db: Database, clock: () => Date): CompanyRegister {
  if (kvk.apiKey === undefined) return embeddedRegister(db);
  return cachedRegister(kvkZoeken({ apiKey: kvk.apiKey, baseUrl: kvk.baseUrl }), clock);
}
