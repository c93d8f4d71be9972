import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { AccountNav } from './account-nav.tsx';

/** Around the overviews of Mijn Bouwpoort: the column of links from `l` on, the way back below that. */
export function AccountShell({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('account-frame');
  const venture = useVenture();
  return (
    <div className="wrap acc-shell">
      <AccountNav />
      <div>
        <Breadcrumbs crumbs={[{ label: t('title'), href: paths.account(venture) }, { label: title }]} />
        {children}
      </div>
    </div>
  );
}
