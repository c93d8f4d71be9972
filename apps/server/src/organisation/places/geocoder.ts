import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';

export interface StreetAddress {
  street: string;
  city: string;
}

/**
 * Where places and addresses are looked up. Nothing found is an answer; what cannot be answered within some seconds is
 * an AppError 'unavailable'.
 */
export interface Geocoder {
  /** The Dutch places and postal codes a visitor may mean by what they typed, the likeliest first. */
  places(text: string, top: number): Promise<FoundPlace[]>;
  /** By a postal code in its one form ('1234AB') and the number of the door, without what follows it. */
  address(postalCode: string, houseNumber: number): Promise<StreetAddress | null>;
}
