import { hash } from '@node-rs/argon2';
import { addDays } from '../places/demo-days.ts';
import type { VentureId } from '../places/venture-facts.ts';
import type { TableFill } from '../table-fill.ts';

/** The password of every demo account. */
export const demoPassword = 'Bouwpoort2026!';

interface DemoSiteUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What this account shows to a person who tries the demo. */
  purpose: string;
  ventureId: VentureId | null;
  customerId: string | null;
  branchId: string | null;
  isGuestAccount: boolean;
  dynamics: boolean;
  isManager: boolean;
  /** What they may do in their company, where they do not manage it. */
  memberRole: 'buyer' | 'requester' | 'viewer';
  seesPrices: boolean;
  useOrderApiCodit: boolean;
  isActive: boolean;
  isBlocked: boolean;
}

const ordinary = {
  isGuestAccount: false,
  dynamics: true,
  isManager: false,
  memberRole: 'buyer' as const,
  seesPrices: true,
  useOrderApiCodit: false,
  isActive: true,
  isBlocked: false,
};

export const demoSiteUsers: readonly DemoSiteUser[] = [
  {
    ...ordinary,
    id: '8ca68fe4-8928-4607-a7f7-ab7780049551',
    email: 'aannemer@steenhof.test',
    firstName: 'Daan',
    lastName: 'ter Veldhuis',
    purpose: 'registered, may manage users; addresses, projects and a year of orders',
    ventureId: '210',
    customerId: '510001',
    branchId: '2102',
    isManager: true,
  },
  {
    ...ordinary,
    id: '9ae9cee4-efd8-4ca6-823a-e72206d2a2b0',
    email: 'inkoper@steenhof.test',
    firstName: 'Samira',
    lastName: 'Bouzid',
    purpose: 'second user of the same customer, may not manage users',
    ventureId: '210',
    customerId: '510001',
    branchId: '2102',
  },
  {
    ...ordinary,
    id: 'd00aabb0-ac99-4169-947c-9f00d9e4b88c',
    email: 'gast@steenhof.test',
    firstName: 'Femke',
    lastName: 'Postma',
    purpose: 'guest account',
    ventureId: '210',
    customerId: '990210',
    branchId: '2101',
    isGuestAccount: true,
  },
  {
    ...ordinary,
    id: '28d2ef6c-60ca-4f39-99d8-0041c9a74bc7',
    email: 'zonder-koppeling@steenhof.test',
    firstName: 'Tim',
    lastName: 'Wagenaar',
    purpose: 'registered, not linked to a customer',
    ventureId: '210',
    customerId: null,
    branchId: '2103',
    dynamics: false,
  },
  {
    ...ordinary,
    id: '4b88194f-1476-4c8d-808b-25214d38f78d',
    email: 'orderstop@steenhof.test',
    firstName: 'Ruben',
    lastName: 'Kalkman',
    purpose: 'customer with an order stop',
    ventureId: '210',
    customerId: '510003',
    branchId: '2103',
    isManager: true,
  },
  {
    ...ordinary,
    id: 'ba949b43-426d-4470-a2dd-85b508d571ca',
    email: 'leverstop@steenhof.test',
    firstName: 'Ilse',
    lastName: 'Verhage',
    purpose: 'customer with a delivery stop: pickup only',
    ventureId: '210',
    customerId: '510004',
    branchId: '2104',
    isManager: true,
  },
  {
    ...ordinary,
    id: '12dc0bb4-6578-464d-8a57-a3c2d727a6bb',
    email: 'krediet@steenhof.test',
    firstName: 'Mehmet',
    lastName: 'Yilmaz',
    purpose: 'credit limit that an order of € 100 exceeds',
    ventureId: '210',
    customerId: '510005',
    branchId: '2105',
    isManager: true,
  },
  {
    ...ordinary,
    id: '2a960a75-fc2b-403e-ae55-3de8ed5ddfbb',
    email: 'verplicht@steenhof.test',
    firstName: 'Anouk',
    lastName: 'Schuurman',
    purpose: 'reference, project, name and counter ticket mandatory',
    ventureId: '210',
    customerId: '510006',
    branchId: '2106',
    isManager: true,
  },
  {
    ...ordinary,
    id: '2318cb1a-3072-4335-95a9-441a5919de14',
    email: 'codit@steenhof.test',
    firstName: 'Pieter',
    lastName: 'Noordeinde',
    purpose: 'orders through the alternate order API',
    ventureId: '210',
    customerId: '510002',
    branchId: '2101',
    isManager: true,
    useOrderApiCodit: true,
  },
  {
    ...ordinary,
    id: 'd031ac25-15a9-4fb2-b038-b7915076c457',
    email: 'geblokkeerd@steenhof.test',
    firstName: 'Wesley',
    lastName: 'Tromp',
    purpose: 'blocked account',
    ventureId: '210',
    customerId: '510007',
    branchId: '2101',
    isManager: true,
    isBlocked: true,
  },
  {
    ...ordinary,
    id: '3ffcd2a3-2e84-4156-a406-0e3c5a958206',
    email: 'inactief@steenhof.test',
    firstName: 'Greet',
    lastName: 'Lankhorst',
    purpose: 'inactive customer: no ordering',
    ventureId: '210',
    customerId: '510008',
    branchId: '2102',
    isManager: true,
  },
  {
    ...ordinary,
    id: '125b0c06-ba88-46af-831e-cd9a68a633e7',
    email: 'timmerman@houtmeesters.test',
    firstName: 'Jelle',
    lastName: 'Boersma',
    purpose: 'registered at Houtmeesters',
    ventureId: '220',
    customerId: '520001',
    branchId: '2201',
    isManager: true,
  },
  {
    ...ordinary,
    id: '2be60daa-5379-4f6b-af15-12f7f29a3f9c',
    email: 'dakdekker@dakkracht.test',
    firstName: 'Noor',
    lastName: 'van Kempen',
    purpose: 'registered at Dakkracht: direct-delivery tiers',
    ventureId: '230',
    customerId: '530001',
    branchId: '2301',
    isManager: true,
  },
  {
    ...ordinary,
    id: 'ff7fd165-12b9-4aaf-a13a-f2f6498631f8',
    email: 'tegelzetter@tegelkade.test',
    firstName: 'Kwame',
    lastName: 'Mensah',
    purpose: 'registered at Tegelkade: prices, ordering and stock switched off',
    ventureId: '240',
    customerId: '540001',
    branchId: '2401',
    isManager: true,
  },
  {
    ...ordinary,
    id: '9a782c42-8f73-4f17-a39a-587ca531692e',
    email: 'zonder-venture@bouwpoort.test',
    firstName: 'Lotte',
    lastName: 'Hermans',
    purpose: 'belongs to no venture',
    ventureId: null,
    customerId: null,
    branchId: null,
    dynamics: false,
  },
  // Colleagues at 510001, so that its user list has somebody to search for and somebody inactive.
  {
    ...ordinary,
    id: '334cfaeb-3ccc-4726-88a1-2afa977d5e50',
    email: 'uitvoerder@terveldhuis.test',
    firstName: 'Bram',
    lastName: 'Oosterling',
    purpose: 'colleague at the contractor',
    ventureId: '210',
    customerId: '510001',
    branchId: '2102',
  },
  {
    ...ordinary,
    id: '16e89f38-7669-4bdf-8670-873d0c3aeb30',
    email: 'magazijn@terveldhuis.test',
    firstName: 'Agnieszka',
    lastName: 'Nowak',
    purpose: 'colleague at the contractor, not active',
    ventureId: '210',
    customerId: '510001',
    branchId: '2102',
    isActive: false,
  },
  // After the others, so that theirs stay the days their accounts were made.
  {
    ...ordinary,
    id: 'b1b6a1f2-6d0e-4f0c-9d57-5c1b7e1a4d01',
    email: 'uitvoerder@steenhof.test',
    firstName: 'Joost',
    lastName: 'van Dam',
    purpose: 'asks for orders that a colleague approves; project De Laak only',
    ventureId: '210',
    customerId: '510001',
    branchId: '2102',
    memberRole: 'requester',
  },
  {
    ...ordinary,
    id: 'c4f0e9a7-1d3b-4a55-8a0e-92f6d3b7c802',
    email: 'bouwplaats@steenhof.test',
    firstName: 'Youssef',
    lastName: 'El Amrani',
    purpose: 'finds articles and makes lists, sees no prices',
    ventureId: '210',
    customerId: '510001',
    branchId: '2102',
    memberRole: 'viewer',
    seesPrices: false,
  },
];

/** Users who may order for some projects of their customer only. */
const demoSiteUserProjects: readonly { siteUserId: string; projectId: number }[] = [
  { siteUserId: 'b1b6a1f2-6d0e-4f0c-9d57-5c1b7e1a4d01', projectId: 4101 },
];

export function siteUserProjectFill(): TableFill {
  return {
    table: 'site_user_project',
    columns: ['site_user_id', 'project_id'],
    expected: demoSiteUserProjects.length,
    rows: demoSiteUserProjects.map(({ siteUserId, projectId }) => [siteUserId, projectId]),
  };
}

/** Every account gets a hash of its own: argon2id with the library's defaults, which are those OWASP asks for. */
export async function siteUserFill(today: string): Promise<TableFill> {
  const rows = [];
  for (const [index, one] of demoSiteUsers.entries()) {
    rows.push([
      one.id,
      one.ventureId,
      one.customerId,
      one.email,
      one.firstName,
      one.lastName,
      one.isGuestAccount,
      one.dynamics,
      one.branchId,
      one.isManager,
      one.memberRole,
      one.seesPrices,
      !demoSiteUserProjects.some(({ siteUserId }) => siteUserId === one.id),
      one.useOrderApiCodit,
      one.isActive,
      one.isBlocked,
      await hash(demoPassword),
      `${addDays(today, -500 + index * 7)}T08:00:00Z`,
    ]);
  }
  return {
    table: 'site_user',
    columns: [
      'id',
      'venture_id',
      'customer_id',
      'email',
      'first_name',
      'last_name',
      'is_guest_account',
      'dynamics',
      'branch_id',
      'is_manager',
      'member_role',
      'sees_prices',
      'all_projects',
      'use_order_api_codit',
      'is_active',
      'is_blocked',
      'password_hash',
      'created_at',
    ],
    expected: rows.length,
    rows,
  };
}
