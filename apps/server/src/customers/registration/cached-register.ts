import { companyRegisterLimits } from '../../foundation/invalidation/caches.ts';
import { readThrough, TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import type { CompanyRegister } from './company-register.ts';

/** The register charges for every lookup, and a registration makes the same one twice. */
export function cachedRegister(register: CompanyRegister, clock: () => Date): CompanyRegister {
  const cache = new TaggedCache<unknown>(companyRegisterLimits, { clock });
  return {
    find: (query, pageSize) =>
      readThrough(cache, JSON.stringify([query, pageSize]), [], () => register.find(query, pageSize)),
  };
}
