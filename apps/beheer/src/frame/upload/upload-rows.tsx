import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { StateMark } from '../kit/state-mark.tsx';
import type { UploadRow } from './use-upload-queue.ts';

/** Uploads in progress, and why some were refused. */
export function UploadRows({ rows, onDismiss }: { rows: readonly UploadRow[]; onDismiss: (id: number) => void }) {
  const { t } = useTranslation('beheer');
  if (rows.length === 0) return null;
  return (
    <ul className="rel uploads" aria-live="polite">
      {rows.map(({ id, name, share, error, outcome }) => (
        <li key={id}>
          <span className="uploads__name trunc" title={name}>
            {name}
          </span>
          {error === undefined ? (
            <span
              className={classNames('prog grow', outcome !== undefined && 'prog--done')}
              role="progressbar"
              aria-label={t('uploadOf', { name })}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(share * 100)}
              style={{ '--p': Math.round(share * 100) } as React.CSSProperties}
            >
              <i />
            </span>
          ) : (
            <span className="grow uploads__why">
              <StateMark look="bad">{error}</StateMark>
            </span>
          )}
          {outcome !== undefined && <span className="mini muted">{outcome}</span>}
          {(error !== undefined || outcome !== undefined) && (
            <IconButton look="quiet" icon="close" label={t('uploadDismiss', { name })} onClick={() => onDismiss(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}
