import type { beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import { quoteStates } from '@bouwpoort/trade/ordering/quote-states';
import type { z } from 'zod/mini';
import { type Filter, type List, periodOf } from '../../frame/table/use-list.ts';

/* Maps the list of quotes between the address and the query of the server. */

type Question = z.input<typeof beheerQuoteRoutes.list.query>;
type Words = (key: string) => string;

const sorts: ReadonlyMap<string, NonNullable<Question['sort']>> = new Map([
  ['until', 'validUntil'],
  ['amount', 'amount'],
]);

export function quoteFilters(t: Words): Filter[] {
  const states = ['open', ...quoteStates.filter((state) => state !== 'draft')];
  return [
    { id: 'gevraagd', label: t('columnDate'), kind: 'period' },
    {
      id: 'stand',
      label: t('filterState'),
      kind: 'choice',
      options: states.map((value) => ({ value, label: t(`state_${value}`) })),
    },
    { id: 'verloopt', label: t('filterEnds'), kind: 'choice', options: [{ value: '7', label: t('filterEnds_7') }] },
    { id: 'van', label: t('filterMine'), kind: 'choice', options: [{ value: 'mij', label: t('filterMine_yes') }] },
    { id: 'vestiging', label: t('filterBranch'), kind: 'text' },
  ];
}

export function quoteQuestion(list: List, ventureId: string | undefined): Question {
  const { gevraagd, stand, verloopt, van, vestiging } = list.filters;
  return {
    ...(list.search ? { q: list.search } : {}),
    ...(ventureId === undefined ? {} : { ventureId }),
    ...periodOf(gevraagd),
    ...(vestiging ? { branchId: vestiging } : {}),
    ...(stand ? { state: stand as NonNullable<Question['state']> } : {}),
    ...(verloopt ? { endsWithin: Number(verloopt) } : {}),
    ...(van ? { mine: true } : {}),
    ...(list.sort
      ? { sort: sorts.get(list.sort.column) ?? 'date', direction: list.sort.descending ? 'desc' : 'asc' }
      : {}),
  };
}

export function addressOf({ state, endsWithin, mine }: Readonly<Record<string, string>>): string {
  const address = new URLSearchParams();
  if (state) address.set('stand', state);
  if (endsWithin) address.set('verloopt', endsWithin);
  if (mine) address.set('van', 'mij');
  return address.toString();
}
