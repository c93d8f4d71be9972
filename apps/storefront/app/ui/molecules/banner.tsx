import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../atoms/icon.tsx';
import { IconButton } from '../atoms/icon-button.tsx';
import { classNames } from '../class-names.ts';

interface BannerProps extends HTMLAttributes<HTMLElement> {
  kind: 'info' | 'warning';
  label: string;
  closeLabel: string;
  onClose?: () => void;
  children: ReactNode;
}

/** Over the full width of the page, above everything. */
export function Banner({ kind, label, closeLabel, onClose, children, ...rest }: BannerProps) {
  return (
    <aside className={classNames('banner', kind === 'warning' && 'banner--warning')} aria-label={label} {...rest}>
      <div className="wrap">
        <Icon name={kind} size="control" />
        <p className="banner__text">{children}</p>
        {onClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </div>
    </aside>
  );
}
