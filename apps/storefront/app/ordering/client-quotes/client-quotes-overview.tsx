import type { ClientQuoteSummary } from '@bouwpoort/contract/ordering/client-quotes';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountShell } from '../../frame/account-frame/account-shell.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { paths } from '../../frame/web/paths.ts';
import { useCart } from '../cart/use-cart.ts';

/** The quotes that this company made for its own clients, and a button to start a new one. */
export function ClientQuotesOverview({ quotes }: { quotes: readonly ClientQuoteSummary[] }) {
  const { t } = useTranslation('client-quotes');
  const venture = useVenture();
  const navigate = useNavigate();
  const { cart } = useCart();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // A retry uses the same idempotency key, so that no second quote is created.
  const [key] = useState(randomKey);
  const ordered = cart?.lineItems.filter(({ notOrderable }) => notOrderable === null) ?? [];
  const begin = async (from: 'cart' | 'nothing') => {
    setState('busy');
    const lines =
      from === 'cart' ? ordered.map(({ variantGuid, quantity }) => ({ contentId: variantGuid, quantity })) : [];
    try {
      const { quoteId } = await browserApi(venture.id).call('clientQuotes.add', {
        body: { title: t('newQuoteTitle'), lines },
        headers: { 'idempotency-key': `${from}-${key}` },
      });
      await navigate(paths.clientQuote(venture, quoteId));
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  };
  const columns: TableColumn<ClientQuoteSummary>[] = [
    { id: 'number', header: t('paperNumber'), kind: 'figures', cell: ({ number }) => number },
    {
      id: 'until',
      header: t('paperUntil'),
      kind: 'figures',
      stacked: 'right',
      cell: ({ validUntil }) => showDate(validUntil),
    },
    { id: 'title', header: t('field_title'), stacked: 'full', cell: ({ title }) => title },
    { id: 'client', header: t('field_clientName'), cell: ({ clientName }) => clientName || '–' },
    {
      id: 'total',
      header: t('paperTotal'),
      kind: 'amount',
      stacked: 'right',
      cell: ({ total }) => <b>{showEuros(total)}</b>,
    },
  ];
  return (
    <AccountShell title={t('title')}>
      <div className="top">
        <div className="top__text">
          <h1>{t('title')}</h1>
          <p className="top__sub">{t('makerSub')}</p>
        </div>
        <div className="top__do">
          <Button icon="plus" onClick={() => void begin('nothing')}>
            {t('newQuote')}
          </Button>
          {ordered.length > 0 && (
            <Button
              look="primary"
              icon="cart"
              state={state === 'busy' ? 'busy' : 'idle'}
              onClick={() => void begin('cart')}
            >
              {t('fromCart', { count: ordered.length })}
            </Button>
          )}
        </div>
      </div>
      {state === 'failed' && (
        <Notice kind="error" title={t('newFailed')}>
          <p>{t('newFailedText')}</p>
        </Notice>
      )}
      {quotes.length === 0 && <EmptyState icon="quote" title={t('emptyTitle')} text={t('emptyText')} />}
      {quotes.length > 0 && (
        <Panel>
          <Table
            caption={t('title')}
            columns={columns}
            rows={quotes}
            rowKey={({ quoteId }) => String(quoteId)}
            rowHref={({ quoteId }) => paths.clientQuote(venture, quoteId)}
          />
        </Panel>
      )}
    </AccountShell>
  );
}
