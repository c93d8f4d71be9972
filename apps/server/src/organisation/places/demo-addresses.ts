import { demoCompanies } from '@bouwpoort/demo-world/people/companies';
import { demoAddresses } from '@bouwpoort/demo-world/people/customer-addresses';
import { demoBranches } from '@bouwpoort/demo-world/places/branches';
import { splitHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import type { StreetAddress } from './geocoder.ts';

const known: ReadonlyMap<string, StreetAddress> = new Map([
  ...demoCompanies.map(({ postcode, huisnummer, straatnaam, plaats }) =>
    entry(postcode, String(huisnummer), straatnaam, plaats),
  ),
  ...demoAddresses.map(({ postalCode, houseNumber, street, city }) => entry(postalCode, houseNumber, street, city)),
  ...demoBranches.map(({ postalCode, address, city }) => {
    const [, street = address, houseNumber = ''] = address.match(/^(.*) (\S+)$/) ?? [];
    return entry(postalCode, houseNumber, street, city);
  }),
]);

function entry(postalCode: string, houseNumber: string, street: string, city: string): [string, StreetAddress] {
  return [keyOf(postalCode, splitHouseNumber(houseNumber)?.houseNumber ?? 0), { street, city }];
}

function keyOf(postalCode: string, houseNumber: number): string {
  return `${postalCode} ${houseNumber}`;
}

/** Of everybody in the demo world: its branches, its customers, and the companies of its register. */
export function findDemoAddress(postalCode: string, houseNumber: number): StreetAddress | undefined {
  return known.get(keyOf(postalCode, houseNumber));
}
