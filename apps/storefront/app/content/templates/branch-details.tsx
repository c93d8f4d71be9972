import type { StoreLocation } from '@bouwpoort/contract/ventures';
import { showPostalCode } from '@bouwpoort/trade/postal-code';
import { useTranslation } from 'react-i18next';
import { useVenture } from '../../chrome/use-chrome.ts';
import { PageHead } from '../../ui/molecules/page-head.tsx';
import { RichText } from '../../ui/molecules/rich-text.tsx';
import { Row, Rows } from '../../ui/molecules/row.tsx';
import { BranchTop } from '../../ui/organisms/branch-detail-layout.tsx';
import { ServiceIcons } from '../../ui/organisms/service-icons.tsx';
import { BlockList } from '../block-list.tsx';
import { BlockSection } from '../block-section.tsx';
import type { PageOf } from '../page-of.ts';
import { Trail } from './content-head.tsx';

/** A branch as the content knows it. Hours, telephone and route come with the branches themselves (C 2.11). */
export function BranchDetails({ page }: { page: PageOf<'LocationDetailPage'> }) {
  const { t } = useTranslation('content');
  const venture = useVenture();
  const branch = venture.storeLocations.find((location) => location.branchId === page.branchId);
  return (
    <>
      <div className="wrap">
        <Trail name={page.name} />
        <BranchTop
          head={<PageHead over={venture.name} title={page.title} intro={page.introduction} />}
          picture={page.pageImage && { src: page.pageImage.url, alt: '' }}
        >
          {branch && (
            <Rows>
              <Row icon="pin" title={branch.address} sub={`${showPostalCode(branch.postalCode)} ${branch.city}`} />
            </Rows>
          )}
          {page.mainBody && <RichText html={page.mainBody} />}
        </BranchTop>
      </div>
      {branch && <Services branch={branch} />}
      {page.directionsHtml && (
        <BlockSection title={t('directions')}>
          <RichText html={page.directionsHtml} />
        </BlockSection>
      )}
      {page.team && page.team.length > 0 && (
        <BlockSection title={t('team')}>
          <ul className="team">
            {page.team.map(({ name, role }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span className="small muted">{role}</span>
              </li>
            ))}
          </ul>
        </BlockSection>
      )}
      <BlockList page={page} />
    </>
  );
}

function Services({ branch }: { branch: StoreLocation }) {
  const { t } = useTranslation('content');
  const parts = [
    { title: t('servicesBouwshop'), services: branch.bouwshopServices },
    { title: t('servicesShowroom'), services: branch.showroomServices },
  ].filter(({ services }) => services.length > 0);
  if (parts.length === 0) return null;
  return (
    <BlockSection title={t('services')}>
      <div className="services">
        {parts.map(({ title, services }) => (
          <div key={title}>
            {parts.length > 1 && <h3>{title}</h3>}
            <ServiceIcons
              narrow={parts.length > 1}
              services={services.map((kind) => ({ icon: `service-${kind}`, label: t(`service-${kind}`) }))}
            />
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
