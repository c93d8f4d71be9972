import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { registrationHref } from '../../frame/visitor/visitor-rules.ts';
import { paths } from '../../frame/web/paths.ts';
import { GuestForm } from './guest-form.tsx';

/** For visitors: log in, register, or order as a guest where the venture allows it (decisions, Routes and access). */
export function CheckoutEntrance({ isOtherVenture }: { isOtherVenture: boolean }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const [asGuest, setAsGuest] = useState(false);
  return (
    <div className="wrap checkout-page">
      <div className="checkout-head">
        <h1>{t(asGuest ? 'guestTitle' : 'title')}</h1>
        {!asGuest && !venture.disableOrdering && (
          <p className="muted">{t(isOtherVenture ? 'otherVenture' : 'entranceText')}</p>
        )}
      </div>
      {venture.disableOrdering && (
        <Notice kind="attention" title={t('block_orderingDisabled')}>
          <p>
            {t('block_orderingDisabledText', {
              phone: venture.administrativePhoneNumber,
              email: venture.administrativeEmailAddress,
            })}
          </p>
        </Notice>
      )}
      {venture.disableOrdering ? null : asGuest ? (
        <GuestForm onBack={() => setAsGuest(false)} />
      ) : (
        <EntranceWays isOtherVenture={isOtherVenture} onGuest={() => setAsGuest(true)} />
      )}
    </div>
  );
}

function EntranceWays({ isOtherVenture, onGuest }: { isOtherVenture: boolean; onGuest: () => void }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const register = registrationHref(venture, { kind: 'anonymous' });
  return (
    <ul className="entrance">
      <Way icon="user" title={t('logInTitle')} text={t('logInText')}>
        <LinkButton look="primary" href={paths.login(venture, paths.checkout(venture))}>
          {t('logIn')}
        </LinkButton>
      </Way>
      {register && (
        <Way icon="hard-hat" title={t('registerTitle')} text={t('registerText')}>
          <LinkButton href={register}>{t('register')}</LinkButton>
        </Way>
      )}
      {venture.guestDebitNumber !== null && !isOtherVenture && (
        <Way icon="cart" title={t('guestTitle')} text={t('guestText')}>
          <Button onClick={onGuest}>{t('asGuest')}</Button>
        </Way>
      )}
    </ul>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <li className="entrance__way">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {children}
    </li>
  );
}
