import { beheerSiteRoutes } from '@bouwpoort/contract/organisation/site.staff';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { SectionHead } from '../../frame/sections/section-head.tsx';

/** The header of the section; with `shopPath` for a part that belongs to one venture. */
export function WebHead({ shopPath }: { shopPath?: string | undefined }) {
  const { t } = useTranslation('beheer-web');
  const { data } = useQuery(read(beheerSiteRoutes.messages));
  const standing = data?.messages.filter(({ state }) => state !== 'past').length;
  return (
    <SectionHead label={t('title')} counts={{ berichten: { count: standing } }}>
      {shopPath !== undefined && (
        <Anchor className="btn btn--secondary" href={shopPath} target="_blank">
          <Icon name="external" size="small" />
          {t('viewSite')}
        </Anchor>
      )}
    </SectionHead>
  );
}
