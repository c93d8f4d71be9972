import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ComponentType } from 'react';
import { UnlinkedAccountWarning } from '../../catalogue/prices/unlinked-account-warning.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { MyBranch } from '../../frame/organisms/my-branch.tsx';
import { Promo } from '../../frame/organisms/promo.tsx';
import { QuickLinks } from '../../frame/organisms/quick-links.tsx';
import { VentureTop } from '../../frame/organisms/venture-top.tsx';
import { ownBranch, shownBranch } from '../../frame/visitor/branch-link.ts';
import { useChosenBranch } from '../../frame/visitor/chosen-branch.ts';
import { type ChromeSession, useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { loginPromise } from '../../frame/visitor/login-promise.ts';
import { isCustomerOf } from '../../frame/visitor/visitor-rules.ts';
import { BlockList } from '../blocks/block-list.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { HomeOrganization } from './home-organization.tsx';
import { isQuickLinkFor } from './quick-link-audience.ts';

/** Slots that other parts of the shop fill. */
export interface HomeSlots {
  /** For customers of this venture: the facts of today. */
  Today?: ComponentType;
  /** Whether that branch is open. */
  Opening?: ComponentType<{ branchId: string }>;
}

/** Two lines on a phone and in the column beside the promotion. */
const shownServices = 5;

interface VentureHomeProps {
  page: PageOf<'VentureHomePage'>;
  slots?: HomeSlots;
}

export function VentureHome({ page, slots: { Today, Opening } = {} }: VentureHomeProps) {
  const { t } = useTranslation('content');
  const venture = useVenture();
  const session = useChromeSession();
  const { storeLocations, hasShop } = venture;
  const chosen = useChosenBranch(venture.id);
  const own = ownBranch(storeLocations, session, chosen);
  const branch = shownBranch(venture, session, chosen);
  const isShowroom = !hasShop && (branch?.showroomServices.length ?? 0) > 0;
  const links = page.quickLinks.filter((link) => isQuickLinkFor(link, session, venture));
  const invitation = invitationOf(venture, session, isShowroom);
  // A customer needs no invitation: what the branch can do for them instead.
  const words = invitation
    ? t(invitation)
    : branch?.bouwshopServices
        .slice(0, shownServices)
        .map((service) => t(`service-${service}`))
        .join('\u00a0· ');
  return (
    <>
      <HomeOrganization />
      <div className="wrap">
        <UnlinkedAccountWarning />
        {Today && isCustomerOf(venture, session) && <Today />}
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
              over={
                own
                  ? t('ownBranch')
                  : t(isShowroom ? 'defaultShowroom' : 'defaultBranch', { count: storeLocations.length })
              }
              name={branch.displayName}
              opening={Opening && <Opening branchId={branch.branchId} />}
              address={`${branch.address}, ${branch.city}`}
              phone={branch.phone}
              href={branch.slug}
            >
              {words && <p>{words}</p>}
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

function invitationOf(venture: VentureDetails, session: ChromeSession, isShowroom: boolean): string | undefined {
  if (!venture.hasShop) return isShowroom ? 'showroomInvitation' : 'siteInvitation';
  const promise = loginPromise(venture);
  return session.kind === 'user' || promise === 'nothing' ? undefined : `branchInvitation_${promise}`;
}
