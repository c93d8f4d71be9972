import { customType, timestamp } from 'drizzle-orm/pg-core';

/* Types of columns that PostgreSQL has and drizzle has not, or not as we use them. */

export const moment = () => timestamp({ withTimezone: true });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Of the transaction that wrote the row. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
