export interface StreetAndCity {
  street: string;
  city: string;
}

interface LookupOutcome {
  lookup: 'found' | 'idle' | 'manual';
  /** The new values of the fields; null where they stay the same. */
  change: StreetAndCity | null;
  /** The values the lookup filled in, for the next lookup to recognise. */
  filled: StreetAndCity | null;
}

/**
 * Street and city after a lookup. Values that a lookup filled in belong to its postal code, so the next lookup replaces
 * them, or clears them when it finds nothing; values that the user has typed since stay.
 */
export function lookupOutcome(
  now: StreetAndCity,
  filled: StreetAndCity | null,
  found: StreetAndCity | null,
): LookupOutcome {
  const isOurs = now.street === '' || now.street === filled?.street;
  if (!isOurs) return { lookup: found ? 'idle' : 'manual', change: null, filled };
  if (found) return { lookup: 'found', change: found, filled: found };
  const city = now.city === filled?.city ? '' : now.city;
  return { lookup: 'manual', change: { street: '', city }, filled: null };
}
