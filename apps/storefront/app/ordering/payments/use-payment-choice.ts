import { useEffect, useMemo, useState } from 'react';
import type { PaymentMethodOption } from '../checkout-state/checkout-mapping.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import type { PaymentMethods } from '../checkout-state/use-payment-methods.ts';
import type { OrderingView } from '../order-placement/use-ordering.ts';

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;

/** The payment method and the terms, which enable the order button. */
export function usePaymentChoice(
  checkout: CheckoutView,
  ordering: OrderingView,
  { methods: offered, state }: PaymentMethods,
) {
  // An order that needs approval is not paid online: the payment would come before the order.
  const approval = ordering.prepared?.approval ?? null;
  const asks = approval !== null;
  const methods = useMemo(
    () => (asks ? offered.filter(({ systemName }) => systemName !== 'paynl') : offered),
    [asks, offered],
  );
  const [note, setNote] = useState('');
  const { info, choose } = checkout;
  // For a repeated order the terms were accepted then; the screen says so beside the button.
  const [accepted, setAccepted] = useState(checkout.repeated !== null);
  const [checked, setChecked] = useState(false);
  const chosen = methods.find(({ systemName }) => systemName === info.paymentMethodName);

  // C 5: the default method until another one is chosen; a method that is not offered is ignored.
  const wanted = (chosen ?? methods[0])?.systemName;
  useEffect(() => {
    if (state !== 'known' || wanted === undefined) return;
    const method = methods.find(({ systemName }) => systemName === wanted);
    if (method && !isOffered(method, info)) choose({ paymentMethodName: wanted, ...firstOption(method) });
  }, [state, wanted, methods, info, choose]);

  // The button then says what is missing, where a disabled one would be silent.
  const mayPlace =
    checkout.awaitsConfirmation ||
    (chosen !== undefined && ordering.prepared !== null && (approval === null || approval.approvers.length > 0));
  return {
    chosen,
    /** The methods that can be chosen now. */
    methods,
    approval,
    note,
    setNote,
    accepted,
    accept: setAccepted,
    /** Hidden until the user tries to order. */
    showsTermsMistake: checked && !accepted,
    showsPaymentMistake: checked && state === 'known' && chosen === undefined,
    mayPlace,
    check: () => {
      setChecked(true);
      if (checkout.awaitsConfirmation) return checkout.check();
      return accepted && mayPlace;
    },
    place: () => {
      if (chosen) void ordering.place(chosen.systemName, approval ? note : '');
    },
  };
}

interface Chosen {
  paymentMethodName: string | null;
  paymentOptionId: string | null;
  paymentOptionSubId: string | null;
}

function isOffered(method: PaymentMethodOption, chosen: Chosen): boolean {
  if (method.systemName !== chosen.paymentMethodName) return false;
  if (method.subOptions.length === 0) return chosen.paymentOptionId === null;
  const option = method.subOptions.find(({ id }) => id === chosen.paymentOptionId);
  if (!option) return false;
  return chosen.paymentOptionSubId === null || option.subOptions.some(({ id }) => id === chosen.paymentOptionSubId);
}

/** The first option of the provider; a bank may be chosen there. */
export function firstOption({ subOptions }: PaymentMethodOption) {
  return { paymentOptionId: subOptions[0]?.id ?? null, paymentOptionSubId: null };
}
