import type { VentureId } from '../places/venture-facts.ts';
import type { TableFill } from '../table-fill.ts';

interface DemoCustomer {
  customerId: string;
  ventureId: VentureId;
  customerName: string;
  chamberOfCommerceNumber: string | null;
  customerGroup: string;
  branchId: string;
  hasDeliverystop: boolean;
  hasOrderstop: boolean;
  counterTicketMandatory: boolean;
  customerObjectMandatory: boolean;
  customerNameMandatory: boolean;
  referenceNumberMandatory: boolean;
  isInactive: boolean;
  /** Empty: pays in advance, never on account. */
  creditLimit: string | null;
  creditUsed: string;
}

type Own = Pick<
  DemoCustomer,
  'customerId' | 'ventureId' | 'customerName' | 'chamberOfCommerceNumber' | 'customerGroup' | 'branchId'
>;

export const customer = (own: Own, differs: Partial<DemoCustomer> = {}): DemoCustomer => ({
  ...own,
  hasDeliverystop: false,
  hasOrderstop: false,
  counterTicketMandatory: false,
  customerObjectMandatory: false,
  customerNameMandatory: false,
  referenceNumberMandatory: false,
  isInactive: false,
  creditLimit: '25000.00',
  creditUsed: '0.00',
  ...differs,
});

const steenhof = (
  customerId: string,
  customerName: string,
  chamberOfCommerceNumber: string,
  branchId: string,
  differs: Partial<DemoCustomer> = {},
): DemoCustomer =>
  customer(
    { customerId, ventureId: '210', customerName, chamberOfCommerceNumber, customerGroup: 'B', branchId },
    differs,
  );

export const demoCustomers: readonly DemoCustomer[] = [
  steenhof('510001', 'Aannemersbedrijf Ter Veldhuis B.V.', '30418276', '2102', {
    customerGroup: 'A',
    creditLimit: '75000.00',
    creditUsed: '12480.35',
  }),
  steenhof('510002', 'Bouwgroep Noordeinde B.V.', '30552091', '2101', { customerGroup: 'A', creditLimit: '40000.00' }),
  steenhof('510003', 'Klussenbedrijf Maasoever', '24730158', '2103', { hasOrderstop: true }),
  steenhof('510004', 'Timmerwerken De Haagse Hoek', '27391046', '2104', { hasDeliverystop: true }),
  steenhof('510005', 'Stukadoorsbedrijf Rijnzicht', '09284417', '2105', { creditLimit: '75.00' }),
  steenhof('510006', 'Renovatiewerken IJsselpoort B.V.', '05177263', '2106', {
    counterTicketMandatory: true,
    customerObjectMandatory: true,
    customerNameMandatory: true,
    referenceNumberMandatory: true,
  }),
  steenhof('510007', 'Vloerenbedrijf Kromme Rijn', '30660719', '2101'),
  steenhof('510008', 'Metselbedrijf Oud-Leusden', '30127845', '2102', { isInactive: true }),
  // The debtor all guests of Steenhof buy on: its number is the venture's guestDebitNumber.
  customer(
    {
      customerId: '990210',
      ventureId: '210',
      customerName: 'Steenhof gastbestellingen',
      chamberOfCommerceNumber: null,
      customerGroup: 'G',
      branchId: '2101',
    },
    { creditLimit: null },
  ),
  customer({
    customerId: '520001',
    ventureId: '220',
    customerName: 'Timmerfabriek Het Hogeland B.V.',
    chamberOfCommerceNumber: '02091834',
    customerGroup: 'A',
    branchId: '2201',
  }),
  customer({
    customerId: '530001',
    ventureId: '230',
    customerName: 'Dakdekkersbedrijf Kempenzicht',
    chamberOfCommerceNumber: '17240695',
    customerGroup: 'A',
    branchId: '2301',
  }),
  customer({
    customerId: '540001',
    ventureId: '240',
    customerName: 'Tegelzettersbedrijf Havenlicht',
    chamberOfCommerceNumber: '34508127',
    customerGroup: 'B',
    branchId: '2401',
  }),
];

export const customerFill = (customers: readonly DemoCustomer[] = demoCustomers): TableFill => ({
  table: 'customer',
  columns: [
    'customer_id',
    'venture_id',
    'customer_name',
    'chamber_of_commerce_number',
    'customer_group',
    'branch_id',
    'has_deliverystop',
    'has_orderstop',
    'counter_ticket_mandatory',
    'customer_object_mandatory',
    'customer_name_mandatory',
    'reference_number_mandatory',
    'is_inactive',
    'credit_limit',
    'credit_used',
  ],
  expected: customers.length,
  rows: customers.map((one) => [
    one.customerId,
    one.ventureId,
    one.customerName,
    one.chamberOfCommerceNumber,
    one.customerGroup,
    one.branchId,
    one.hasDeliverystop,
    one.hasOrderstop,
    one.counterTicketMandatory,
    one.customerObjectMandatory,
    one.customerNameMandatory,
    one.referenceNumberMandatory,
    one.isInactive,
    one.creditLimit,
    one.creditUsed,
  ]),
});
