import type { Quote, QuoteOffer } from '@bouwpoort/contract/ordering/quotes';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';
import { QuoteFrame } from './quote-frame.tsx';
import { QuoteOfferLines } from './quote-offer-lines.tsx';
import { QuoteSeller } from './quote-seller.tsx';
import { DeclineSheet, ReopenSheet } from './quote-sheets.tsx';
import type { QuoteActions } from './use-quote-actions.ts';

interface QuoteDecideProps {
  quote: Quote;
  offer: QuoteOffer;
  actions: QuoteActions;
  top: ReactNode;
  onAccepted: () => void;
  children: ReactNode;
}

const amountOf = (lines: QuoteOffer['lines']) => toWire(sumOf(lines.map(({ offered }) => offered?.amount ?? 0)));

/** The user selects the lines to accept; the confirmation repeats the amount. */
export function QuoteDecide({ quote, offer, actions, top, onAccepted, children }: QuoteDecideProps) {
  const { t } = useTranslation('quotes');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(offer.lines.map(({ lineId }) => lineId)));
  const [asked, setAsked] = useState<readonly number[]>();
  const [sheet, setSheet] = useState<'decline' | 'reopen'>();
  const choose = (lineId: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(lineId);
    else next.delete(lineId);
    setChosen(next);
  };
  const mayDecide = quote.may.decide;
  const picked = offer.lines.filter(({ lineId }) => chosen.has(lineId));
  const own = toWire(sumOf(picked.map((line) => line.own?.amount ?? line.offered?.amount ?? 0)));
  const total = amountOf(picked);
  const toAccept = offer.lines.filter(({ lineId }) => asked?.includes(lineId));
  const isBusy = actions.busy !== undefined;
  const acceptPicked = () => setAsked(picked.map(({ lineId }) => lineId));
  const bar = mayDecide && (
    <div className="order-bar">
      <p className="order-bar__sum">
        <small>{t('barLines', { chosen: picked.length, count: offer.lines.length })}</small>
        <b>{showEuros(total)}</b>
      </p>
      <Button look="primary" size="large" disabled={picked.length === 0} onClick={acceptPicked}>
        {t('accept')}
      </Button>
    </div>
  );
  return (
    <QuoteFrame top={top} bar={bar}>
      <div className="flow quote-flow">
        <QuoteOfferLines offer={offer} {...(mayDecide ? { chosen, onChoose: choose } : {})} />
        {offer.removed.length > 0 && (
          <p className="small muted">{t('removedLines', { names: offer.removed.join(', ') })}</p>
        )}
      </div>
      <aside aria-label={t('offeredLines')}>
        <div className="summary summary--flat">
          <h2>{t('chosenLines', { chosen: picked.length, count: offer.lines.length })}</h2>
          {offer.amount !== undefined && (
            <dl className="sums" aria-live="polite">
              {own > total && (
                <>
                  <div>
                    <dt>{t('atOwnPrices')}</dt>
                    <dd className="was">{showEuros(own)}</dd>
                  </div>
                  <div>
                    <dt>{t('saved')}</dt>
                    <dd className="b6">{showEuros(toWire(sumOf([own, -total])))}</dd>
                  </div>
                </>
              )}
              <div className="sums__total">
                <dt>{t('totalExVat')}</dt>
                <dd>{showEuros(total)}</dd>
              </div>
            </dl>
          )}
          {actions.refusal && <Notice kind="error" title={actions.refusal} />}
          {mayDecide ? (
            <div className="summary__do">
              <Button
                className="cart__go"
                look="primary"
                size="large"
                block
                disabled={picked.length === 0}
                onClick={acceptPicked}
              >
                {t('acceptChosen', { count: picked.length })}
              </Button>
              {picked.length < offer.lines.length && (
                <Button block onClick={() => setAsked(offer.lines.map(({ lineId }) => lineId))}>
                  {t('acceptAll', { amount: showEuros(offer.amount ?? 0) })}
                </Button>
              )}
              {quote.may.reopen && (
                <Button block onClick={() => setSheet('reopen')}>
                  {t('reopen')}
                </Button>
              )}
              <Button look="quiet" block onClick={() => setSheet('decline')}>
                {t('declineOffer')}
              </Button>
            </div>
          ) : (
            <p className="small muted">{t('mayNotDecide')}</p>
          )}
          {mayDecide && <p className="small muted">{t('acceptNote')}</p>}
        </div>
        <QuoteSeller quote={quote} />
      </aside>
      <div className="flow quote-flow quote-below">{children}</div>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('confirmTitle')}
        footer={
          <>
            <Button onClick={() => setAsked(undefined)}>{t('cancel')}</Button>
            <Button
              look="primary"
              data-initial-focus
              state={isBusy ? 'busy' : 'idle'}
              onClick={async () => {
                if (asked && (await actions.accept(offer.number, [...asked]))) onAccepted();
                setAsked(undefined);
              }}
            >
              {t('confirmYes', { amount: showEuros(amountOf(toAccept)) })}
            </Button>
          </>
        }
      >
        <p>{t('confirmText', { count: toAccept.length, amount: showEuros(amountOf(toAccept)) })}</p>
      </Dialog>
      {sheet === 'decline' && (
        <DeclineSheet actions={actions} offer={offer.number} onClose={() => setSheet(undefined)} />
      )}
      {sheet === 'reopen' && <ReopenSheet actions={actions} offer={offer.number} onClose={() => setSheet(undefined)} />}
    </QuoteFrame>
  );
}
