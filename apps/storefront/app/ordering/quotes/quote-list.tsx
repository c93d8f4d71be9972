import type { QuoteHead } from '@bouwpoort/contract/ordering/quotes';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { shortDate } from '../../frame/texts/dates.ts';
import { paths } from '../../frame/web/paths.ts';
import { QuoteStateMark } from './quote-state-mark.tsx';

/** Without a column of amounts for a user who may not see them. */
export function QuoteList({ quotes, hasAmounts }: { quotes: readonly QuoteHead[]; hasAmounts: boolean }) {
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const columns: TableColumn<QuoteHead>[] = [
    {
      id: 'quote',
      header: t('columnQuote'),
      stacked: 'full',
      cell: ({ quoteId, number, project, state }) => (
        <>
          <Anchor
            className="b6"
            href={state === 'draft' ? paths.newQuote(venture, { draft: quoteId }) : paths.quote(venture, quoteId)}
          >
            {number}
          </Anchor>
          <span className="small muted quotes-sub">{project?.name ?? t('noProject')}</span>
        </>
      ),
    },
    { id: 'state', header: t('columnState'), cell: ({ state }) => <QuoteStateMark state={state} /> },
    {
      id: 'asked',
      header: t('columnAsked'),
      kind: 'figures',
      stacked: 'full',
      cell: ({ requestedAt, createdAt, askedBy }) => (
        <>
          {shortDate(requestedAt ?? createdAt)}
          <span className="small muted quotes-sub">{askedBy}</span>
        </>
      ),
    },
    {
      id: 'until',
      header: t('columnUntil'),
      stacked: 'full',
      cell: (quote) => untilOf(quote, t),
    },
    ...(hasAmounts
      ? [
          {
            id: 'amount',
            header: t('totalExVat'),
            kind: 'amount' as const,
            stacked: 'right' as const,
            cell: ({ amount }: QuoteHead) => (amount == null ? null : <b>{showEuros(amount)}</b>),
          },
        ]
      : []),
  ];
  return (
    <Panel>
      <Table caption={t('title')} columns={columns} rows={quotes} rowKey={({ quoteId }) => String(quoteId)} />
    </Panel>
  );
}

function untilOf({ state, validUntil, callOffUntil }: QuoteHead, t: Translate) {
  if (state === 'offered' && validUntil) return t('untilValid', { date: showDate(validUntil) });
  if (state === 'accepted' && callOffUntil) return t('untilCallOff', { date: showDate(callOffUntil) });
  return null;
}
