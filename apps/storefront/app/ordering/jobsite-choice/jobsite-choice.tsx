import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { type SiteChooser, useChosenSite, useHasSites } from './chosen-jobsite.ts';
import type { SiteDialogProps } from './jobsite-dialog.tsx';
import { SiteProbe } from './jobsite-probe.tsx';

const SiteDialog = lazyPart<SiteDialogProps>(
  () => import('./jobsite-dialog.tsx').then((part) => part.SiteDialog),
  () => null,
);
export interface SiteChoiceProps {
  venture: VentureDetails;
  /** 'row': in the utility row from `l` up; 'strip': below the header on smaller screens. */
  place: 'row' | 'strip';
  chooser: SiteChooser;
}

/** 'Je bestelt voor Woning 12': only for customers with building sites. */
export function SiteChoice({ venture, place, chooser }: SiteChoiceProps) {
  const { t } = useTranslation('chrome');
  const chosen = useChosenSite(chooser);
  const { hasSites, isOld } = useHasSites(chooser);
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  // Fixed at mount: a tab that logs out clears the device for all tabs, and a request after that is refused.
  const [asks] = useState(isOld);
  // Once per page: in the row, which is rendered at every width.
  const probe = asks && place === 'row' && <SiteProbe chooser={chooser} />;
  if (!hasSites) return probe;
  return (
    <>
      {probe}
      <button
        type="button"
        className={place === 'row' ? 'site-pick' : 'site-bar'}
        aria-haspopup="dialog"
        onPointerEnter={SiteDialog.load}
        onFocus={SiteDialog.load}
        onClick={({ currentTarget }) => {
          setIsNeeded(true);
          setOpenedBy(currentTarget);
        }}
      >
        <Icon name="hard-hat" size="control" />
        <span>
          {chosen ? (
            <>
              {t('orderingFor')} <b>{chosen.name}</b>
            </>
          ) : (
            t('chooseSite')
          )}
        </span>
        <Icon name="chevron-down" size="small" />
      </button>
      {isNeeded && (
        <SiteDialog venture={venture} chooser={chooser} openedBy={openedBy} onClose={() => setOpenedBy(null)} />
      )}
    </>
  );
}
