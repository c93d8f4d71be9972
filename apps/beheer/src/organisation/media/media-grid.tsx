import type { MediaItem } from '@bouwpoort/contract/organisation/media.staff';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useMediaAddress } from './media-address.ts';
import { isLogo, isPicture, isWhole, measuresText, thumbOf } from './media-words.ts';

interface MediaGridProps {
  files: readonly MediaItem[];
  /** Absent where there are no bulk actions. */
  picked?: { has: (path: string) => boolean; toggle: (file: MediaItem) => void };
}

export function MediaGrid({ files, picked }: MediaGridProps) {
  const { t } = useTranslation('beheer-media');
  const address = useMediaAddress();
  // Files in the bin are not served.
  const isBin = address.view === 'bin';
  return (
    <ul className="mgrid">
      {files.map((file) => (
        <li key={file.path} className={classNames('mi', file.path === address.path && 'is-on')}>
          <Link
            className="mi__open"
            to={address.to({ path: file.path })}
            aria-current={file.path === address.path ? 'true' : undefined}
            data-media={file.path}
          >
            <span className={classNames('mi__pic', isWhole(file) && 'mi__pic--whole', isLogo(file) && 'mi__pic--logo')}>
              {isPicture(file) && !isBin ? (
                <img src={thumbOf(file)} alt="" loading="lazy" decoding="async" fetchPriority="low" />
              ) : (
                <Icon name={isPicture(file) ? 'image' : 'file-text'} size="large" />
              )}
            </span>
            <span className="mi__t trunc" title={file.name}>
              {file.name}
            </span>
            <span className="mi__m">
              {file.needsAlt && file.altText === '' ? (
                <StateMark look="wait">{t('noAlt')}</StateMark>
              ) : (
                <span>{measuresText(t, file)}</span>
              )}
              <span title={t('usedTimes', { count: file.uses })}>{file.uses}×</span>
            </span>
          </Link>
          {picked && (
            <input
              type="checkbox"
              className="mi__pick"
              aria-label={t('pickFile', { name: file.name })}
              checked={picked.has(file.path)}
              onChange={() => picked.toggle(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
