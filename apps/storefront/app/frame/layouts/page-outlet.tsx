import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { use } from 'react';
import { Outlet } from 'react-router';
import { SessionOverContext } from '../visitor/chrome-session.ts';

/** The page inside its frame. Its data belongs to one user, so it is removed from the screen after a logout. */
export function PageOutlet() {
  const { t } = useTranslation('session');
  if (!use(SessionOverContext)) return <Outlet />;
  return <h1 className="sr-only">{t('automaticallyLoggedOut')}</h1>;
}
