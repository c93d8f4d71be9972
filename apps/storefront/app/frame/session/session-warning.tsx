import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { waitInWords } from '../texts/wait-in-words.ts';
import { NotificationCard } from './session-notification.tsx';

interface SessionWarningProps {
  /** Milliseconds. */
  left: number;
  failed: 'logOut' | 'renewal' | null;
  onStay: () => void;
  onLogOut: () => void;
}

/** P 2.11: the expiration warning. */
export function SessionWarning({ left, failed, onStay, onLogOut }: SessionWarningProps) {
  const { t } = useTranslation('session');
  const { unit, count } = waitInWords(left / 1000);
  return (
    <NotificationCard
      icon="clock"
      title={t('expirationWarning')}
      actions={
        <>
          <Button look="safety" onClick={onStay}>
            {t('stayLoggedIn')}
          </Button>
          <Button look="inverse" onClick={onLogOut}>
            {t('logout')}
          </Button>
        </>
      }
    >
      <p>{t('expirationWarningText', { wait: t(`wait_${unit}`, { count }) })}</p>
      {failed && <p role="alert">{t(failed === 'renewal' ? 'renewalFailed' : 'logOutFailedText')}</p>}
    </NotificationCard>
  );
}
