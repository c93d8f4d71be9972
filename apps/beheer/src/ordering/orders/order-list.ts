import type { beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { orderStatuses } from '@bouwpoort/trade/ordering/order-status';
import type { z } from 'zod/mini';
import { type Filter, type List, periodOf } from '../../frame/table/use-list.ts';

/* Maps the list of orders between the address and the query of the server. */

type Question = z.input<typeof beheerOrderRoutes.list.query>;
type Words = (key: string) => string;

export function orderFilters(t: Words, statusWords: Words): Filter[] {
  const choice = (id: string, label: string, options: readonly (readonly [string, string])[]): Filter => ({
    id,
    label,
    kind: 'choice',
    options: options.map(([value, text]) => ({ value, label: text })),
  });
  return [
    { id: 'besteld', label: t('filterDate'), kind: 'period' },
    choice(
      'stand',
      t('filterStatus'),
      orderStatuses.map((status) => [status, statusWords(`status_${status}`)]),
    ),
    choice('erp', t('filterErp'), [
      ['no', t('filterErp_no')],
      ['refused', t('filterErp_refused')],
    ]),
    choice('aandacht', t('filterAttention'), [['nodig', t('filterAttention_yes')]]),
    choice('krediet', t('filterHeld'), [['vast', t('filterHeld_yes')]]),
    choice(
      'betaling',
      t('filterPayment'),
      (['account', 'online', 'cash', 'toRefund'] as const).map((state) => [state, t(`filterPayment_${state}`)]),
    ),
    choice('van', t('filterMine'), [['mij', t('filterMine_yes')]]),
    { id: 'vestiging', label: t('filterBranch'), kind: 'text' },
  ];
}

export function orderQuestion(list: List, ventureId: string | undefined): Question {
  const { besteld, stand, erp, aandacht, krediet, betaling, van, vestiging } = list.filters;
  return {
    ...(list.search ? { q: list.search } : {}),
    ...(ventureId === undefined ? {} : { ventureId }),
    ...periodOf(besteld),
    ...(stand ? { status: stand as NonNullable<Question['status']> } : {}),
    ...(erp === 'no' || erp === 'refused' ? { erp } : {}),
    ...(aandacht ? { attention: true } : {}),
    ...(krediet ? { held: true } : {}),
    ...(betaling ? { payment: betaling as NonNullable<Question['payment']> } : {}),
    ...(van ? { mine: true } : {}),
    ...(vestiging ? { branchId: vestiging } : {}),
    ...(list.sort
      ? { sort: list.sort.column === 'amount' ? 'amount' : 'date', direction: list.sort.descending ? 'desc' : 'asc' }
      : {}),
  };
}

const names: ReadonlyMap<string, string> = new Map([
  ['status', 'stand'],
  ['erp', 'erp'],
  ['payment', 'betaling'],
  ['branchId', 'vestiging'],
]);

export function addressOf(query: Readonly<Record<string, string>>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name === 'from') address.set('besteld', `${value}..`);
    else if (name === 'attention') address.set('aandacht', 'nodig');
    else if (name === 'held') address.set('krediet', 'vast');
    else if (name === 'mine') address.set('van', 'mij');
    else address.set(names.get(name) ?? name, value);
  }
  return address.toString();
}
