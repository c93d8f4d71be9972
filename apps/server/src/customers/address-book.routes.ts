import { accountRoutes } from '@bouwpoort/contract/identity';
import type { FastifyInstance } from 'fastify';
import type { Context, ContextDeps } from '../context/context.ts';
import { requireRegistered } from '../context/require-user.ts';
import { serve } from '../http/contract-route.ts';
import { once } from '../idempotency/once.ts';
import { addAddress, changeAddress, removeAddress } from './address-book.ts';
import { listCustomerAddresses, requireCustomer } from './customers.ts';

/** The book belongs to the customer: every registered user of it may use and change it. */
async function ownBook(ctx: Context): Promise<string> {
  requireRegistered(ctx);
  return (await requireCustomer(ctx)).customer.customerId;
}

export function registerAddressBook(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, accountRoutes.addressBook, async (ctx) => {
    const results = await listCustomerAddresses(ctx, await ownBook(ctx));
    return { totalMatching: results.length, results };
  });
  serve(app, deps, accountRoutes.addAddress, async (ctx, { body, headers }) => {
    const customerId = await ownBook(ctx);
    const { id: userId } = requireRegistered(ctx);
    const asked = { userId, key: headers['idempotency-key'], operation: `addaddress ${customerId}`, input: body };
    return once(ctx, asked, (tx) => addAddress(tx, customerId, body));
  });
  serve(app, deps, accountRoutes.changeAddress, async (ctx, { params, body }) =>
    changeAddress(ctx, await ownBook(ctx), params.addressId, body),
  );
  serve(app, deps, accountRoutes.removeAddress, async (ctx, { params }) => {
    await removeAddress(ctx, await ownBook(ctx), params.addressId);
    return { value: true };
  });
}
