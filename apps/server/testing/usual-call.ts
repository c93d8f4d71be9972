import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { z } from 'zod';
import type { AccountRecords, Owner, RouteCall } from './route-call.ts';

const owners: Readonly<Record<RouteContract['access'], Owner>> = {
  public: 'everybody',
  session: 'user',
  registered: 'customer',
  staff: 'secret',
  key: 'secret',
};

/** Fields are called after the record they refer to. */
const records: Readonly<Record<string, (of: AccountRecords) => unknown>> = {
  addressId: (of) => of.addressId,
  branchId: (of) => of.branchId,
  cartId: (of) => of.cart.id,
  customerId: (of) => of.customerId,
  listId: (of) => of.orderList.id,
  locationId: (of) => of.branchId,
  orderId: (of) => of.orderId,
  productVariant: (of) => of.variant.guid,
  siteId: (of) => of.siteId,
  ventureId: (of) => of.ventureId,
};

/** What follows from the contract: those may call it whom its access lets in, with the least that it takes. */
export function usualCall(contract: RouteContract): RouteCall {
  const needed = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = contract[part];
    const mayBeEmpty = part !== 'params' && schema && (accepts(schema, {}) || accepts(schema, undefined));
    return schema && !mayBeEmpty ? [[part, schema] as const] : [];
  });
  return {
    owner: owners[contract.access],
    call: (of) =>
      Object.fromEntries(needed.map(([part, schema]) => [part, exampleOf(schema, (name) => records[name]?.(of))])),
  };
}

const examples = [
  ...['Tekst', '210', '2026-11-17', 'niemand@nergens.example', '3511AB', '0612345678', '12345678', 'kruiwagen-7'],
  ...['00000000-0000-4000-8000-000000000000', 1, 0, true, [], {}],
];

/** The parts of a schema that tell what it accepts. */
interface Def {
  shape?: Record<string, z.core.$ZodType>;
  options?: readonly z.core.$ZodType[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
}

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** The least that a schema accepts; `given` are the values for the fields of records. */
export function exampleOf(schema: z.core.$ZodType, given: (name: string) => unknown = () => undefined): unknown {
  const { shape, options, entries, values } = schema._zod.def as Def;
  if (shape) {
    const required = Object.entries(shape).filter(([, field]) => !accepts(field, undefined));
    return Object.fromEntries(required.map(([name, field]) => [name, given(name) ?? exampleOf(field, given)]));
  }
  if (options?.[0]) return exampleOf(options[0], given);
  return [...(values ?? Object.values(entries ?? {})), ...examples].find((value) => accepts(schema, value));
}
