import type { ContentImage } from '@bouwpoort/contract/content/content-parts';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState, useSyncExternalStore } from 'react';

interface VideoFileProps {
  src: string;
  title: string;
  poster: ContentImage;
}

/** A video of our own: the native player, which loads only the poster before the visitor presses play. */
export function VideoFile({ src, title, poster }: VideoFileProps) {
  const { t } = useTranslation('content');
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  // Without script the native controls are needed; with script they appear after our button is pressed.
  const scripted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <div className="video__frame">
      {/* biome-ignore lint/a11y/useMediaCaption: what is said and seen stands in the transcript below the film */}
      <video
        ref={film}
        src={src}
        poster={resizedSource(poster.url, 1280, 720)}
        controls={started || !scripted}
        playsInline
        preload="none"
        aria-label={title}
        onPlay={() => setStarted(true)}
      />
      {!started && (
        <button
          type="button"
          className="video__play needs-script"
          aria-label={t('videoPlay', { title })}
          onClick={() => film.current?.play()}
        />
      )}
    </div>
  );
}
