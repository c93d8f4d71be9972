import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Contact } from '../../catalogue/prices/unlinked-account-notice.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { ownBranch } from '../../frame/visitor/branch-link.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';

/** C 2.4: a title and a notification with a contact link, to the user's own branch. */
export function NoPrice({ reason }: { reason: 'onRequest' | 'failed' }) {
  const { t } = useTranslation('purchase');
  const words = reason === 'failed' ? 'noOrderData' : reason;
  const { storeLocations, administrativePhoneNumber } = useVenture();
  const branch = ownBranch(storeLocations, useChromeSession(), null);
  return (
    <section className="order-form order-form--none">
      <h2>{t(words)}</h2>
      <Notice title={t(`${words}Title`)}>
        <Contact phone={branch?.phone || administrativePhoneNumber} />
      </Notice>
    </section>
  );
}
