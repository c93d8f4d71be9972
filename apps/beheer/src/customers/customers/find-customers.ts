import { beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { call } from '../../frame/api/call.ts';
import type { Section } from '../../frame/sections/section.ts';

/** For the command palette. */
export const findCustomers: NonNullable<Section['search']> = async (text, { ventureId, signal }) => {
  const { customers } = await call(beheerCustomerRoutes.list, {
    query: { q: text, limit: 5, ...(ventureId === undefined ? {} : { ventureId }) },
    signal,
  });
  return customers.map((customer) => ({
    to: `/klanten/${customer.customerId}`,
    title: customer.customerName,
    detail: [customer.customerId, customer.branchName].filter(Boolean).join(', '),
    ventureId: customer.ventureId,
  }));
};
