import type { ReactNode } from 'react';
import { Icon } from '../atoms/icon.tsx';
import type { IconName } from '../atoms/icon-names.ts';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: ReactNode;
  /** The next step: one or two buttons. */
  children?: ReactNode;
}

/** Shows what is missing, with the next step. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon name={icon} size="extra-extra-large" />
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {children && <div className="rowline">{children}</div>}
    </div>
  );
}
