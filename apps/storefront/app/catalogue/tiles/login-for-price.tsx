import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { promisesPrices } from '../../frame/visitor/login-promise.ts';
import { paths } from '../../frame/web/paths.ts';

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
