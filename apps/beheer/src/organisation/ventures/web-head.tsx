import { beheerSiteRoutes } from '@bouwpoort/contract/organisation/site.staff';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { PageHead } from '../../frame/page/page-head.tsx';
import { type SectionTab, SectionTabs, useOpenPart } from '../../frame/sections/section-tabs.tsx';

/** The header of the section; with `shopPath` for a part that belongs to one venture. */
export function SiteHead({ shopPath }: { shopPath?: string | undefined }) {
  const { t } = useTranslation('beheer-site');
  const { data } = useQuery(read(beheerSiteRoutes.messages));
  const standing = data?.messages.filter(({ state }) => state !== 'past').length;
  const tabs: SectionTab[] = [
    { label: t('menu'), to: '/menu' },
    { label: t('messages'), to: '/menu/berichten', count: standing, hasPages: true },
    { label: t('usps'), to: '/menu/usps' },
    { label: t('texts'), to: '/menu/teksten' },
  ];
  const part = useOpenPart(tabs);
  return (
    <>
      <PageHead title={t('title')} part={part}>
        {shopPath !== undefined && (
          <Anchor className="btn btn--secondary" href={shopPath} target="_blank">
            <Icon name="external" size="small" />
            {t('viewSite')}
          </Anchor>
        )}
      </PageHead>
      <SectionTabs label={t('title')} tabs={tabs} />
    </>
  );
}
