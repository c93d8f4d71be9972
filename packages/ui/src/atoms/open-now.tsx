import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';

export function OpenNow({ closed, children }: { closed?: boolean; children: ReactNode }) {
  return (
    <p className={classNames('open-now', closed && 'open-now--closed')}>
      <Icon name="clock" size="control" />
      {children}
    </p>
  );
}
