import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../atoms/icon.tsx';
import { IconButton } from '../atoms/icon-button.tsx';
import { classNames } from '../class-names.ts';

interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  kind: 'info' | 'warning';
  closeLabel: string;
  onClose?: () => void;
  children: ReactNode;
}

/** Full width, above the page. The caller places it in a landmark. */
export function Banner({ kind, closeLabel, onClose, children, ...rest }: BannerProps) {
  return (
    <div className={classNames('banner', kind === 'warning' && 'banner--warning')} {...rest}>
      <div className="wrap">
        <Icon name={kind} size="control" />
        <p className="banner__text">{children}</p>
        {onClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </div>
    </div>
  );
}
