import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation } from 'react-router';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { promisesPrices } from '../visitor/login-promise.ts';

/** Visitors see no price (C 1): instead, a link invites them to log in. */
export function LoginForPrice({ name }: { name: string }) {
  const { t } = useTranslation('catalogue');
  const { pathname, search } = useLocation();
  const venture = useVenture();
  return (
    <LinkButton
      block
      rel="nofollow"
      href={paths.login(venture, pathname + search)}
      aria-label={t('loginForPriceOf', { name })}
    >
      {t('loginForPrice')}
    </LinkButton>
  );
}

/** Whether logging in would show prices. */
export function useIsInvitedToLogIn(): boolean {
  const session = useChromeSession();
  const venture = useVenture();
  return session.kind === 'anonymous' && promisesPrices(venture);
}
