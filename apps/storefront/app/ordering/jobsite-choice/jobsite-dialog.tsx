import { addressLine } from '@bouwpoort/trade/organisation/postal-code';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { paths, type VentureRef } from '../../frame/web/paths.ts';
import { chooseJobsite, type JobsiteChooser, storeJobsites, useChosenJobsite } from './chosen-jobsite.ts';
import { jobsitesQuery } from './jobsites-query.ts';

export interface JobsiteDialogProps {
  venture: VentureRef;
  chooser: JobsiteChooser;
  /** The button to position it beside; null while it is closed. */
  openedBy: HTMLElement | null;
  onClose: () => void;
}

/** The active sites to choose from, or none, for orders to the workshop. */
export function JobsiteDialog({ venture, chooser, openedBy, onClose }: JobsiteDialogProps) {
  const { t } = useTranslation('chrome');
  const chosen = useChosenJobsite(chooser);
  const { data, isError } = useQuery({ ...jobsitesQuery(chooser), enabled: openedBy !== null }, browserQueries());
  useEffect(() => {
    if (data) storeJobsites(chooser, data.results);
  }, [data, chooser]);
  const open = data?.results.filter(({ state }) => state === 'open') ?? [];
  const check = <Icon name="check" size="control" />;
  return (
    <Dialog open={openedBy !== null} anchor={openedBy} onClose={onClose} title={t('chooseSiteTitle')}>
      {isError && (
        <Notice kind="error" title={t('sitesFailed')}>
          <p>{t('sitesFailedText')}</p>
        </Notice>
      )}
      {!data && !isError && <div className="skeleton site-dialog__wait" role="status" aria-label={t('pageLoading')} />}
      {data && (
        <Rows>
          {open.map((site) => (
            <Row
              key={site.siteId}
              icon="hard-hat"
              title={site.name}
              sub={
                site.address ? addressLine(site.address.line1, site.address.postalCode, site.address.city) : undefined
              }
              aside={chosen?.siteId === site.siteId ? check : undefined}
              onClick={() => {
                chooseJobsite(chooser, site);
                onClose();
              }}
            />
          ))}
          <Row
            icon="store"
            title={t('chooseNoSite')}
            aside={chosen === null ? check : undefined}
            onClick={() => {
              chooseJobsite(chooser, null);
              onClose();
            }}
          />
          <Row icon="pin" title={t('allSites')} href={paths.sites(venture)} onClick={onClose} />
        </Rows>
      )}
    </Dialog>
  );
}
