import type { PaymentMethod, PaymentMethodName } from '@bouwpoort/contract/ordering/checkout';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { methodOf, requireCart, requireParty } from '../cart/cart.ts';
import { lastPaymentTerms, type PaymentTermsId } from '../orders/orders.ts';
import { listPaymentOptions, type PaymentOption, type PaymentParts, paymentIcon } from '../payments/payments.ts';
import { mayUse } from './convert-to-order.ts';

const termsOf: Record<PaymentMethodName, PaymentTermsId> = {
  paynl: 'ONLINE',
  invoice: '30D',
  cashondelivery: 'REMBOURS',
};

const words: Record<PaymentMethodName, { friendlyName: string; description: string }> = {
  paynl: { friendlyName: 'Online betalen', description: 'Je betaalt nu, op de beveiligde pagina van de betaaldienst.' },
  invoice: { friendlyName: 'Op rekening', description: 'Je krijgt een factuur en betaalt binnen 30 dagen.' },
  cashondelivery: {
    friendlyName: 'Betalen bij afhalen',
    description: 'Je betaalt aan de balie, contant of met pin, als je de bestelling ophaalt.',
  },
};

/**
 * Online first; on account with credit, never for guests; cash for pickup (decisions: Cart). The default is the way the
 * user paid last, where it is offered; for a first order it is online.
 */
export async function listPaymentMethods(ctx: Context, parts: PaymentParts, cartId: number): Promise<PaymentMethod[]> {
  const party = await requireParty(ctx);
  const { cart } = await requireCart(ctx, party.owner, cartId);
  const method = methodOf(cart.shippingMethodId);
  const names: PaymentMethodName[] = [
    // The page of the payment provider shows the amount.
    ...(maySeePrices(party.user) ? (['paynl'] as const) : []),
    ...(['invoice', 'cashondelivery'] as const).filter((name) => mayUse(name, party, { method })),
  ];
  const [options, last] = await Promise.all([listPaymentOptions(ctx, parts), lastPaymentTerms(ctx, party.user.id)]);
  const used = names.find((name) => termsOf[name] === last) ?? names[0];
  return names.map((name, index) => ({
    paymentMethodId: name,
    systemName: name,
    systemId: name,
    ...words[name],
    ordering: index + 1,
    isDefault: name === used,
    iconUrl: paymentIcon({ method: name }),
    paymentSubOptions: name === 'paynl' ? options.map(describeOption) : [],
  }));
}

function describeOption({ id, name, banks }: PaymentOption): PaymentMethod['paymentSubOptions'][number] {
  return {
    id,
    name,
    iconUrl: paymentIcon({ option: name }),
    subOptions: banks.map((bank) => ({ ...bank, iconUrl: paymentIcon('bank') })),
  };
}
