import { isVatOfItsBase } from '@bouwpoort/trade/catalogue/line-price';
import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { freeFrom, orderCostsOf } from '@bouwpoort/trade/ordering/order-costs';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { paths } from '../../frame/web/paths.ts';
import type { CartLine } from '../cart/cart.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { windowsIn } from '../delivery-days/delivery-estimate.ts';
import { PlaceOrder } from '../order-overview/overview-step.tsx';
import { useHiddenLineCount } from '../order-overview/use-hidden-line-count.ts';
import type { OrderingView } from '../order-placement/use-ordering.ts';
import type { PaymentChoice } from '../payments/use-payment-choice.ts';

interface CheckoutSummaryProps {
  checkout: CheckoutView;
  ordering: OrderingView;
}

export function CheckoutSummary({ checkout, ordering }: CheckoutSummaryProps) {
  const seesPrices = useSeesPrices();
  const hasOverview = checkout.step === 3 && !checkout.awaitsConfirmation;
  return hasOverview && seesPrices ? <Totals ordering={ordering} /> : <Contents checkout={checkout} />;
}

/** The contents of the cart, while the steps are filled in. */
function Contents({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const seesPrices = useSeesPrices();
  const { cart, info } = checkout;
  const lines = cart.lineItems.filter(({ notOrderable }) => notOrderable === null);
  const list = useRef<HTMLUListElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const below = useHiddenLineCount(list, foot, lines.length);
  const items = cart.totals.shippingTotals[0]?.itemsTotal ?? cart.totals.subTotal;
  const costs = toWire(orderCostsOf(info.deliveryMethod, items));
  // Tier prices are applied in the overview: until then only the condition for delivery costs is certain.
  const noCosts =
    info.deliveryMethod === 'instorepickup'
      ? t('noHandlingCosts')
      : t('noHandlingCostsFrom', { amount: showEuros(freeFrom) });
  return (
    <aside className="summary summary--lines" aria-label={t('yourOrder')}>
      <div className="spread">
        <h2>{t('yourOrder')}</h2>
        <TextLink className="small" href={paths.cart(venture)} aria-label={t('changeCart')}>
          {t('change')}
        </TextLink>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too */}
      <ul ref={list} className="summary__lines" tabIndex={0} aria-label={t('articles')}>
        {lines.map((line) => (
          <SummaryLine key={line.variantGuid} line={line} />
        ))}
      </ul>
      {lines.length < cart.lineItems.length && (
        <p className="small muted">{t('notOrderable', { count: cart.lineItems.length - lines.length })}</p>
      )}
      <div ref={foot} className="summary__foot">
        {below > 0 && (
          // Not focusable: with the keyboard the list itself scrolls.
          <button type="button" className="summary__more" tabIndex={-1} onClick={() => showNext(list.current)}>
            {t('moreLines', { count: below })}
            <Icon name="chevron-down" size="small" />
          </button>
        )}
        {seesPrices && (
          <dl className="sums">
            <div>
              <dt>{t('handlingCosts')}</dt>
              <dd>{costs === 0 ? noCosts : showEuros(costs)}</dd>
            </div>
            <div className="sums__total">
              <dt>{t('totalExcl')}</dt>
              <dd>{showEuros(toWire(items + costs))}</dd>
            </div>
          </dl>
        )}
      </div>
    </aside>
  );
}

/** Scrolls less than a full screen, so that the last visible line stays in view. */
function showNext(list: HTMLElement | null): void {
  if (!list) return;
  const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
  // Until the page is scrolled the total may cover the end of the list.
  (isAtEnd ? window : list).scrollBy({ top: list.clientHeight * 0.75, behavior: 'smooth' });
}

function SummaryLine({ line: { name, imageUrl, quantity, salesUnit, agreed, extendedPrice } }: { line: CartLine }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const seesPrices = useSeesPrices();
  const words = seesPrices && agreed && priceWords(agreed);
  return (
    <li>
      <span className="summary__picture">
        <Picture src={imageUrl ?? venture.defaultProductImageUrl} alt="" width={40} height={40} />
      </span>
      <span>
        {name}
        <span className="muted num summary__amount">
          {agreed ? quantityWords({ quantity, salesUnit, agreed }) : showAmount(quantity, salesUnit)}
        </span>
        {words && (
          <span className="muted num summary__amount">
            {words.price} {t('per', { unit: words.unit })}
          </span>
        )}
      </span>
      {seesPrices && <span className="num nowrap">{showEuros(extendedPrice)}</span>}
    </li>
  );
}

/** C 3, 'Concept order': the server's totals. */
function Totals({ ordering }: { ordering: OrderingView }) {
  const { t } = useTranslation('checkout');
  const concept = ordering.prepared?.concept;
  const count = windowsIn(concept?.lineItems ?? []).length;
  const show = (amount: number | undefined) => (amount === undefined ? '…' : showEuros(amount));
  return (
    <aside className="summary" aria-label={t('totals')}>
      <h2>{t('total')}</h2>
      <dl className="sums" aria-live="polite">
        <div>
          <dt>{t('articles')}</dt>
          <dd>{show(concept?.totals.items)}</dd>
        </div>
        <div>
          <dt>{t('handlingCosts')}</dt>
          <dd>{concept?.totals.handling === 0 ? t('noHandlingCosts') : show(concept?.totals.handling)}</dd>
        </div>
        <div>
          <dt>{t('subtotalExcl')}</dt>
          <dd>{show(concept?.totals.subtotal)}</dd>
        </div>
        {concept ? (
          concept.totals.vats.map(({ vatRate, vatBase, vatAmount }) => (
            <div key={vatRate}>
              <dt>{t('vatOfRate', { rate: showQuantity(vatRate), base: showEuros(vatBase) })}</dt>
              <dd>{showEuros(vatAmount)}</dd>
            </div>
          ))
        ) : (
          <div>
            <dt>{t('vat')}</dt>
            <dd>…</dd>
          </div>
        )}
        <div className="sums__total">
          <dt>{t('totalIncl')}</dt>
          <dd>{show(concept?.totals.total)}</dd>
        </div>
      </dl>
      {concept?.totals.vats.every(isVatOfItsBase) === false && <p className="small muted">{t('vatPerOrder')}</p>}
      {concept && (
        <p className="small muted summary__mail">
          {ordering.prepared?.approval
            ? t('confirmationAfterApproval', { email: concept.emailAddress })
            : t('confirmations', { count: Math.max(1, count), email: concept.emailAddress })}
        </p>
      )}
    </aside>
  );
}

interface OrderBarProps extends CheckoutSummaryProps {
  formId: string;
  payment: PaymentChoice;
}

/** At the bottom of the screen on phones, in reach of the thumb. */
export function CheckoutOrderBar({ formId, checkout, ordering, payment }: OrderBarProps) {
  const { t } = useTranslation('checkout');
  const seesPrices = useSeesPrices();
  const { step, cart, info } = checkout;
  const items = cart.totals.shippingTotals[0]?.itemsTotal ?? cart.totals.subTotal;
  const total = ordering.prepared?.concept.totals.total;
  const hasOverview = step === 3 && !checkout.awaitsConfirmation;
  const shown = hasOverview ? total : toWire(items + toWire(orderCostsOf(info.deliveryMethod, items)));
  return (
    <div className="order-bar">
      {seesPrices && (
        <div className="order-bar__sum">
          <small>{t(hasOverview ? 'totalIncl' : 'totalExcl')}</small>
          <b>{shown === undefined ? '…' : showEuros(shown)}</b>
        </div>
      )}
      {step === 3 ? (
        <PlaceOrder ordering={ordering} payment={payment} formId={formId} short />
      ) : (
        <Button look="primary" size="large" type="submit" form={formId} state={ordering.busy ? 'busy' : 'idle'}>
          {t('next')}
          <Icon name="arrow-right" size="control" />
        </Button>
      )}
    </div>
  );
}
