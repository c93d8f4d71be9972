import type { Site } from '@bouwpoort/contract/ordering/jobsites';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { apiUrl, browserApi } from '../../frame/http/api.ts';
import { sendFile } from '../../frame/http/send-file.ts';
import { FilePicker } from './file-picker.tsx';
import { useJobsiteChange } from './use-jobsite-change.ts';

/** Visible to colleagues only: its address requires a session. Users who may edit the site can upload it here. */
export function JobsitePhoto({ site }: { site: Site }) {
  const { t } = useTranslation('sites');
  const { photo, siteId, name, mayEdit } = site;
  if (!photo && !mayEdit) return null;
  return (
    <figure className={photo ? undefined : 'acard__empty'}>
      {photo && (
        <>
          <img
            // A new photo gets a new address, which bypasses the browser's cache.
            src={`${apiUrl('sites.photo', { params: { siteId } })}?${Date.parse(photo.addedAt)}`}
            alt={t('photoAlt', { name })}
            width={photo.width}
            height={photo.height}
            loading="lazy"
          />
          <figcaption>
            <Icon name="camera" size="small" />
            {t('photoOf', { date: showDate(photo.addedAt) })}
          </figcaption>
        </>
      )}
      {mayEdit && <JobsitePhotoTools site={site} />}
    </figure>
  );
}

function JobsitePhotoTools({ site }: { site: Site }) {
  const { t } = useTranslation('sites');
  const { id: ventureId } = useVenture();
  const { isBusy, problem, run } = useJobsiteChange(t('photoFailed'));
  const params = { siteId: site.siteId };
  return (
    <div className="site-photo">
      {problem && <Notice kind="error" title={problem} />}
      <FilePicker
        icon="camera"
        text={t(site.photo ? 'photoOther' : 'photoAdd')}
        label={t('photoChoose')}
        accept="image/*"
        isIcon={site.photo !== null}
        isBusy={isBusy}
        onPick={(file) => void run(() => sendFile(ventureId, apiUrl('sites.putPhoto', { params }), file))}
      />
      {site.photo && (
        <IconButton
          look="secondary"
          icon="trash"
          label={t('photoRemove')}
          onClick={() =>
            void run(async () => {
              await browserApi(ventureId).call('sites.removePhoto', { params });
              return null;
            })
          }
        />
      )}
    </div>
  );
}
