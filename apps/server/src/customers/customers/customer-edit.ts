import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { customerAddresses, customers, projects } from './customers.tables.ts';
import type { CustomerRow } from './customers-list.ts';

export async function readCustomerRow(db: Database, customerId: string): Promise<CustomerRow> {
  const [row] = await db.select().from(customers).where(eq(customers.customerId, customerId));
  if (!row) throw new AppError('notFound');
  return row;
}

/** In the order of their numbers, so that two that lock the same customers do not deadlock. */
export function lockCustomers(tx: Database, customerIds: readonly string[]): Promise<CustomerRow[]> {
  return tx
    .select()
    .from(customers)
    .where(inArray(customers.customerId, [...customerIds]))
    .orderBy(asc(customers.customerId))
    .for('update');
}

export type CustomerChange = Partial<Omit<typeof customers.$inferInsert, 'customerId' | 'ventureId' | 'version'>>;

/** Returns undefined if it was changed after this version was read. */
export async function changeCustomer(
  tx: Database,
  customerId: string,
  version: number,
  change: CustomerChange,
): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .update(customers)
    .set(change)
    .where(and(eq(customers.customerId, customerId), eq(customers.version, version)))
    .returning();
  return row;
}

interface ProjectRow {
  id: number;
  name: string;
  version: number;
  createdAt: Date;
}

const shownOfProject = {
  id: projects.id,
  name: projects.name,
  version: projects.version,
  createdAt: projects.createdAt,
};

export function listProjects(db: Database, customerId: string): Promise<ProjectRow[]> {
  return db
    .select(shownOfProject)
    .from(projects)
    .where(eq(projects.customerId, customerId))
    .orderBy(asc(projects.name));
}

/** A project (work) of this customer; undefined for one of another customer. */
export async function findProject(
  { db }: { db: Database },
  customerId: string,
  projectId: number,
): Promise<{ id: number; name: string } | undefined> {
  const [project] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.customerId, customerId)));
  return project;
}

export async function addProject(tx: Database, customerId: string, name: string): Promise<ProjectRow> {
  const [added] = await tx.insert(projects).values({ customerId, name }).returning(shownOfProject);
  if (!added) throw new Error('a project was not added');
  return added;
}

export async function changeProject(tx: Database, projectId: number, name: string): Promise<ProjectRow> {
  const [changed] = await tx.update(projects).set({ name }).where(eq(projects.id, projectId)).returning(shownOfProject);
  if (!changed) throw new AppError('notFound');
  return changed;
}

/** Orders keep the number of their project; its address must be removed first. */
export async function removeProject(tx: Database, projectId: number): Promise<void> {
  const addresses = await tx.$count(customerAddresses, eq(customerAddresses.projectId, projectId));
  if (addresses > 0)
    throw new AppError('conflict', {
      detail:
        addresses === 1
          ? 'Er hoort nog een adres bij dit project. Beëindig dat eerst.'
          : `Er horen nog ${addresses} adressen bij dit project. Beëindig die eerst.`,
    });
  await tx.delete(projects).where(eq(projects.id, projectId));
}

export async function countPlacesOf(
  db: Database,
  customerId: string,
): Promise<{ addresses: number; projects: number }> {
  return {
    addresses: await db.$count(customerAddresses, eq(customerAddresses.customerId, customerId)),
    projects: await db.$count(projects, eq(projects.customerId, customerId)),
  };
}

/**
 * Moves addresses and projects of one customer to another, and marks it as merged. Its invoice address becomes a
 * delivery address and its primary one an ordinary one: the other customer has its own. One statement moves projects
 * and their addresses, because each refers to the other's customer.
 */
export async function mergeCustomerRows(tx: Database, from: CustomerRow, into: CustomerRow): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update ${projects} set customer_id = ${into.customerId} where customer_id = ${from.customerId}
    )
    update ${customerAddresses}
    set customer_id = ${into.customerId}, shipping_default = false,
      address_type = case address_type when 'invoice' then 'delivery' else address_type end
    where customer_id = ${from.customerId}`);
  await tx
    .update(customers)
    .set({ creditUsed: sql`${customers.creditUsed} + ${from.creditUsed}` })
    .where(eq(customers.customerId, into.customerId));
  await tx
    .update(customers)
    .set({ creditUsed: '0', isInactive: true, mergedInto: into.customerId })
    .where(eq(customers.customerId, from.customerId));
}
