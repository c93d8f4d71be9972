import type { Cell, TableFill } from '../table-fill.ts';
import { demoSiteUsers } from './site-users.ts';

/** Rules and budgets of Ter Veldhuis. None of them stands in the way of an ordinary order of a buyer or a manager. */

const customerId = '510001';
const manager = demoSiteUsers.find(({ email }) => email === 'aannemer@steenhof.test')?.id ?? null;
const buyer = demoSiteUsers.find(({ email }) => email === 'inkoper@steenhof.test')?.id ?? null;

const rules: readonly (readonly Cell[])[] = [
  [5, customerId, 1, true, 'requester', 2500, 'user', manager, null, null],
  [1, customerId, 2, true, 'requester', null, 'leader', null, null, null],
  [2, customerId, 3, true, 'limit', null, 'user', manager, null, null],
  [3, customerId, 4, true, 'budget', null, 'manager', null, 'user', buyer],
  [4, customerId, 5, false, 'amount', 2500, 'user', manager, null, null],
];

const budgets: readonly (readonly Cell[])[] = [
  [1, customerId, 4101, null, '', 'project', 285_000, false],
  [2, customerId, 4102, null, '', 'quarter', 24_000, false],
  [4, customerId, 4106, null, '', 'project', 18_500, false],
  [3, customerId, null, '4410', 'Gereedschap en bussen', 'month', 2500, true],
];

export const buyingRuleFills = (): TableFill[] => [
  {
    table: 'approval_rule',
    columns: [
      ...['id', 'customer_id', 'position', 'is_on', 'kind', 'amount_above'],
      ...['first_kind', 'first_user_id', 'second_kind', 'second_user_id'],
    ],
    expected: rules.length,
    rows: rules,
  },
  {
    table: 'budget',
    columns: ['id', 'customer_id', 'project_id', 'cost_centre', 'name', 'period', 'amount', 'is_hard'],
    expected: budgets.length,
    rows: budgets,
  },
];
