import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { HeaderAction } from './header-action.tsx';

/** What the header offers someone who is not logged in (P 2.5). Ventures without a shop have no accounts. */
export function VisitorActions({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('chrome');
  const { pathname, search } = useLocation();
  if (!venture.hasShop) return null;
  const home = paths.home(venture);
  return (
    <>
      <HeaderAction
        desktopOnly
        icon="pencil"
        label={t('register')}
        href={venture.registrationUrl ?? paths.register(venture)}
      />
      <HeaderAction
        icon="user"
        label={t('login')}
        href={paths.login(venture, pathname === home ? undefined : pathname + search)}
      />
    </>
  );
}
