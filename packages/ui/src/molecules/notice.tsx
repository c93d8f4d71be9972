import type { ReactNode } from 'react';
import { Icon } from '../atoms/icon.tsx';
import type { IconName } from '../atoms/icon-names.ts';
import { classNames } from '../class-names.ts';

type NoticeKind = 'info' | 'accent' | 'success' | 'attention' | 'error';

interface NoticeProps {
  kind?: NoticeKind;
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
}

const kindIcon: Record<NoticeKind, IconName> = {
  info: 'info',
  accent: 'info',
  success: 'check-circle',
  attention: 'warning',
  error: 'error',
};

/** A message in the page, beside its subject. An error is announced as soon as it appears. */
export function Notice({ kind = 'info', icon, title, children }: NoticeProps) {
  return (
    <div
      className={classNames('notice', kind !== 'info' && `notice--${kind}`)}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon name={icon ?? kindIcon[kind]} />
      <span className="notice__title">{title}</span>
      {children && <div className="notice__text">{children}</div>}
    </div>
  );
}
