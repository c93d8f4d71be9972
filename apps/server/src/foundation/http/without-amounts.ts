import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { amountsHidden } from './hidden-amounts.ts';
import { JsonText } from './json-text.ts';

/**
 * What a route answers to a user who may not see prices (decision 0019). After the handler, so that a route that does
 * not think of such users shows them no amount either: fields go by their schema, and an answer that is no JSON is
 * refused unless its contract says that the handler itself leaves amounts out.
 */
export function withoutAmounts(contract: RouteContract): (answer: () => Promise<unknown>) => Promise<unknown> {
  const { response, access } = contract;
  // Staff and machines are not users of a customer.
  if (access === 'staff' || access === 'key') return (answer) => answer();
  const hide = response && amountsHidden(response);
  const mayHoldAmounts = !response && access !== 'public' && contract.amounts !== 'leftOut';
  return async (answer) => {
    if (mayHoldAmounts) throw new AppError('pricesHidden');
    try {
      const whole = await answer();
      if (!hide) return whole;
      // Checked against the contract with its amounts; without them a field that must be there is missing.
      return new JsonText(Buffer.from(JSON.stringify(hide(z.encode(response, whole)))));
    } catch (error) {
      throw error instanceof AppError ? problemWithoutAmounts(contract, error) : error;
    }
  };
}

/** What a problem adds is described by the contract too; what is not described stays behind. */
function problemWithoutAmounts({ failures }: RouteContract, error: AppError): AppError {
  const { members, ...details } = error.details;
  if (!members) return error;
  const schema = failures?.[error.status];
  if (!schema) return new AppError(error.code, details);
  const hide = amountsHidden(schema);
  return hide ? new AppError(error.code, { ...details, members: hide(members) as Record<string, unknown> }) : error;
}
