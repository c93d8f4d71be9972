import type { Config } from '../../foundation/config/config.ts';
import type { Database } from '../../foundation/database/database.ts';
import { cachedRegister } from './cached-register.ts';
import type { CompanyRegister } from './company-register.ts';
import { embeddedRegister } from './embedded-register.ts';
import { kvkZoeken } from './kvk-zoeken.ts';

export function openCompanyRegister({ kvk }: Pick<Config, 'kvk'>, db: Database, clock: () => Date): CompanyRegister {
  if (kvk.apiKey === undefined) return embeddedRegister(db);
  return cachedRegister(kvkZoeken({ apiKey: kvk.apiKey, baseUrl: kvk.baseUrl }), clock);
}
