import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { branchLink } from '../../frame/visitor/branch-link.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';

/** Where the page offers no ordering, visitors can still come by or call. */
export function ProductContact() {
  const { t } = useTranslation('product');
  const { t: chromeText } = useTranslation('chrome');
  const venture = useVenture();
  const branch = branchLink(venture, useChromeSession(), chromeText);
  const phone = venture.administrativePhoneNumber;
  if (!branch && !phone) return null;
  return (
    <div className="product-contact">
      <Rows>
        {branch && (
          <Row
            icon="store"
            title={t('visit')}
            sub={t('visitBranches', { count: venture.storeLocations.length })}
            href={branch.href}
          />
        )}
        {phone && (
          <Row
            icon="phone"
            title={t('call', { phone })}
            sub={t('callText')}
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          />
        )}
      </Rows>
    </div>
  );
}
