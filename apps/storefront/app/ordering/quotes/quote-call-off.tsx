import type { Quote, QuoteOffer, QuoteOfferLine } from '@bouwpoort/contract/ordering/quotes';
import { allowsDecimals, unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showAmount, showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { AmountBar } from '@bouwpoort/ui/molecules/amount-bar.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { Stepper } from '@bouwpoort/ui/molecules/stepper.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useId, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { QuoteFrame } from './quote-frame.tsx';
import { LinePicture } from './quote-offer-lines.tsx';
import { QuoteSeller } from './quote-seller.tsx';
import { partAmount, pricedWords } from './quote-words.ts';
import type { QuoteActions } from './use-quote-actions.ts';

interface QuoteCallOffProps {
  quote: Quote;
  offer: QuoteOffer;
  actions: QuoteActions;
  top: ReactNode;
  children: ReactNode;
}

/** Screen 46 #afroep: ordering in parts at the quoted price. */
export function QuoteCallOff({ quote, offer, actions, top, children }: QuoteCallOffProps) {
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const id = useId();
  const [parts, setParts] = useState<Readonly<Record<number, number>>>({});
  const [isAdded, setAdded] = useState(false);
  const lines = offer.lines.filter(({ isAccepted }) => isAccepted);
  const asked = lines.flatMap(({ lineId }) => {
    const quantity = parts[lineId] ?? 0;
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
  const sum = (quantityOf: (line: QuoteOfferLine) => number) =>
    toWire(sumOf(lines.map((line) => (line.offered ? partAmount(line.offered, quantityOf(line), line.quantity) : 0))));
  const called = sum(({ lineId }) => parts[lineId] ?? 0);
  const toCart = (isBlock: boolean) => (
    <Button
      className={isBlock ? 'cart__go' : undefined}
      look="primary"
      size="large"
      block={isBlock}
      icon="cart"
      disabled={asked.length === 0}
      aria-describedby={asked.length === 0 ? `${id}${isBlock ? 'none' : 'bar'}` : undefined}
      state={actions.busy === 'callOff' ? 'busy' : 'idle'}
      onClick={async () => {
        if (!(await actions.callOff(asked))) return;
        setParts({});
        setAdded(true);
      }}
    >
      {t('toCart')}
    </Button>
  );
  const bar = quote.may.callOff && (
    <div className="order-bar">
      <p className="order-bar__sum">
        <small id={`${id}bar`}>
          {asked.length === 0 ? t('nothingCalled') : t('barCallOff', { count: asked.length })}
        </small>
        {offer.amount !== undefined && asked.length > 0 && <b>{showEuros(called)}</b>}
      </p>
      {toCart(false)}
    </div>
  );
  return (
    <QuoteFrame top={top} bar={bar}>
      <div className="flow quote-flow">
        <section className="sec" aria-labelledby="afroepen">
          <div className="sec__head">
            <h2 id="afroepen">{t(quote.may.callOff ? 'callOffTitle' : 'callOffTitleRead')}</h2>
            <p>{t(quote.may.callOff ? 'callOffText' : 'callOffTextRead', { date: showDate(offer.callOffUntil) })}</p>
          </div>
          <div className="panel cl-sheet">
            {lines.map((line) => (
              <CallOffLine
                key={line.lineId}
                line={line}
                part={parts[line.lineId] ?? 0}
                mayCall={quote.may.callOff}
                onPart={(part) => {
                  setAdded(false);
                  setParts({ ...parts, [line.lineId]: part });
                }}
              />
            ))}
          </div>
        </section>
      </div>
      <aside aria-label={t('thisCallOff')}>
        <div className="summary summary--flat">
          <h2>{t('thisCallOff')}</h2>
          {offer.amount !== undefined && (
            <dl className="sums" aria-live="polite">
              <div>
                <dt>{t('leftToCall')}</dt>
                <dd>{showEuros(sum(({ left }) => left))}</dd>
              </div>
              <div className="sums__total">
                <dt>{t('totalExVat')}</dt>
                <dd>{showEuros(called)}</dd>
              </div>
            </dl>
          )}
          {actions.refusal && <Notice kind="error" title={actions.refusal} />}
          {quote.may.callOff && asked.length === 0 && (
            <p className="small muted" id={`${id}none`}>
              {t('nothingCalled')}
            </p>
          )}
          {quote.may.callOff && toCart(true)}
          <div role="status">
            {isAdded && (
              <Notice kind="success" title={t('inCart')}>
                <LinkButton href={paths.cart(venture)}>{t('viewCart')}</LinkButton>
              </Notice>
            )}
          </div>
          <p className="small muted">{t('callOffNote', { number: quote.number })}</p>
        </div>
        <QuoteSeller quote={quote} />
      </aside>
      <div className="flow quote-flow quote-below">{children}</div>
    </QuoteFrame>
  );
}

interface CallOffLineProps {
  line: QuoteOfferLine;
  part: number;
  mayCall: boolean;
  onPart: (part: number) => void;
}

function CallOffLine({ line, part, mayCall, onPart }: CallOffLineProps) {
  const { t } = useTranslation('quotes');
  const { quantity, left, unit, offered } = line;
  const name = withTimesSigns(line.name);
  const called = toWire(sumOf([quantity, -left]));
  const price = offered && pricedWords(offered);
  return (
    <article className="cl" aria-label={name}>
      <LinePicture imageUrl={line.imageUrl} />
      <div className="cl__name">
        {line.productUrl ? <Anchor href={line.productUrl}>{name}</Anchor> : <b>{name}</b>}
        <span className="product-row__code">
          {[line.code || t('freeLine'), price && `${price.price} ${t('per', { unit: price.unit })}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className="cl__bar">
        <AmountBar
          label={name}
          limit={quantity}
          hasKey={false}
          parts={[
            { kind: 'spent', label: t('partCalled'), amount: called, text: showAmount(called, unit) },
            { kind: 'this', label: t('thisCallOff'), amount: part, text: showAmount(part, unit) },
            { kind: 'left', label: t('partLeft'), amount: left, text: showAmount(left, unit) },
          ]}
        />
        <span className="small">
          {t('calledOff', { part: showQuantity(called), whole: showAmount(quantity, unit) })}
        </span>
      </div>
      <div className="cl__do">
        {!line.canCallOff ? (
          <span className="small muted">{t('notCallable')}</span>
        ) : left <= 0 ? (
          <span className="small muted">{t('usedUp')}</span>
        ) : (
          mayCall && (
            <>
              <Stepper
                label={t('callOffOf', { name })}
                value={part}
                min={0}
                max={left}
                onChange={(next) => onPart(allowsDecimals(unit) ? next : Math.floor(next))}
              />
              <span className="small muted">{unitName(unit, 2)}</span>
            </>
          )
        )}
      </div>
    </article>
  );
}
