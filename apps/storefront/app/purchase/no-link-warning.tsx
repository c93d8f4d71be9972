import { NoLinkNotice } from './no-link-notice.tsx';
import { usePurchaseAccess } from './purchase-access.ts';

/** C 6, above lists of products: why they have neither prices nor order forms. */
export function NoLinkWarning() {
  const { prices } = usePurchaseAccess();
  if (prices !== 'noLink') return null;
  return (
    <div className="no-link-warning">
      <NoLinkNotice />
    </div>
  );
}
