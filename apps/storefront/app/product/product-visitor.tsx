import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { useLocation } from 'react-router';
import { useVenture } from '../chrome/use-chrome.ts';
import { registrationHref } from '../chrome/visitor-rules.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/atoms/link-button.tsx';
import { TextLink } from '../ui/atoms/text-link.tsx';
import { useTranslation } from '../ui/use-translation.ts';

type Venture = Pick<VentureDetails, 'disablePricing' | 'disableStockInformation'>;

/** Logging in brings a visitor back to the very choice he was looking at (C 2.4). */
function useLoginHref(): string {
  const { pathname, search, hash } = useLocation();
  return paths.login(useVenture(), pathname + search + hash);
}

/** Where neither price nor stock is shown, logging in may not be recommended for them. */
function showsNoFigures({ disablePricing, disableStockInformation }: Venture): boolean {
  return disablePricing && disableStockInformation;
}

export function NotLoggedInNotice() {
  const { t } = useTranslation('product');
  const venture = useVenture();
  const register = registrationHref(venture, { kind: 'anonymous' });
  const login = useLoginHref();
  const nothingToSee = showsNoFigures(venture);
  return (
    <section className="login-card">
      <h2>{t(nothingToSee ? 'notLoggedInTitlePlain' : 'notLoggedInTitle', { ventureName: venture.name })}</h2>
      <p className="muted">{t(nothingToSee ? 'notLoggedInTextPlain' : 'notLoggedInText')}</p>
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

/** At the thumb on phones, where the order bar stands for customers. */
export function NotLoggedInBar() {
  const { t } = useTranslation('product');
  const venture = useVenture();
  const login = useLoginHref();
  if (showsNoFigures(venture)) return null;
  return (
    <div className="order-bar">
      <p className="order-bar__sum">
        <small>{t('barQuestion')}</small>
        <span>{t('barAnswer')}</span>
      </p>
      <LinkButton look="primary" size="large" href={login}>
        {t('login')}
      </LinkButton>
    </div>
  );
}
