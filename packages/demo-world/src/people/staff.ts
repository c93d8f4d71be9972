import { type StartingRole, startingRoles } from '@bouwpoort/contract/foundation/permissions';
import { hash } from '@node-rs/argon2';
import { addDays } from '../places/demo-days.ts';
import type { VentureId } from '../places/venture-facts.ts';
import type { TableFill } from '../table-fill.ts';
import { demoPassword } from './site-users.ts';

interface DemoStaff {
  id: string;
  email: string;
  name: string;
  role: StartingRole;
  ventureId: VentureId | null;
  branchId: string | null;
}

const demoStaff: readonly DemoStaff[] = [
  {
    id: '5f1c1e8e-4b5b-4a56-9c1c-0f0b7c5a1001',
    email: 'beheer@bouwpoort.test',
    name: 'Ineke Verbruggen',
    role: 'beheerder',
    ventureId: null,
    branchId: null,
  },
  {
    id: '5f1c1e8e-4b5b-4a56-9c1c-0f0b7c5a1002',
    email: 'binnendienst@steenhof.test',
    name: 'Mark Oosterhuis',
    role: 'binnendienst',
    ventureId: '210',
    branchId: null,
  },
  {
    id: '5f1c1e8e-4b5b-4a56-9c1c-0f0b7c5a1003',
    email: 'assortiment@steenhof.test',
    name: 'Lotte van Dongen',
    role: 'assortiment',
    ventureId: '210',
    branchId: null,
  },
  {
    id: '5f1c1e8e-4b5b-4a56-9c1c-0f0b7c5a1004',
    email: 'website@bouwpoort.test',
    name: 'Yusuf Demir',
    role: 'website',
    ventureId: null,
    branchId: null,
  },
  {
    id: '5f1c1e8e-4b5b-4a56-9c1c-0f0b7c5a1005',
    email: 'vestiging@steenhof.test',
    name: 'Carla Hoekstra',
    role: 'vestiging',
    ventureId: '210',
    branchId: '2102',
  },
  {
    id: '5f1c1e8e-4b5b-4a56-9c1c-0f0b7c5a1006',
    email: 'meelezer@bouwpoort.test',
    name: 'Ton Wijnands',
    role: 'meelezer',
    ventureId: null,
    branchId: null,
  },
];

export const demoStaffEmails = demoStaff.map(({ email }) => email);

/** For the lines the program ends its start with. */
export const demoStaffList = demoStaff.map(({ email, role }) => ({ email, what: startingRoles[role].name }));

export async function staffFills(today: string): Promise<TableFill[]> {
  const roles = Object.entries(startingRoles).map(([id, { name, permissions }]) => [
    id,
    name,
    [...permissions],
    id === 'beheerder',
  ]);
  const people = [];
  for (const [index, { id, email, name }] of demoStaff.entries())
    people.push([id, email, name, await hash(demoPassword), `${addDays(today, -400 + index * 20)}T08:00:00Z`]);
  const grants = demoStaff.map(({ id, role, ventureId, branchId }) => [id, role, ventureId, branchId]);
  return [
    { table: 'staff_role', columns: ['id', 'name', 'permissions', 'is_fixed'], expected: roles.length, rows: roles },
    {
      table: 'staff_user',
      columns: ['id', 'email', 'name', 'password_hash', 'created_at'],
      expected: people.length,
      rows: people,
    },
    {
      table: 'staff_grant',
      columns: ['staff_id', 'role_id', 'venture_id', 'branch_id'],
      expected: grants.length,
      rows: grants,
    },
  ];
}
