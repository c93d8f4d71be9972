import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { offersLogin } from '../../frame/visitor/visitor-rules.ts';
import { orderFormPlace, orderingAvailability } from '../products/ordering-availability.ts';
import type { Variant } from '../products/product.ts';
import type { ProductSlotProps, ProductSlots } from './product-slots.ts';
import { NotLoggedInBar } from './product-visitor.tsx';

interface ProductOrderBarProps {
  selectable: readonly Variant[];
  OrderBar: ProductSlots['OrderBar'];
  slotProps: ProductSlotProps | undefined;
}

/** The main action of the page at the bottom of the screen, on phones only. */
export function ProductOrderBar({ selectable, OrderBar, slotProps }: ProductOrderBarProps) {
  const venture = useVenture();
  const session = useChromeSession();
  if (offersLogin(venture, session)) return <NotLoggedInBar />;
  const { orderingBlocked } = orderingAvailability(venture, selectable);
  const place = orderFormPlace({ loggedIn: session.kind === 'user', orderingBlocked, variant: slotProps?.variant });
  return place === 'form' && slotProps ? <OrderBar {...slotProps} /> : null;
}
