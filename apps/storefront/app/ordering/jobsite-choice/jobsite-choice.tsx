import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { type JobsiteChooser, useChosenJobsite, useHasJobsites } from './chosen-jobsite.ts';
import type { JobsiteDialogProps } from './jobsite-dialog.tsx';
import { JobsiteProbe } from './jobsite-probe.tsx';

const JobsiteDialog = lazyPart<JobsiteDialogProps>(
  () => import('./jobsite-dialog.tsx').then((part) => part.JobsiteDialog),
  () => null,
);
export interface JobsiteChoiceProps {
  venture: VentureDetails;
  /** 'row': in the utility row from `l` up; 'strip': below the header on smaller screens. */
  place: 'row' | 'strip';
  chooser: JobsiteChooser;
}

/** 'Je bestelt voor Woning 12': only for customers with building sites. */
export function JobsiteChoice({ venture, place, chooser }: JobsiteChoiceProps) {
  const { t } = useTranslation('chrome');
  const chosen = useChosenJobsite(chooser);
  const { hasJobsites, isOld } = useHasJobsites(chooser);
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  // Fixed at mount: a tab that logs out clears the device for all tabs, and a request after that is refused.
  const [asks] = useState(isOld);
  // Once per page: in the row, which is rendered at every width.
  const probe = asks && place === 'row' && <JobsiteProbe chooser={chooser} />;
  if (!hasJobsites) return probe;
  return (
    <>
      {probe}
      <button
        type="button"
        className={place === 'row' ? 'site-pick' : 'site-bar'}
        aria-haspopup="dialog"
        onPointerEnter={JobsiteDialog.load}
        onFocus={JobsiteDialog.load}
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
        <JobsiteDialog venture={venture} chooser={chooser} openedBy={openedBy} onClose={() => setOpenedBy(null)} />
      )}
    </>
  );
}
