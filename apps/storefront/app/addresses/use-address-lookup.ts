import { isHouseNumber } from '@bouwpoort/trade/house-number';
import { normalisePostalCode } from '@bouwpoort/trade/postal-code';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../api.ts';
import { useVenture } from '../chrome/use-chrome.ts';

interface LookupValues {
  postalCode: string;
  houseNumber: string;
  street: string;
  city: string;
}

export type AddressLookup = 'idle' | 'looking' | 'found' | 'manual';

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
  /** What was filled in by us may be replaced; what somebody typed may not. */
  const filled = useRef<{ street: string; city: string } | null>(null);
  // An address that was whole when it came on screen needs no looking up.
  const known = useRef(values.street !== '' && values.city !== '' ? `${postalCode} ${houseNumber}` : '');

  useEffect(() => {
    const asked = `${postalCode} ${houseNumber}`;
    if (postalCode === undefined || houseNumber === undefined) return setLookup('idle');
    if (asked === known.current) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      setLookup('looking');
      try {
        const query = { postalCode, houseNumber };
        const { street, city } = await browserApi(ventureId).call('search.address', { query, signal: leaving.signal });
        known.current = asked;
        const now = latest.current.values;
        const isOurs = now.street === '' || now.street === filled.current?.street;
        if (isOurs) {
          filled.current = { street, city };
          latest.current.onFound({ street, city });
        }
        setLookup(isOurs ? 'found' : 'idle');
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.info(error);
        setLookup('manual');
      }
    }, quietFor);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [postalCode, houseNumber, ventureId]);

  return lookup;
}
