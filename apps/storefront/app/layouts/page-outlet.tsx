import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { use } from 'react';
import { Outlet } from 'react-router';
import { SessionOverContext } from '../visitor/chrome-session.ts';

/** The page inside its frame. Pages are loaded for one user: once logged out, nothing of them stays on the screen. */
export function PageOutlet() {
  const { t } = useTranslation('session');
  if (!use(SessionOverContext)) return <Outlet />;
  return <h1 className="sr-only">{t('automaticallyLoggedOut')}</h1>;
}
