import type { KvkResult } from '@bouwpoort/contract/registration';
import type { CompanyRegister } from './company-register.ts';

/** The register charges for every question, and a registration asks the same one twice. */
const keptMinutes = 15;
const maxKept = 500;

/** Failures are not kept: the next who asks tries again. */
export function cachedRegister(register: CompanyRegister, clock: () => Date): CompanyRegister {
  const kept = new Map<string, { result: KvkResult; from: number; until: number }>();
  return {
    find: async (query, pageSize) => {
      const key = JSON.stringify([query, pageSize]);
      const now = clock().getTime();
      const known = kept.get(key);
      // A clock that was set back to before it was kept would keep it for that much longer.
      if (known && known.from <= now && known.until > now) return known.result;
      const result = await register.find(query, pageSize);
      // A Map keeps the order things were put in, so the first is the oldest.
      kept.delete(key);
      kept.set(key, { result, from: now, until: now + keptMinutes * 60_000 });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      return result;
    },
  };
}
