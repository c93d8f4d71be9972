import type { Quote, QuoteLine } from '@bouwpoort/contract/ordering/quotes';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { Disclosure } from '@bouwpoort/ui/molecules/disclosure.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';
import { useOutcomeHeading } from '../../frame/chrome/use-outcome-heading.ts';
import { apiUrl } from '../../frame/http/api.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { QuoteCallOff } from './quote-call-off.tsx';
import { QuoteDecide } from './quote-decide.tsx';
import { QuoteFrame } from './quote-frame.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { LinePicture, QuoteOfferLines } from './quote-offer-lines.tsx';
import { QuoteSeller } from './quote-seller.tsx';
import { ReopenSheet, WithdrawSheet } from './quote-sheets.tsx';
import { QuoteStateMark } from './quote-state-mark.tsx';
import { QuoteValidity } from './quote-validity.tsx';
import { useQuoteActions } from './use-quote-actions.ts';

interface QuoteDetailProps {
  quote: Quote;
  now: string;
  crumbs: ReactNode;
}

/** Screen 46. */
export function QuoteDetail({ quote, now, crumbs }: QuoteDetailProps) {
  const { t } = useTranslation('quotes');
  const actions = useQuoteActions(quote);
  const session = useChromeSession();
  const heading = useOutcomeHeading(quote.state);
  const [hasAccepted, setAccepted] = useState(false);
  const [sheet, setSheet] = useState<'withdraw' | 'reopen'>();
  const [offer] = quote.offers;
  const seesPrices = session.kind === 'user' && session.seesPrices;
  const below = (
    <>
      <QuoteFiles quote={quote} />
      <QuoteMessages quote={quote} actions={actions} />
      <EarlierOffers quote={quote} />
    </>
  );
  const top = (
    <>
      {crumbs}
      <div className="top">
        <div className="top__text">
          <div className="top__tags">
            <QuoteStateMark state={quote.state} />
            <span>
              {offer
                ? t('versionOf', { offer: offer.number, date: showDate(offer.sentAt) })
                : t('askedOn', { date: showDate(quote.requestedAt ?? quote.createdAt), name: quote.askedBy })}
            </span>
          </div>
          <h1 ref={heading} tabIndex={-1}>
            {t('quoteTitle', { number: quote.number })}
          </h1>
          <p className="top__sub">
            {[quote.project?.name, offer && t('askedBy', { name: quote.askedBy })].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="top__do">
          {offer && seesPrices && (
            <LinkButton
              icon="download"
              download
              aria-label={t('pdfOf')}
              href={apiUrl('quotes.pdf', { params: { quoteId: quote.quoteId } })}
            >
              {t('pdf')}
            </LinkButton>
          )}
          {quote.may.withdraw && (
            <Button look="quiet" onClick={() => setSheet('withdraw')}>
              {t('withdraw')}
            </Button>
          )}
        </div>
      </div>
      {offer && quote.state === 'offered' && (
        <QuoteValidity kind="validDays" from={offer.sentAt} until={offer.validUntil} now={now} />
      )}
      {hasAccepted && quote.state === 'accepted' && (
        <div className="quote-notice">
          <Notice kind="success" title={t('acceptedNow')} />
        </div>
      )}
      {offer && quote.state === 'accepted' && (
        <QuoteValidity kind="callOffDays" from={quote.decidedAt ?? offer.sentAt} until={offer.callOffUntil} now={now} />
      )}
      {['declined', 'withdrawn', 'expired'].includes(quote.state) && (
        <div className="quote-notice">
          <Notice title={t(`ended_${quote.state}`, { name: quote.decidedBy ?? '' })}>
            {quote.reason && <p>{quote.reason}</p>}
            {quote.state === 'expired' && quote.may.reopen && (
              <Button onClick={() => setSheet('reopen')}>{t('reopen')}</Button>
            )}
          </Notice>
        </div>
      )}
      {(quote.state === 'requested' || quote.state === 'inProgress') && (
        <div className="quote-notice">
          <Notice title={t('waiting')} />
        </div>
      )}
      {offer?.opening && <p className="quote-text">{offer.opening}</p>}
    </>
  );
  return (
    <>
      {offer && quote.state === 'offered' ? (
        <QuoteDecide
          key={offer.number}
          quote={quote}
          offer={offer}
          actions={actions}
          top={top}
          onAccepted={() => setAccepted(true)}
        >
          {offer.closing && <p className="quote-text">{offer.closing}</p>}
          {below}
        </QuoteDecide>
      ) : offer && quote.state === 'accepted' ? (
        <QuoteCallOff quote={quote} offer={offer} actions={actions} top={top}>
          {below}
        </QuoteCallOff>
      ) : (
        <QuoteFrame top={top}>
          <div className="flow quote-flow">
            {actions.refusal && <Notice kind="error" title={actions.refusal} />}
            {offer ? <QuoteOfferLines offer={offer} /> : <AskedLines lines={quote.lines} />}
            {quote.remarks && <p className="quote-text">{quote.remarks}</p>}
            {below}
          </div>
          {quote.seller && (
            <aside aria-label={t('handler')}>
              <QuoteSeller quote={quote} />
            </aside>
          )}
        </QuoteFrame>
      )}
      {sheet === 'withdraw' && <WithdrawSheet actions={actions} onClose={() => setSheet(undefined)} />}
      {sheet === 'reopen' && offer && (
        <ReopenSheet actions={actions} offer={offer.number} onClose={() => setSheet(undefined)} />
      )}
    </>
  );
}

function AskedLines({ lines }: { lines: readonly QuoteLine[] }) {
  const { t } = useTranslation('quotes');
  return (
    <section className="panel ql-sheet" aria-label={t('askedLines')}>
      {lines.map((line) => {
        const price = line.own && priceWords(line.own);
        return (
          <article className="ql ql--asked" key={line.lineId} aria-label={withTimesSigns(line.name)}>
            <LinePicture imageUrl={line.imageUrl} />
            <div className="ql__name">
              {line.productUrl ? (
                <Anchor href={line.productUrl}>{withTimesSigns(line.name)}</Anchor>
              ) : (
                <b className="b6">{withTimesSigns(line.name)}</b>
              )}
              <span className="product-row__code">
                {[line.code || t('freeLine'), price && t('priceNow', price)].filter(Boolean).join(' · ')}
              </span>
              <span className="small muted">{showAmount(line.quantity, line.unit)}</span>
              {line.note && <span className="small muted">{t('noteOf', { note: line.note })}</span>}
            </div>
          </article>
        );
      })}
    </section>
  );
}

function QuoteFiles({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  if (quote.files.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="bestanden">
      <h2 id="bestanden">{t('attachments')}</h2>
      <ul className="files">
        {quote.files.map(({ fileId, name, size }) => (
          <li className="file" key={fileId}>
            <Icon name="file-text" />
            <span>
              <a className="link" download href={apiUrl('quotes.file', { params: { quoteId: quote.quoteId, fileId } })}>
                {name}
              </a>{' '}
              <small>{formatFileSize(size)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every offer stays readable. */
function EarlierOffers({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const [, ...earlier] = quote.offers;
  if (earlier.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="versies">
      <h2 id="versies">{t('earlierVersions')}</h2>
      {earlier.map((offer) => (
        <Disclosure
          key={offer.number}
          summary={t('earlierVersion', { offer: offer.number, date: showDate(offer.sentAt) })}
        >
          <QuoteOfferLines offer={offer} />
        </Disclosure>
      ))}
    </section>
  );
}
