import { showPostalCode } from '@bouwpoort/trade/postal-code';
import { useTranslation } from 'react-i18next';
import { useVenture } from '../../chrome/use-chrome.ts';
import { Picture } from '../../ui/atoms/picture.tsx';
import { PageHead } from '../../ui/molecules/page-head.tsx';
import { RichText } from '../../ui/molecules/rich-text.tsx';
import { ServiceIcons } from '../../ui/organisms/service-icons.tsx';
import { BlockList } from '../block-list.tsx';
import type { PageOf } from '../content-template.tsx';

export function BranchDetails({ page }: { page: PageOf<'LocationDetailPage'> }) {
  const { t } = useTranslation('content');
  const venture = useVenture();
  const branch = venture.storeLocations.find((location) => location.branchId === page.branchId);
  const services = [...new Set([...(branch?.bouwshopServices ?? []), ...(branch?.showroomServices ?? [])])];
  return (
    <>
      <div className="wrap section">
        <PageHead title={page.title} intro={page.introduction} over={venture.name} />
        {branch && (
          <address className="branch-address">
            {branch.address}
            <br />
            {showPostalCode(branch.postalCode)} {branch.city}
          </address>
        )}
        {page.pageImage && (
          <Picture className="page-picture" src={page.pageImage.url} alt="" width={1280} height={480} priority />
        )}
        {page.mainBody && <RichText html={page.mainBody} />}
        {services.length > 0 && (
          <>
            <h2>{t('services')}</h2>
            <ServiceIcons
              services={services.map((kind) => ({ icon: `service-${kind}`, label: t(`service-${kind}`) }))}
            />
          </>
        )}
        {page.directionsHtml && <RichText html={page.directionsHtml} />}
      </div>
      <BlockList blocks={page.blocks} />
    </>
  );
}
