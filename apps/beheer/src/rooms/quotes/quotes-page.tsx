import { type BeheerQuoteRow, beheerQuoteRoutes } from '@bouwpoort/contract/beheer-quotes';
import { showDate } from '@bouwpoort/trade/dutch-dates';
import { showEuros, showQuantity } from '@bouwpoort/trade/quantity-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { read } from '../../api/read.ts';
import { Moment } from '../../kit/moment.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { type Column, DataTable } from '../../kit/table/data-table.tsx';
import { StandardViews } from '../../kit/table/standard-views.tsx';
import { useList } from '../../kit/table/use-list.ts';
import { VentureMark } from '../../kit/venture-mark.tsx';
import { useScope } from '../../session/scope.ts';
import { addressOf, quoteFilters, quoteQuestion } from './quote-list.ts';
import { QuoteState } from './quote-state.tsx';

const pageSize = 50;
const hotViews = ['open', 'ending'];

export function Component() {
  const { t } = useTranslation('beheer-quotes');
  const { venture, link } = useScope();
  const filters = useMemo(() => quoteFilters(t), [t]);
  const list = useList({ filters });
  const question = quoteQuestion(list, venture?.ventureId);
  const { data, error, refetch } = useQuery({
    ...read(beheerQuoteRoutes.list, {
      query: { ...question, limit: pageSize, ...(list.cursor ? { cursor: list.cursor } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  const views = useQuery(read(beheerQuoteRoutes.views, { query: venture ? { ventureId: venture.ventureId } : {} })).data
    ?.views;
  const columns = useQuoteColumns();
  return (
    <>
      <PageHead title={t('quotes')} />
      {views && (
        <StandardViews
          label={t('standardViews')}
          views={views.map((view) => ({ ...view, address: addressOf(view.query), isHot: hotViews.includes(view.id) }))}
        />
      )}
      <DataTable
        name="quotes"
        label={t('quotes')}
        list={list}
        columns={columns}
        rows={data?.quotes}
        rowId={({ quoteId }) => String(quoteId)}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        href={({ quoteId }) => link(`/offertes/${quoteId}`)}
        error={error}
        retry={refetch}
        pageSize={pageSize}
        total={data?.total ?? undefined}
        nextCursor={data?.nextCursor}
        empty={{ title: t('empty') }}
        foot={data?.total && <span>{t('together', { amount: showEuros(data.total.amount) })}</span>}
      />
    </>
  );
}

function useQuoteColumns(): Column<BeheerQuoteRow>[] {
  const { t } = useTranslation('beheer-quotes');
  const { link } = useScope();
  return useMemo(
    () => [
      {
        id: 'quote',
        label: t('columnQuote'),
        className: 'n',
        cell: ({ quoteId, number }) => (
          <Link className="b" to={link(`/offertes/${quoteId}`)}>
            {number}
          </Link>
        ),
      },
      {
        id: 'customer',
        label: t('columnCustomer'),
        className: 'max m-full',
        cell: ({ customerName, subject }) => (
          <>
            {customerName} <span className="muted">{subject}</span>
          </>
        ),
      },
      {
        id: 'branch',
        label: t('columnBranch'),
        className: 'n p2 m-hide',
        cell: ({ ventureId, branchName }) => (
          <span className="vt">
            <VentureMark ventureId={ventureId} />
            {branchName}
          </span>
        ),
      },
      {
        id: 'date',
        label: t('columnDate'),
        isSortable: true,
        className: 'n muted p2 m-hide',
        cell: ({ requestedAt }) => requestedAt && <Moment at={requestedAt} />,
      },
      { id: 'lines', label: t('columnLines'), className: 'r p3 m-hide', cell: ({ lineCount }) => lineCount },
      {
        id: 'amount',
        label: t('columnAmount'),
        className: 'r b',
        cell: ({ amount }) => (amount === null ? '' : showEuros(amount)),
      },
      {
        id: 'margin',
        label: t('columnMargin'),
        className: 'r p3 m-hide',
        cell: ({ margin }) => (margin === null ? '' : `${showQuantity(margin)}%`),
      },
      {
        id: 'until',
        label: t('columnUntil'),
        isSortable: true,
        className: 'n m-hide',
        cell: ({ validUntil }) => (validUntil === null ? '' : showDate(validUntil)),
      },
      {
        id: 'who',
        label: t('columnWho'),
        className: 'n p2 m-hide',
        cell: ({ assignee }) => assignee?.name ?? '',
      },
      { id: 'state', label: t('columnState'), className: 'n m-r', cell: (row) => <QuoteState state={row.state} /> },
    ],
    [t, link],
  );
}
