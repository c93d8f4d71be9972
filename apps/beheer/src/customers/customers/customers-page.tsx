import { type BeheerCustomerRow, beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Moment } from '../../frame/kit/moment.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { NewLink } from '../../frame/page/new-link.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { StandardViews } from '../../frame/table/standard-views.tsx';
import { type Filter, useList, useListPage } from '../../frame/table/use-list.ts';
import { CreditBar, CustomerState } from './customer-state.tsx';
import { useCustomerPlaces } from './use-customer-places.ts';

const routes = beheerCustomerRoutes;

export function Component() {
  const { t } = useTranslation('beheer-customers');
  const { venture, link } = useScope();
  const ofVenture = venture ? { ventureId: venture.ventureId } : {};
  const standard = useQuery(read(routes.views, { query: ofVenture })).data;
  const groups = standard?.groups;
  const filters = useMemo(
    (): Filter[] => [
      {
        id: 'groep',
        label: t('filterGroup'),
        kind: 'choice',
        options: (groups ?? []).map((group) => ({ value: group, label: group })),
      },
      { id: 'stops', label: t('filterStops'), kind: 'choice', options: [{ value: 'ja', label: t('filterStops_yes') }] },
      {
        id: 'inactief',
        label: t('filterInactive'),
        kind: 'choice',
        options: [
          { value: 'ja', label: t('filterInactive_yes') },
          { value: 'nee', label: t('filterInactive_no') },
        ],
      },
      { id: 'vestiging', label: t('filterBranch'), kind: 'text' },
    ],
    [t, groups],
  );
  const list = useList({ filters });
  const { groep, stops, inactief, vestiging } = list.filters;
  const question = {
    ...ofVenture,
    ...(list.search ? { q: list.search } : {}),
    ...(groep ? { group: groep } : {}),
    ...(stops ? { stopped: true } : {}),
    ...(inactief ? { inactive: inactief === 'ja' } : {}),
    ...(vestiging ? { branchId: vestiging } : {}),
    ...(list.sort
      ? {
          sort: list.sort.column === 'number' ? ('number' as const) : ('name' as const),
          direction: list.sort.descending ? ('desc' as const) : ('asc' as const),
        }
      : {}),
  };
  const { data, table } = useListPage(list, read(routes.list, { query: { ...question, ...list.page } }));
  const columns = useCustomerColumns();
  const mayAdd = useCustomerPlaces().length > 0;
  return (
    <>
      <SectionHead>
        <NewLink
          label={t('newCustomer')}
          group={t('customers')}
          to={link('/klanten/_nieuw')}
          permission="customers.edit"
          may={mayAdd}
        />
      </SectionHead>
      <StandardViews label={t('standardViews')} views={standard?.views} addressOf={addressOf} />
      <DataTable
        name="customers"
        label={t('customers')}
        {...table}
        columns={columns}
        rows={data?.customers}
        rowId={({ customerId }) => customerId}
        rowLook={({ isInactive }) => (isInactive ? 'dim' : undefined)}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        href={({ customerId }) => link(`/klanten/${customerId}`)}
        csv={urlOf(routes.export, { query: question })}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </>
  );
}

function addressOf({ stopped, inactive, branchId }: Readonly<Record<string, string>>): string {
  return new URLSearchParams({
    ...(stopped ? { stops: 'ja' } : {}),
    ...(inactive ? { inactief: 'ja' } : {}),
    ...(branchId ? { vestiging: branchId } : {}),
  }).toString();
}

function useCustomerColumns(): Column<BeheerCustomerRow>[] {
  const { t } = useTranslation('beheer-customers');
  const { link } = useScope();
  return useMemo(
    () => [
      {
        id: 'number',
        label: t('columnNumber'),
        isSortable: true,
        className: 'n',
        cell: ({ customerId }) => <Link to={link(`/klanten/${customerId}`)}>{customerId}</Link>,
      },
      {
        id: 'name',
        label: t('columnName'),
        isSortable: true,
        className: 'max m-full b',
        cell: ({ customerName }) => customerName,
      },
      {
        id: 'branch',
        label: t('columnBranch'),
        className: 'n p2 m-hide',
        cell: ({ ventureId, branchName }) => <OfVenture ventureId={ventureId}>{branchName || t('noBranch')}</OfVenture>,
      },
      { id: 'group', label: t('columnGroup'), className: 'n p2 m-hide', cell: ({ customerGroup }) => customerGroup },
      { id: 'users', label: t('columnUsers'), className: 'r p3 m-hide', cell: ({ userCount }) => userCount },
      { id: 'credit', label: t('columnCredit'), className: 'n m-hide', cell: (row) => <CreditBar row={row} /> },
      {
        id: 'lastOrder',
        label: t('columnLastOrder'),
        className: 'n muted p2 m-hide',
        cell: ({ lastOrderAt }) => (lastOrderAt ? <Moment at={lastOrderAt} /> : t('never')),
      },
      {
        id: 'kvk',
        label: t('columnKvk'),
        isExtra: true,
        className: 'n m-hide',
        cell: (row) => row.chamberOfCommerceNumber,
      },
      { id: 'state', label: t('columnState'), className: 'n m-r', cell: (row) => <CustomerState row={row} /> },
    ],
    [t, link],
  );
}
