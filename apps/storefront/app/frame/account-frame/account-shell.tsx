import type { ReactNode } from 'react';
import { AccountNavigation } from './account-navigation.tsx';

/** Around the overviews of Mijn Bouwpoort. */
export function AccountShell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap acc-shell">
      <AccountNavigation title={title} />
      <div>{children}</div>
    </div>
  );
}
