import { accountRoutes } from '@bouwpoort/contract/customers/identity';
import type { FastifyInstance } from 'fastify';
import { companyRoleOf, mayUseProject, mustNameProject } from '../../foundation/context/company-role.ts';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { requireRegistered } from '../../foundation/context/require-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { addAddress, changeAddress, removeAddress } from './address-book.ts';
import { addressesFor, listCustomerAddresses, requireRegisteredCustomer } from './customers.ts';

/** The book belongs to the customer: every registered user of the customer may use it. */
async function ownBook(ctx: Context): Promise<string> {
  return (await requireRegisteredCustomer(ctx)).customer.customerId;
}

/** Every user who orders, or requests orders, may change it. */
async function bookToChange(ctx: Context): Promise<string> {
  if (companyRoleOf(requireRegistered(ctx)) === 'viewer') {
    throw new AppError('roleNotAllowed', {
      detail: 'Met jouw rol verander je geen adressen. Vraag het een collega die bestelt.',
    });
  }
  return ownBook(ctx);
}

/** An address of a project that the user may not work for is not found. */
async function requireOwnAddress(ctx: Context, customerId: string, addressId: string): Promise<void> {
  const user = requireRegistered(ctx);
  if (!mustNameProject(user)) return;
  const book = addressesFor(user, await listCustomerAddresses(ctx, customerId));
  if (!book.some((one) => one.addressId === addressId)) throw new AppError('notFound');
}

function requireOwnProject(ctx: Context, projectId: number | null | undefined): void {
  if (projectId === null || projectId === undefined || mayUseProject(requireRegistered(ctx), projectId)) return;
  throw new AppError('invalidInput', { errors: { projectId: ['Dit project kennen we niet'] } });
}

export function registerAddressBook(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, accountRoutes.addressBook, async (ctx) => {
    const results = addressesFor(requireRegistered(ctx), await listCustomerAddresses(ctx, await ownBook(ctx)));
    return { totalMatching: results.length, results };
  });
  serve(app, deps, accountRoutes.addAddress, async (ctx, { body, headers }) => {
    const customerId = await bookToChange(ctx);
    const { id: userId } = requireRegistered(ctx);
    requireOwnProject(ctx, body.projectId);
    const idempotency = { userId, key: headers['idempotency-key'], operation: `addaddress ${customerId}`, input: body };
    return once(ctx, idempotency, (tx) => addAddress(tx, customerId, body));
  });
  serve(app, deps, accountRoutes.changeAddress, async (ctx, { params, body }) => {
    const customerId = await bookToChange(ctx);
    await requireOwnAddress(ctx, customerId, params.addressId);
    requireOwnProject(ctx, body.projectId);
    return changeAddress(ctx, customerId, params.addressId, body);
  });
  serve(app, deps, accountRoutes.removeAddress, async (ctx, { params }) => {
    const customerId = await bookToChange(ctx);
    await requireOwnAddress(ctx, customerId, params.addressId);
    await removeAddress(ctx, customerId, params.addressId);
    return { value: true };
  });
}
