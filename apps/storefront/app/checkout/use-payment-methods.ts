import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Cart } from '../cart/cart.ts';
import { browserApi } from '../http/api.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';
import { purchaseCacheOf } from '../purchase/purchase-cache.ts';
import { deliveryMethodsOf, type PaymentMethodOption, paymentMethodsOf } from './checkout-mapping.ts';

export interface PaymentMethods {
  methods: readonly PaymentMethodOption[];
  state: 'loading' | 'failed' | 'known';
  retry: () => void;
}

/** C 7.8. They depend on delivery or pickup, and may depend on the cart. */
export function usePaymentMethods(cartId: number, method: DeliveryMethodName, isNeeded: boolean): PaymentMethods {
  const owner = usePurchaseOwner();
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['payment methods', cartId, method],
      queryFn: async () => {
        const { results } = await browserApi(owner.ventureId).call('checkout.paymentMethods', { params: { cartId } });
        return paymentMethodsOf(results);
      },
      enabled: isNeeded && cartId > 0,
      staleTime: 0,
    },
    purchaseCacheOf(owner).client,
  );
  return {
    methods: data ?? [],
    state: data ? 'known' : isError && !isFetching ? 'failed' : 'loading',
    retry: () => void refetch(),
  };
}

interface DeliveryMethods {
  names: readonly DeliveryMethodName[];
  /** The saving on the articles with direct delivery from the factory. */
  directSaving: number;
  /** The server has answered. */
  isKnown: boolean;
}

/**
 * Until the server has answered, the customer's own flag decides; the server uses the same flag. Whether direct
 * delivery is possible depends on the cart, so each version of it is requested again.
 */
export function useDeliveryMethods(
  { id: cartId, version }: Pick<Cart, 'id' | 'version'>,
  hasDeliveryStop: boolean,
): DeliveryMethods {
  const owner = usePurchaseOwner();
  const { data } = useQuery(
    {
      queryKey: ['delivery methods', cartId, version],
      queryFn: async () => {
        const { results } = await browserApi(owner.ventureId).call('checkout.shippingOptions', { params: { cartId } });
        const direct = results.find(({ name }) => name === 'directdelivery');
        return { names: deliveryMethodsOf(results), directSaving: direct?.saving ?? 0, isKnown: true };
      },
      enabled: cartId > 0,
      placeholderData: keepPreviousData,
    },
    purchaseCacheOf(owner).client,
  );
  return data && data.names.length > 0 ? data : hasDeliveryStop ? pickupOnly : both;
}

const both: DeliveryMethods = { names: ['storedelivery', 'instorepickup'], directSaving: 0, isKnown: false };
const pickupOnly: DeliveryMethods = { names: ['instorepickup'], directSaving: 0, isKnown: false };
