import { isHouseNumber } from '@bouwpoort/trade/house-number';
import { normalisePostalCode } from '@bouwpoort/trade/postal-code';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { lookupOutcome, type StreetAndCity } from './lookup-outcome.ts';

interface LookupValues {
  postalCode: string;
  houseNumber: string;
  street: string;
  city: string;
}

type AddressLookup = 'idle' | 'looking' | 'found' | 'manual';

/** Nobody types a whole postal code in less. */
const quietFor = 400;

/** Fills street and city in; where nothing is found, or nothing answers, they are typed (C 8). */
export function useAddressLookup(
  values: LookupValues,
  onFound: (address: { street: string; city: string }) => void,
): AddressLookup {
  const { id: ventureId } = useVenture();
  const [lookup, setLookup] = useState<AddressLookup>('idle');
  const postalCode = normalisePostalCode(values.postalCode);
  const houseNumber = isHouseNumber(values.houseNumber) ? values.houseNumber.trim() : undefined;
  const latest = useRef({ values, onFound });
  latest.current = { values, onFound };
  // An address that was whole when it came on screen needs no looking up, and belongs to its postal code.
  const wasWhole = values.street !== '' && values.city !== '';
  const filled = useRef<StreetAndCity | null>(wasWhole ? { street: values.street, city: values.city } : null);
  const known = useRef(wasWhole ? `${postalCode} ${houseNumber}` : '');

  useEffect(() => {
    const asked = `${postalCode} ${houseNumber}`;
    if (postalCode === undefined || houseNumber === undefined) return setLookup('idle');
    if (asked === known.current) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      setLookup('looking');
      const settle = (found: StreetAndCity | null) => {
        const outcome = lookupOutcome(latest.current.values, filled.current, found);
        filled.current = outcome.filled;
        known.current = found ? asked : '';
        if (outcome.change) latest.current.onFound(outcome.change);
        setLookup(outcome.lookup);
      };
      try {
        const query = { postalCode, houseNumber };
        const { street, city } = await browserApi(ventureId).call('search.address', { query, signal: leaving.signal });
        settle({ street, city });
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.info(error);
        settle(null);
      }
    }, quietFor);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [postalCode, houseNumber, ventureId]);

  return lookup;
}
