import type { DeliveryMethodName } from '@bouwpoort/contract/checkout';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../api.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';
import { purchaseCacheOf } from '../purchase/purchase-cache.ts';
import { deliveryMethodsOf, type PaymentMethodOption, paymentMethodsOf } from './checkout-mapping.ts';

export interface PaymentMethods {
  methods: readonly PaymentMethodOption[];
  state: 'loading' | 'failed' | 'known';
  retry: () => void;
}

/** C 7.8. They differ with the way of getting it, and may differ with every cart. */
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

/** Until the server has said it, the customer's own flag decides; it decides there too. */
export function useDeliveryMethods(cartId: number, hasDeliveryStop: boolean): readonly DeliveryMethodName[] {
  const owner = usePurchaseOwner();
  const { data } = useQuery(
    {
      queryKey: ['delivery methods', cartId],
      queryFn: async () => {
        const { results } = await browserApi(owner.ventureId).call('checkout.shippingOptions', { params: { cartId } });
        return deliveryMethodsOf(results);
      },
      enabled: cartId > 0,
    },
    purchaseCacheOf(owner).client,
  );
  return data && data.length > 0 ? data : hasDeliveryStop ? pickupOnly : both;
}

const both: readonly DeliveryMethodName[] = ['storedelivery', 'instorepickup'];
const pickupOnly: readonly DeliveryMethodName[] = ['instorepickup'];
