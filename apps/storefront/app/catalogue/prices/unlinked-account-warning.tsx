import { usePurchaseAccess } from './purchase-access.ts';
import { UnlinkedAccountNotice } from './unlinked-account-notice.tsx';

/** C 6, above lists of products: why they have neither prices nor order forms. */
export function UnlinkedAccountWarning() {
  const { prices } = usePurchaseAccess();
  if (prices !== 'noLink') return null;
  return (
    <div className="no-link-warning">
      <UnlinkedAccountNotice />
    </div>
  );
}
