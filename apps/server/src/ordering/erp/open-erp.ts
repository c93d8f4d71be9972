import type { Config } from '../../foundation/config/config.ts';
import type { Database } from '../../foundation/database/database.ts';
import { embeddedErp } from './embedded-erp.ts';
import type { Erp } from './erp.ts';
import { httpErp } from './http-erp.ts';

export function openErp({ erp }: Pick<Config, 'erp'>, db: Database, clock: () => Date): Erp {
  return erp === undefined ? embeddedErp(db, clock) : httpErp(erp);
}
