import { ApiProblem } from '@bouwpoort/contract/program/client';
import { isHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import { normalisePostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { useEffect, useRef, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { useDebouncedQuery } from '../../frame/http/use-debounced-query.ts';
import { lookupOutcome, type StreetAndCity } from './lookup-outcome.ts';

interface LookupValues {
  postalCode: string;
  houseNumber: string;
  street: string;
  city: string;
}

type AddressLookup = 'idle' | 'looking' | 'found' | 'manual';

/** Debounce: people type a whole postal code more slowly than this. */
const debounceDelay = 400;

/** Fills in street and city; when nothing is found, or the lookup fails, the user types them (C 8). */
export function useAddressLookup(values: LookupValues, onFound: (address: StreetAndCity) => void): AddressLookup {
  const { id: ventureId } = useVenture();
  const postalCode = normalisePostalCode(values.postalCode);
  const houseNumber = isHouseNumber(values.houseNumber) ? values.houseNumber.trim() : undefined;
  const isComplete = postalCode !== undefined && houseNumber !== undefined;
  const lookupKey = isComplete ? `${postalCode} ${houseNumber}` : '';
  // An address that is complete from the start needs no lookup, and belongs to its postal code.
  const [settledKey, setSettledKey] = useState(values.street !== '' && values.city !== '' ? lookupKey : '');
  const filled = useRef<StreetAndCity | null>(settledKey === '' ? null : { street: values.street, city: values.city });
  const [lookup, setLookup] = useState<AddressLookup>('idle');
  const { isSettled, result } = useDebouncedQuery({
    key: ['address', ventureId],
    text: lookupKey,
    delay: debounceDelay,
    enabled: isComplete && lookupKey !== settledKey,
    fetchFor: (_, signal) =>
      findAddress(ventureId, { postalCode: postalCode ?? '', houseNumber: houseNumber ?? '' }, signal),
  });
  const found = isSettled && lookupKey !== settledKey ? (result.isError ? null : result.data) : undefined;

  const latest = useRef({ values, onFound });
  latest.current = { values, onFound };
  useEffect(() => {
    if (found === undefined) return;
    const outcome = lookupOutcome(latest.current.values, filled.current, found);
    filled.current = outcome.filled;
    setSettledKey(found ? lookupKey : '');
    if (outcome.change) latest.current.onFound(outcome.change);
    setLookup(outcome.lookup);
  }, [found, lookupKey]);
  useEffect(() => {
    if (!isComplete) setLookup('idle');
  }, [isComplete]);

  return result.isFetching ? 'looking' : lookup;
}

/** Null when the address does not exist. */
async function findAddress(
  ventureId: string,
  query: { postalCode: string; houseNumber: string },
  signal: AbortSignal,
): Promise<StreetAndCity | null> {
  try {
    const { street, city } = await browserApi(ventureId).call('search.address', { query, signal });
    return { street, city };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}
