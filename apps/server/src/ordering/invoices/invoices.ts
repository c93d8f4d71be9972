import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { invoices } from './invoices.tables.ts';

/** With a merged customer. */
export async function moveInvoices(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(invoices).set({ customerId: into }).where(eq(invoices.customerId, from));
}
