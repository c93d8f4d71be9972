import type { ContentImage } from '@bouwpoort/contract/content/content-parts';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { ConsentButton, ConsentGate } from '../embeds/consent-gate.tsx';
import { type HostedVideo, providerNames } from './video-address.ts';

interface VideoHostedProps {
  video: HostedVideo;
  title: string;
  poster: ContentImage;
}

/** A third-party video: nothing is loaded before the visitor presses play and accepts its cookies. */
export function VideoHosted({ video, title, poster }: VideoHostedProps) {
  const { t } = useTranslation('content');
  const [wanted, setWanted] = useState(false);
  const provider = providerNames[video.provider];
  return (
    <div className="video__frame">
      <Picture src={poster.url} alt={poster.alt} width={1280} height={720} />
      {wanted ? (
        <ConsentGate
          kind="marketing"
          fallback={
            <div className="video__consent" role="status">
              <p>{t('videoConsent', { provider })}</p>
              <div className="rowline">
                <ConsentButton />
                <LinkButton href={video.page} target="_blank" icon="external">
                  {t('videoElsewhere', { provider })}
                </LinkButton>
              </div>
            </div>
          }
        >
          <iframe
            src={video.player}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        </ConsentGate>
      ) : (
        <button
          type="button"
          className="video__play needs-script"
          aria-label={t('videoPlay', { title })}
          onClick={() => setWanted(true)}
        />
      )}
      <noscript>
        <p className="video__consent">
          <a href={video.page}>{t('videoElsewhere', { provider })}</a>
        </p>
      </noscript>
    </div>
  );
}
