import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { loginPromise } from '../../frame/visitor/login-promise.ts';
import { registrationHref } from '../../frame/visitor/visitor-rules.ts';
import { paths } from '../../frame/web/paths.ts';

/** Logging in returns to the same product and variant (C 2.4). */
function useLoginHref(): string {
  const { pathname, search, hash } = useLocation();
  return paths.login(useVenture(), pathname + search + hash);
}

export function NotLoggedInNotice() {
  const { t } = useTranslation('product');
  const venture = useVenture();
  const register = registrationHref(venture, { kind: 'anonymous' });
  const login = useLoginHref();
  const promise = loginPromise(venture);
  return (
    <section className="login-card">
      <h2>{t(`notLoggedInTitle_${promise}`, { ventureName: venture.name })}</h2>
      <p className="muted">{t(`notLoggedInText_${promise}`)}</p>
      <LinkButton look="primary" size="large" block href={login}>
        {t('login')}
      </LinkButton>
      {register && (
        <p>
          {t('noAccount')} <TextLink href={register}>{t('register')}</TextLink>
        </p>
      )}
    </section>
  );
}

/** At the bottom on phones, in the place of the order bar for customers. */
export function NotLoggedInBar() {
  const { t } = useTranslation('product');
  const venture = useVenture();
  const login = useLoginHref();
  const promise = loginPromise(venture);
  if (promise === 'nothing') return null;
  return (
    <div className="order-bar">
      <p className="order-bar__sum">
        <small>{t(`barQuestion_${promise}`)}</small>
        <span>{t('barAnswer')}</span>
      </p>
      <LinkButton look="primary" size="large" href={login}>
        {t('login')}
      </LinkButton>
    </div>
  );
}
