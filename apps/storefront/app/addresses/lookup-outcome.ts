export interface StreetAndCity {
  street: string;
  city: string;
}

interface LookupOutcome {
  lookup: 'found' | 'idle' | 'manual';
  /** What the fields become; nothing where they stay. */
  change: StreetAndCity | null;
  /** What the fields hold from a lookup, to be known again by the next one. */
  filled: StreetAndCity | null;
}

/**
 * What street and city become of a lookup. What a lookup filled in belongs to the postal code it was asked for, so the
 * next one replaces it, or takes it away when it finds nothing; what the user typed since stays.
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
