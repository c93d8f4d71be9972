import { focusField } from '@bouwpoort/ui/form/focus-field.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Cart } from '../cart/cart.ts';
import type { CheckoutBranch } from '../checkout-state/checkout-branch.ts';
import type { CheckoutCustomer } from '../checkout-state/checkout-customer.ts';
import { useCheckout } from '../checkout-state/use-checkout.ts';
import { usePaymentMethods } from '../checkout-state/use-payment-methods.ts';
import { DateStep } from '../delivery-details/date-step.tsx';
import { DeliveryStep } from '../delivery-details/delivery-step.tsx';
import { OverviewStep } from '../order-overview/overview-step.tsx';
import { CheckoutFailureNotice } from '../order-placement/checkout-failure-notice.tsx';
import { useOrdering } from '../order-placement/use-ordering.ts';
import { usePaymentChoice } from '../payments/use-payment-choice.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutOrderBar, CheckoutSummary } from './checkout-summary.tsx';
import { CompletedDelivery, CompletedDetails } from './completed-step.tsx';
import { MistakeList } from './mistake-list.tsx';
import { useStepHistory } from './use-step-history.ts';

interface CheckoutFormProps {
  customer: CheckoutCustomer;
  branches: readonly CheckoutBranch[];
  cart: Cart;
}

const formId = 'checkout-step';

export function CheckoutForm({ customer, branches, cart }: CheckoutFormProps) {
  const { t } = useTranslation('checkout');
  const checkout = useCheckout({ customer, branches, cart });
  const ordering = useOrdering(checkout);
  const { step } = checkout;
  useStepHistory(checkout);
  const methods = usePaymentMethods(cart.id, checkout.info.deliveryMethod, step === 3);
  const payment = usePaymentChoice(checkout, ordering, methods);
  const form = useRef<HTMLFormElement>(null);
  const stepBefore = useRef(step);
  const [refusals, setRefusals] = useState(0);

  // The next step receives the focus, so that a screen reader announces it.
  useEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    form.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ordering.busy) return;
    const isRight = step === 3 ? payment.check() : checkout.check();
    if (!isRight) {
      setRefusals((count) => count + 1);
      return;
    }
    if (step === 1) void ordering.completeDelivery();
    else if (step === 2) void ordering.completeDetails();
    else payment.place();
  };

  return (
    <>
      <div className="wrap checkout-page">
        <div className="checkout-head">
          <h1>{checkout.repeated ? t('repeatTitle', { id: checkout.repeated.orderId }) : t('title')}</h1>
          <CheckoutSteps step={step} reached={checkout.reached} onOpen={checkout.open} />
        </div>
        <div className="checkout">
          <form ref={form} id={formId} className="checkout__main" noValidate onSubmit={onSubmit}>
            {step > 1 && (
              <div>
                <CompletedDelivery checkout={checkout} />
                {step > 2 && !checkout.repeated && <CompletedDetails checkout={checkout} ordering={ordering} />}
              </div>
            )}
            <CheckoutFailureNotice ordering={ordering} checkout={checkout} />
            <MistakeList
              checkout={checkout}
              payment={payment}
              refusals={refusals}
              onChoose={(name) => focusField(form.current, name)}
            />
            {step === 1 && <DeliveryStep checkout={checkout} ordering={ordering} />}
            {step === 2 && <DateStep checkout={checkout} ordering={ordering} />}
            {step === 3 && <OverviewStep checkout={checkout} ordering={ordering} methods={methods} payment={payment} />}
          </form>
          <CheckoutSummary checkout={checkout} ordering={ordering} />
        </div>
      </div>
      <CheckoutOrderBar formId={formId} checkout={checkout} ordering={ordering} payment={payment} />
    </>
  );
}
