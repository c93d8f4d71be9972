import type { Site } from '@bouwpoort/contract/sites';
import { showDate } from '@bouwpoort/trade/dutch-dates';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { apiUrl, browserApi } from '../http/api.ts';
import { sendFile } from '../http/send-file.ts';
import { useVenture } from '../pages/use-chrome.ts';

/** Seen by colleagues only: the address asks who looks. */
export function SitePhoto({ site }: { site: Site }) {
  const { t } = useTranslation('sites');
  const { photo, siteId, name } = site;
  if (!photo) return null;
  // Another photo has another address, so that no browser shows the one before.
  const src = `${apiUrl('sites.photo', { params: { siteId } })}?${Date.parse(photo.addedAt)}`;
  return (
    <figure>
      <img src={src} alt={t('photoAlt', { name })} width={photo.width} height={photo.height} loading="lazy" />
      <figcaption>
        <Icon name="camera" size="small" />
        {t('photoOf', { date: showDate(photo.addedAt) })}
      </figcaption>
    </figure>
  );
}

/** For who may edit the site. */
export function SitePhotoTools({ site }: { site: Site }) {
  const { t } = useTranslation('sites');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const params = { siteId: site.siteId };
  const run = async (work: () => Promise<string | null>) => {
    setState('busy');
    setProblem(await work().catch(() => t('photoFailed')));
    setState('idle');
    await revalidate();
  };
  return (
    <div className="stack stack--s">
      {problem && <Notice kind="error" title={problem} />}
      <div className="site-photo">
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('photoChoose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void run(() => sendFile(ventureId, apiUrl('sites.putPhoto', { params }), file));
          }}
        />
        <Button icon="camera" state={state} onClick={() => input.current?.click()}>
          {t(site.photo ? 'photoOther' : 'photoAdd')}
        </Button>
        {site.photo && (
          <Button
            look="quiet"
            icon="trash"
            onClick={() =>
              void run(async () => {
                await browserApi(ventureId).call('sites.removePhoto', { params });
                return null;
              })
            }
          >
            {t('photoRemove')}
          </Button>
        )}
      </div>
    </div>
  );
}
