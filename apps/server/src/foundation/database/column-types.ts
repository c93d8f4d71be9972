import { customType, timestamp } from 'drizzle-orm/pg-core';

/* Column types that Drizzle lacks, or that we always use with the same options. */

export const moment = () => timestamp({ withTimezone: true });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The id of the transaction that wrote the row. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
