import { type BeheerOrderRow, beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Moment } from '../../frame/kit/moment.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { type Column, DataTable, type Selection } from '../../frame/table/data-table.tsx';
import { StandardViews } from '../../frame/table/standard-views.tsx';
import { useList, useRecordListPage } from '../../frame/table/use-list.ts';
import { BulkResend } from './bulk-resend.tsx';
import { deliveryText } from './delivery-text.ts';
import { addressOf, orderFilters, orderQuestion } from './order-list.ts';
import { OrderState } from './order-state.tsx';

const hotViews = ['attention', 'held', 'notAtErp', 'toRefund'];

export function Component() {
  const { t } = useTranslation('beheer-orders');
  const { t: statusWords } = useTranslation('orders');
  const { venture, link } = useScope();
  const mayAct = useHasPermission('orders.act');
  const filters = useMemo(() => orderFilters(t, statusWords), [t, statusWords]);
  const list = useList({ filters });
  const question = orderQuestion(list, venture?.ventureId);
  const { data, table } = useRecordListPage(
    list,
    (page) => read(beheerOrderRoutes.list, { query: { ...question, ...page } }),
    ({ orders }) => orders.map(({ orderId }) => orderId),
  );
  const views = useQuery(read(beheerOrderRoutes.views, { query: venture ? { ventureId: venture.ventureId } : {} })).data
    ?.views;
  const columns = useOrderColumns();
  const isAttentionOnly = list.search === '' && Object.keys(list.filters).join() === 'aandacht';
  return (
    <>
      <SectionHead />
      <StandardViews
        label={t('standardViews')}
        views={views}
        addressOf={addressOf}
        isHot={(id) => hotViews.includes(id)}
      />
      <DataTable
        name="orders"
        label={t('orders')}
        {...table}
        columns={columns}
        rows={data?.orders}
        rowId={({ orderId }) => orderId}
        rowLook={({ erp }) => (erp === 'refused' ? 'bad' : undefined)}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        href={({ orderId }) => link(`/orders/${orderId}`)}
        csv={urlOf(beheerOrderRoutes.export, { query: question })}
        empty={{ title: t('empty') }}
        nothingToDo={isAttentionOnly ? { title: t('noAttention'), text: t('noAttentionText') } : undefined}
        foot={data?.total && <span>{t('together', { amount: showEuros(data.total.amount) })}</span>}
        {...(mayAct ? { bulk: ({ ids, clear }: Selection) => <BulkResend orderIds={ids} onDone={clear} /> } : {})}
      />
    </>
  );
}

function useOrderColumns(): Column<BeheerOrderRow>[] {
  const { t } = useTranslation('beheer-orders');
  const { link } = useScope();
  return useMemo(
    () => [
      {
        id: 'order',
        label: t('columnOrder'),
        className: 'n',
        cell: ({ orderId }) => (
          <Link className="b" to={link(`/orders/${orderId}`)}>
            {orderId}
          </Link>
        ),
      },
      {
        id: 'date',
        label: t('columnDate'),
        isSortable: true,
        className: 'n muted m-r',
        cell: ({ orderDate }) => <Moment at={orderDate} />,
      },
      {
        id: 'branch',
        label: t('columnBranch'),
        className: 'n p2 m-hide',
        cell: ({ ventureId, branchName }) => <OfVenture ventureId={ventureId}>{branchName}</OfVenture>,
      },
      {
        id: 'customer',
        label: t('columnCustomer'),
        className: 'max m-full',
        cell: ({ customerName, customerId }) => (
          <>
            {customerName} <span className="muted">{customerId}</span>
          </>
        ),
      },
      { id: 'reference', label: t('columnReference'), className: 'max p3 m-hide', cell: ({ reference }) => reference },
      {
        id: 'delivery',
        label: t('columnDelivery'),
        className: 'n p2 m-hide',
        cell: (row) => deliveryText(row, t),
      },
      { id: 'state', label: t('columnState'), className: 'n', cell: (row) => <OrderState row={row} /> },
      {
        id: 'assignee',
        label: t('columnAssignee'),
        isExtra: true,
        className: 'n m-hide',
        cell: ({ assignee }) => assignee?.name ?? '',
      },
      {
        id: 'amount',
        label: t('columnAmount'),
        isSortable: true,
        className: 'r b m-r',
        cell: ({ amount }) => showEuros(amount),
      },
    ],
    [t, link],
  );
}
