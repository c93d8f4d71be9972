import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { type SiteChooser, useChosenSite, useHasSites } from './chosen-site.ts';
import type { SiteDialogProps } from './site-dialog.tsx';
import { SiteProbe } from './site-probe.tsx';

const SiteDialog = lazyPart<SiteDialogProps>(
  () => import('./site-dialog.tsx').then((part) => part.SiteDialog),
  () => null,
);
export interface SiteChoiceProps {
  venture: VentureDetails;
  /** In the utility row from `l`, below that a strip under the header. */
  place: 'row' | 'strip';
  chooser: SiteChooser;
}

/** 'Je bestelt voor Woning 12': for customers with building sites, and for nobody else. */
export function SiteChoice({ venture, place, chooser }: SiteChoiceProps) {
  const { t } = useTranslation('chrome');
  const chosen = useChosenSite(chooser);
  const { hasSites, isOld } = useHasSites(chooser);
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  // Decided once: a tab that logs out empties the device for all of them, and who asks then is refused.
  const [asks] = useState(isOld);
  // Once on a page: in the row, which is there at every width.
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
