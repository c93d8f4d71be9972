import { type BeheerQuoteRow, beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Avatar } from '../../frame/kit/avatar.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { StandardViews } from '../../frame/table/standard-views.tsx';
import { useList, useRecordListPage } from '../../frame/table/use-list.ts';
import { Margin } from './margin.tsx';
import { NewQuoteDialog } from './new-quote-dialog.tsx';
import { addressOf, quoteFilters, quoteQuestion } from './quote-list.ts';
import { QuoteState } from './quote-state.tsx';

const hotViews = ['open', 'ending'];

export function Component() {
  const { t } = useTranslation('beheer-quotes');
  const { venture, link } = useScope();
  const filters = useMemo(() => quoteFilters(t), [t]);
  const list = useList({ filters });
  const question = quoteQuestion(list, venture?.ventureId);
  const { data, table } = useRecordListPage(
    list,
    (page) => read(beheerQuoteRoutes.list, { query: { ...question, ...page } }),
    ({ quotes }) => quotes.map(({ quoteId }) => String(quoteId)),
  );
  const views = useQuery(read(beheerQuoteRoutes.views, { query: venture ? { ventureId: venture.ventureId } : {} })).data
    ?.views;
  const columns = useQuoteColumns();
  const mayEdit = useHasPermission('quotes.edit');
  const [isMaking, setMaking] = useState(false);
  useShortcut({ keys: 'C', label: t('newQuote'), group: t('quotes') }, () => setMaking(true), {
    enabled: mayEdit && !isMaking,
  });
  return (
    <>
      <SectionHead>
        <PermissionButton permission="quotes.edit" look="primary" icon="plus" onClick={() => setMaking(true)}>
          {t('newQuote')}
          <Keys keys="C" />
        </PermissionButton>
      </SectionHead>
      <StandardViews
        label={t('standardViews')}
        views={views}
        addressOf={addressOf}
        isHot={(id) => hotViews.includes(id)}
      />
      <DataTable
        name="quotes"
        label={t('quotes')}
        {...table}
        columns={columns}
        rows={data?.quotes}
        rowId={({ quoteId }) => String(quoteId)}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        href={({ quoteId }) => link(`/offertes/${quoteId}`)}
        csv={urlOf(beheerQuoteRoutes.export, { query: question })}
        empty={{ title: t('empty'), text: t('emptyText') }}
        foot={data?.total && <span>{t('together', { amount: showEuros(data.total.amount) })}</span>}
      />
      {isMaking && <NewQuoteDialog onClose={() => setMaking(false)} />}
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
        cell: ({ ventureId, branchName }) => <OfVenture ventureId={ventureId}>{branchName}</OfVenture>,
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
        isSortable: true,
        className: 'r b',
        cell: ({ amount }) => (amount === null ? '' : showEuros(amount)),
      },
      {
        id: 'margin',
        label: t('columnMargin'),
        className: 'r p3 m-hide',
        cell: ({ margin, isBelowMargin }) => margin !== null && <Margin margin={margin} isBelow={isBelowMargin} />,
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
        cell: ({ assignee }) =>
          assignee && (
            <span title={assignee.name}>
              <Avatar name={assignee.name} small />
              <span className="sr-only">{assignee.name}</span>
            </span>
          ),
      },
      { id: 'state', label: t('columnState'), className: 'n m-r', cell: (row) => <QuoteState state={row.state} /> },
    ],
    [t, link],
  );
}
