import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export function OpenNow({ children }: { children: ReactNode }) {
  return (
    <p className="open-now">
      <Icon name="clock" size="control" />
      {children}
    </p>
  );
}
