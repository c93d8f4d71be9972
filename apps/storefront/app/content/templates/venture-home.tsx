import { useTranslation } from 'react-i18next';
import { useVenture } from '../../chrome/use-chrome.ts';
import { MyBranch } from '../../ui/organisms/my-branch.tsx';
import { Promo } from '../../ui/organisms/promo.tsx';
import { QuickLinks } from '../../ui/organisms/quick-links.tsx';
import { VentureTop } from '../../ui/organisms/venture-top.tsx';
import { BlockList } from '../block-list.tsx';
import type { PageOf } from '../page-of.ts';

export function VentureHome({ page }: { page: PageOf<'VentureHomePage'> }) {
  const { t } = useTranslation('content');
  const { storeLocations, hasShop, administrativePhoneNumber } = useVenture();
  const branch = storeLocations.find((location) => location.defaultBranchLocation);
  const links = page.quickLinks.filter((link) => link.audience !== 'registered');
  return (
    <>
      <div className="wrap">
        <VentureTop>
          <Promo
            badge={page.promo.badge}
            title={page.promo.title}
            text={page.promo.text}
            action={{ label: page.promo.link.text, href: page.promo.link.href }}
            picture={page.promo.image?.url}
            product={page.promo.image?.url.startsWith('/media/producten/') ?? false}
          />
          {branch && (
            <MyBranch
              over={t(hasShop ? 'defaultBranch' : 'defaultShowroom', { count: storeLocations.length })}
              name={branch.displayName}
              address={`${branch.address}, ${branch.city}`}
              phone={administrativePhoneNumber}
              href={branch.slug}
            >
              <p>{t(hasShop ? 'branchInvitation' : 'showroomInvitation')}</p>
            </MyBranch>
          )}
        </VentureTop>
        {links.length > 0 && (
          <QuickLinks
            label={t('quickLinks')}
            links={links.map((link) => ({ href: link.href, icon: link.icon, title: link.text, sub: link.detail }))}
          />
        )}
      </div>
      <BlockList page={page} />
    </>
  );
}
