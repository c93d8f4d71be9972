import type { QuoteOffer } from '@bouwpoort/contract/ordering/quotes';
import { type BeheerQuote, beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { urlOf } from '../../frame/api/call.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';

/** Every offer as it was sent, with its changes since the previous one. */
export function QuoteVersions({ quote }: { quote: BeheerQuote }) {
  const { t } = useTranslation('beheer-quotes');
  const { quoteId } = quote.row;
  return (
    <Card title={t('versions')}>
      {quote.offers.length === 0 && <p className="muted">{t('noVersions')}</p>}
      <ul className="stack stack--s">
        {quote.offers.map((offer) => (
          <li key={offer.number} className="quote-version">
            <span>
              <b className="b">{t('version', { offer: offer.number, name: offer.sentBy })}</b>{' '}
              <span className="muted">
                <Moment at={offer.sentAt} />, {showEuros(offer.amount ?? 0)}
              </span>
              <span className="sub">{changesOf(offer, t).join(', ')}</span>
            </span>
            <a
              className={buttonClass({ look: 'quiet' }, 'btn--icon btn--s')}
              href={urlOf(beheerQuoteRoutes.pdf, { params: { quoteId }, query: { offer: offer.number } })}
              download
              aria-label={t('pdf', { offer: offer.number })}
            >
              <Icon name="download" size="small" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function changesOf({ number, lines, removed }: QuoteOffer, t: Translate): string[] {
  if (number === 1) return [];
  const changes = lines.flatMap(({ name, change, unit }) => {
    if (!change) return [];
    if (change.isNew) return [t('changedNew', { name })];
    return [
      ...(change.offered ? [t('changedLine', { name, price: priceWords(change.offered).price })] : []),
      ...(change.quantity === null
        ? []
        : [t('changedQuantity', { name, quantity: showAmount(change.quantity, unit) })]),
    ];
  });
  const all = [...changes, ...removed.map((name) => t('changedGone', { name }))];
  return all.length === 0 ? [t('changedNone')] : all;
}

export function QuoteFiles({ quote }: { quote: BeheerQuote }) {
  const { t } = useTranslation('beheer-quotes');
  if (quote.files.length === 0) return null;
  const { quoteId } = quote.row;
  return (
    <Card title={t('files')}>
      <ul className="stack stack--s">
        {quote.files.map(({ fileId, name }) => (
          <li key={fileId}>
            <a href={urlOf(beheerQuoteRoutes.file, { params: { quoteId, fileId } })} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
