import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CheckoutField } from './checkout-state.ts';
import type { CheckoutView } from './use-checkout.ts';

/** The error text of a field: our own once the user tried to continue, or the server's. */
export function useErrorOf({ mistakes, refused }: Pick<CheckoutView, 'mistakes' | 'refused'>) {
  const { t } = useTranslation('checkout');
  return (name: CheckoutField): string | undefined => {
    const mistake = mistakes[name];
    return mistake ? t(mistake) : refused[name];
  };
}
