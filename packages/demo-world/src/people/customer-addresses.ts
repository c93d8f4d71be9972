import { normalisePhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { addDays } from '../places/demo-days.ts';
import type { TableFill } from '../table-fill.ts';
import { demoCompanies } from './companies.ts';
import { demoCustomers } from './customers.ts';

interface DemoProject {
  id: number;
  customerId: string;
  name: string;
}

export interface DemoAddress {
  addressId: string;
  customerId: string;
  projectId: number | null;
  addressType: 'invoice' | 'delivery' | 'project';
  name: string;
  street: string;
  houseNumber: string;
  houseNumberAddition: string;
  postalCode: string;
  city: string;
  countryCode: string;
  email: string | null;
  daytimePhoneNumber: string | null;
  shippingDefault: boolean;
}

export const demoProjects: readonly DemoProject[] = [
  { id: 4101, customerId: '510001', name: 'Nieuwbouw De Laak, blok C' },
  { id: 4102, customerId: '510001', name: 'Renovatie Soesterkwartier' },
  { id: 4103, customerId: '510002', name: 'Transformatie Kantoor Merwedekade' },
  { id: 4104, customerId: '510006', name: 'Verduurzaming Assendorp' },
  { id: 4105, customerId: '520001', name: 'Dorpshuis Garnwerd' },
];

type Place = [street: string, houseNumber: string, postalCode: string, city: string];

const extra = (
  addressId: string,
  addressType: 'delivery' | 'project',
  name: string,
  [street, houseNumber, postalCode, city]: Place,
  more: Partial<DemoAddress> = {},
): DemoAddress => ({
  addressId,
  customerId: addressId.slice(0, 6),
  projectId: null,
  addressType,
  name,
  street,
  houseNumber,
  houseNumberAddition: '',
  postalCode,
  city,
  countryCode: 'NL',
  email: null,
  daytimePhoneNumber: null,
  shippingDefault: false,
  ...more,
});

const extraAddresses: readonly DemoAddress[] = [
  extra('510001-03', 'delivery', 'Werkplaats Hardwareweg', ['Hardwareweg', '9', '3821BL', 'Amersfoort'], {
    houseNumberAddition: 'B',
    email: 'werkplaats@terveldhuis.test',
    daytimePhoneNumber: '033 711 45 12',
  }),
  extra('510001-04', 'delivery', 'Opslag Hoogland', ['Zevenhuizerstraat', '188', '3828BG', 'Hoogland']),
  extra('510001-05', 'project', 'Nieuwbouw De Laak, blok C', ['Hooglandseweg-Noord', '140', '3813VE', 'Amersfoort'], {
    projectId: 4101,
    daytimePhoneNumber: '06 71 45 20 11',
  }),
  extra('510001-06', 'project', 'Renovatie Soesterkwartier', ['Soesterweg', '320', '3812BH', 'Amersfoort'], {
    projectId: 4102,
    daytimePhoneNumber: '06 71 45 20 12',
  }),
  extra('510002-03', 'project', 'Transformatie Kantoor Merwedekade', ['Merwedekade', '60', '3522JA', 'Utrecht'], {
    projectId: 4103,
  }),
  extra('510006-03', 'project', 'Verduurzaming Assendorp', ['Assendorperstraat', '114', '8012EB', 'Zwolle'], {
    projectId: 4104,
  }),
  extra('520001-03', 'project', 'Dorpshuis Garnwerd', ['Hunzeweg', '25', '9893PA', 'Garnwerd'], { projectId: 4105 }),
];

/** Every company invoices and receives at its own front door; guests bring an address of their own. */
export const demoAddresses: readonly DemoAddress[] = [
  ...demoCustomers.flatMap(({ customerId, customerName, chamberOfCommerceNumber }): DemoAddress[] => {
    const door = demoCompanies.find(({ kvkNummer }) => kvkNummer === chamberOfCommerceNumber);
    if (!door) return [];
    const place: Place = [door.straatnaam, String(door.huisnummer), door.postcode, door.plaats];
    const address = extra(`${customerId}-02`, 'delivery', customerName, place, {
      houseNumberAddition: door.huisnummerToevoeging,
      shippingDefault: true,
    });
    return [{ ...address, addressId: `${customerId}-01`, addressType: 'invoice', shippingDefault: false }, address];
  }),
  ...extraAddresses,
];

/** Begun before the first order of the demo world, a year of them at most. */
export const projectFill = (today: string): TableFill => ({
  table: 'project',
  columns: ['id', 'customer_id', 'name', 'created_at'],
  expected: demoProjects.length,
  rows: demoProjects.map(({ id, customerId, name }) => [id, customerId, name, `${addDays(today, -380)}T08:00:00Z`]),
});

export const customerAddressFill = (): TableFill => addressFill(demoAddresses);

export const addressFill = (addresses: readonly DemoAddress[]): TableFill => ({
  table: 'customer_address',
  columns: [
    'address_id',
    'customer_id',
    'project_id',
    'address_type',
    'name',
    'street',
    'house_number',
    'house_number_addition',
    'postal_code',
    'city',
    'country_code',
    'email',
    'daytime_phone_number',
    'shipping_default',
  ],
  expected: addresses.length,
  rows: addresses.map((one) => [
    one.addressId,
    one.customerId,
    one.projectId,
    one.addressType,
    one.name,
    one.street,
    one.houseNumber,
    one.houseNumberAddition,
    one.postalCode,
    one.city,
    one.countryCode,
    one.email,
    normalisePhoneNumber(one.daytimePhoneNumber ?? '') ?? null,
    one.shippingDefault,
  ]),
});
