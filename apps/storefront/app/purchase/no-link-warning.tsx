import { NoLinkNotice } from './no-link-notice.tsx';
import { usePurchaseAccess } from './purchase-access.ts';

/** C 6, above lists of products: why there is neither a price nor an order form in them. */
export function NoLinkWarning() {
  const { prices } = usePurchaseAccess();
  if (prices !== 'noLink') return null;
  return (
    <div className="no-link-warning">
      <NoLinkNotice />
    </div>
  );
}
