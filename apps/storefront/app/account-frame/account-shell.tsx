import type { ReactNode } from 'react';
import { AccountWay } from './account-way.tsx';

/** Around the overviews of Mijn Bouwpoort. */
export function AccountShell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap acc-shell">
      <AccountWay title={title} />
      <div>{children}</div>
    </div>
  );
}
