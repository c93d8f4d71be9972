import { hash } from '@node-rs/argon2';
import { readJson } from '../data-files.ts';
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

type OrdinaryFields = keyof typeof ordinary;
type Account = Omit<DemoSiteUser, OrdinaryFields> & Partial<Pick<DemoSiteUser, OrdinaryFields>>;

export const demoSiteUsers = readJson<readonly Account[]>('people/site-users.json').map(
  (one): DemoSiteUser => ({ ...ordinary, ...one }),
);

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
