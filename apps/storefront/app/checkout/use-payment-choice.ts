import { useEffect, useMemo, useState } from 'react';
import type { PaymentMethodOption } from './checkout-mapping.ts';
import type { CheckoutView } from './use-checkout.ts';
import type { OrderingView } from './use-ordering.ts';
import type { PaymentMethods } from './use-payment-methods.ts';

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;

/** The way to pay, and the terms: what the order button waits for. */
export function usePaymentChoice(
  checkout: CheckoutView,
  ordering: OrderingView,
  { methods: offered, state }: PaymentMethods,
) {
  // What waits for approval is not paid online: the money would come before the order.
  const approval = ordering.prepared?.approval ?? null;
  const asks = approval !== null;
  const methods = useMemo(
    () => (asks ? offered.filter(({ systemName }) => systemName !== 'paynl') : offered),
    [asks, offered],
  );
  const [note, setNote] = useState('');
  const { info, choose } = checkout;
  // Who orders an order again agreed to the terms then; the screen says so beside the button.
  const [accepted, setAccepted] = useState(checkout.repeated !== null);
  const [checked, setChecked] = useState(false);
  const chosen = methods.find(({ systemName }) => systemName === info.paymentMethodName);

  // C 5: the default one, until something else is chosen; what is not offered is not chosen.
  const wanted = (chosen ?? methods[0])?.systemName;
  useEffect(() => {
    if (state !== 'known' || wanted === undefined) return;
    const method = methods.find(({ systemName }) => systemName === wanted);
    if (method && !isOffered(method, info)) choose({ paymentMethodName: wanted, ...firstOption(method) });
  }, [state, wanted, methods, info, choose]);

  const mayPlace =
    chosen !== undefined && ordering.prepared !== null && (approval === null || approval.approvers.length > 0);
  return {
    chosen,
    /** Those that can be chosen now. */
    methods,
    approval,
    note,
    setNote,
    accepted,
    accept: setAccepted,
    /** Not before the user tried to order. */
    showsTermsMistake: checked && !accepted,
    showsPaymentMistake: checked && state === 'known' && chosen === undefined,
    mayPlace,
    check: () => {
      setChecked(true);
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

/** The provider's first way to pay; the bank may be chosen there. */
export function firstOption({ subOptions }: PaymentMethodOption) {
  return { paymentOptionId: subOptions[0]?.id ?? null, paymentOptionSubId: null };
}
