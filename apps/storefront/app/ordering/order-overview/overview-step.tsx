import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { dayOf, showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import type { CartLine } from '../cart/cart.ts';
import { compareCosts } from '../checkout-state/repeated-choices.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import type { PaymentMethods } from '../checkout-state/use-payment-methods.ts';
import { windowsIn } from '../delivery-days/delivery-estimate.ts';
import { RepeatDate } from '../delivery-details/repeat-date.tsx';
import type { OrderingView } from '../order-placement/use-ordering.ts';
import { CompanyApproval } from '../payments/company-approval.tsx';
import { PaymentMethodChoice } from '../payments/payment-method-choice.tsx';
import type { PaymentChoice } from '../payments/use-payment-choice.ts';
import type { RepeatedOrder } from '../reorder/repeated-order.ts';
import { risenIn, tierSaving } from './overview-prices.ts';
import { OverviewWindows } from './overview-windows.tsx';

interface OverviewStepProps {
  checkout: CheckoutView;
  ordering: OrderingView;
  methods: PaymentMethods;
  payment: PaymentChoice;
}

/** Step 3: the total with tier prices, costs and VAT, and the payment method. */
export function OverviewStep({ checkout, ordering, methods, payment }: OverviewStepProps) {
  const { t } = useTranslation('checkout');
  const { cart, info, repeated } = checkout;
  const seesPrices = useSeesPrices();
  const { prepared, busy } = ordering;
  const orderable = cart.lineItems.filter(({ notOrderable }) => notOrderable === null);
  const isDirect = info.deliveryMethod === 'directdelivery';
  const isPickup = info.deliveryMethod === 'instorepickup';
  const saved = isDirect ? checkout.directSaving : tierSaving(prepared?.concept.lineItems ?? [], cart.lineItems);
  const risen = prepared ? risenIn(prepared.concept.lineItems, cart.lineItems) : 0;
  const windows = windowsIn(prepared?.concept.lineItems ?? []);
  return (
    <>
      {repeated && <RepeatDate checkout={checkout} />}
      <section className="checkout-block" aria-busy={busy === 'preparing'}>
        <h2 tabIndex={-1} data-step-heading={repeated ? undefined : true}>
          {t('checkTitle')}
        </h2>
        {repeated && <RepeatedCosts repeated={repeated} lines={prepared?.concept.lineItems ?? orderable} />}
        {seesPrices && risen > 0 && <Notice kind="attention" title={t('pricesRisen', { count: risen })} />}
        {prepared && seesPrices && saved > 0 && (
          <Notice
            kind="accent"
            icon="tiers"
            title={t(isDirect ? 'advantageDirect' : 'advantage', { amount: showEuros(saved) })}
          />
        )}
        {windows.length > 1 && <Notice title={t(isPickup ? 'inPickups' : 'inWindows', { count: windows.length })} />}
        {prepared || repeated ? (
          <OverviewWindows
            lines={prepared?.concept.lineItems ?? orderable}
            windows={windows}
            isPickup={isPickup}
            inCart={cart.lineItems}
            before={repeated?.lines}
          />
        ) : (
          busy === 'preparing' && <Skeleton height={`${cart.lineItems.length * 3 + 2}rem`} />
        )}
      </section>
      {prepared && <CompanyApproval prepared={prepared} payment={payment} />}
      <PaymentMethodChoice checkout={checkout} methods={{ ...methods, methods: payment.methods }} payment={payment} />
      {repeated ? <AcceptedTerms orderId={repeated.orderId} /> : <Terms payment={payment} />}
      <div className="checkout__nav">
        <Button look="quiet" icon="arrow-left" onClick={() => checkout.open(2)}>
          {t('backToDate')}
        </Button>
        <PlaceOrder ordering={ordering} payment={payment} />
      </div>
    </>
  );
}

/** The cost of the same articles then and now, and the articles that are gone. */
function RepeatedCosts({ repeated, lines }: { repeated: RepeatedOrder; lines: readonly CartLine[] }) {
  const { t } = useTranslation('checkout');
  const seesPrices = useSeesPrices();
  const sums = seesPrices ? compareCosts(lines, repeated.lines) : null;
  const known = new Set(repeated.lines.map(({ variantGuid }) => variantGuid));
  const others = lines.filter(({ variantGuid }) => !known.has(variantGuid)).length;
  return (
    <>
      {sums && (
        <p className="num">
          {t(sums.before === sums.now ? 'repeatSame' : 'repeatSums', {
            date: longDay(repeated.orderedAt),
            before: showEuros(sums.before),
            now: showEuros(sums.now),
          })}
        </p>
      )}
      {repeated.gone.length > 0 && (
        <Notice kind="attention" title={t('repeatGone', { count: repeated.gone.length })}>
          <p>{new Intl.ListFormat('nl-NL').format(repeated.gone)}</p>
        </Notice>
      )}
      {others > 0 && <Notice title={t('repeatOthers', { count: others })} />}
    </>
  );
}

const longDay = (moment: string) => showDate(dayOf(new Date(moment)));

/** The user accepted the terms with the order that is repeated: shown beside the button, not asked again. */
function AcceptedTerms({ orderId }: { orderId: string }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  return (
    <div className="checkout-block">
      <p className="small">
        {t('termsOfThen')} <TermsLinks /> {t('termsOfThenAfter', { orderId, name: venture.name })}
      </p>
    </div>
  );
}

function TermsLinks() {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  return (
    <>
      <Anchor href={venture.termsPage.url} target="_blank">
        {t('generalTerms')}
      </Anchor>{' '}
      {t('termsAnd')}{' '}
      <Anchor href={venture.termsUrl} target="_blank">
        {t('deliveryTerms')}
      </Anchor>
    </>
  );
}

function Terms({ payment }: { payment: PaymentChoice }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const { accepted, accept, showsTermsMistake } = payment;
  return (
    <div className="checkout-block">
      <Checkbox
        data-field="terms"
        checked={accepted}
        onChange={(event) => accept(event.target.checked)}
        aria-invalid={showsTermsMistake || undefined}
        aria-describedby={showsTermsMistake ? 'terms-error' : undefined}
      >
        {t('termsBefore')} <TermsLinks /> {t('termsAfter', { name: venture.name })}
      </Checkbox>
      {showsTermsMistake && (
        <p className="field__error" id="terms-error">
          <Icon name="error" size="small" />
          {t('acceptTerms')}
        </p>
      )}
    </div>
  );
}

interface PlaceOrderProps {
  ordering: OrderingView;
  payment: PaymentChoice;
  /** The id of the form, when the button stands outside it. */
  formId?: string;
  short?: boolean;
}

/** The order button, which shows the amount. */
export function PlaceOrder({ ordering, payment, formId, short }: PlaceOrderProps) {
  const { t } = useTranslation('checkout');
  const { prepared, busy } = ordering;
  const isOnline = payment.chosen?.systemName === 'paynl';
  const seesPrices = useSeesPrices();
  const amount = prepared ? showEuros(prepared.concept.totals.total) : '';
  const asks = payment.approval !== null;
  const words = short || !seesPrices ? (isOnline ? 'payShort' : 'placeShort') : isOnline ? 'pay' : 'place';
  if (asks) {
    return (
      <Button
        look="primary"
        size="large"
        type="submit"
        form={formId}
        icon="approve"
        state={busy === 'placing' ? 'busy' : 'idle'}
        disabled={!payment.mayPlace}
      >
        {t(short ? 'askShort' : 'ask')}
      </Button>
    );
  }
  return (
    <Button
      look="primary"
      size="large"
      type="submit"
      form={formId}
      icon="lock"
      state={busy === 'placing' ? 'busy' : 'idle'}
      disabled={!payment.mayPlace}
    >
      {busy === 'placing' ? t(isOnline ? 'payBusy' : 'placeBusy') : t(words, { amount })}
    </Button>
  );
}
