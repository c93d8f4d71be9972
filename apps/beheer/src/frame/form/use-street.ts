import { searchRoutes } from '@bouwpoort/contract/catalogue/search';
import { postalCode as postalCodeSchema } from '@bouwpoort/contract/foundation/scalars';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { splitHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import { useRef } from 'react';
import { call } from '../api/call.ts';

/**
 * Looks up street and city of a Dutch postal code and house number, once for each; without a result nothing changes.
 */
export function useStreet(onFound: (found: { street: string; city: string }) => void) {
  const asked = useRef('');
  return async (postalCode: string, houseNumber: string): Promise<void> => {
    const code = postalCodeSchema.safeParse(postalCode);
    if (!code.success || !splitHouseNumber(houseNumber)) return;
    const question = `${code.data} ${houseNumber}`;
    if (asked.current === question) return;
    asked.current = question;
    try {
      const { street, city } = await call(searchRoutes.address, { query: { postalCode: code.data, houseNumber } });
      // The user has continued typing, so the answer is outdated.
      if (asked.current === question) onFound({ street, city });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
    }
  };
}
