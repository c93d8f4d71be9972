import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';

interface NotificationCardProps {
  icon: IconName;
  /** Announced when it appears; the countdown beside it is not. */
  title: string;
  children?: ReactNode;
  actions: ReactNode;
  onClose?: () => void;
}

/** A non-modal notice at the bottom of the screen, until it is answered. */
export function NotificationCard({ icon, title, children, actions, onClose }: NotificationCardProps) {
  const { t } = useTranslation('chrome');
  return (
    <section className="session-note" aria-label={title}>
      <Icon name={icon} />
      <div className="session-note__text">
        <p className="session-note__title" role="alert">
          {title}
        </p>
        {children}
      </div>
      {onClose && <IconButton icon="close" label={t('close')} className="session-note__close" onClick={onClose} />}
      <div className="session-note__actions">{actions}</div>
    </section>
  );
}

interface SessionNotificationProps {
  text: 'logOutFailed';
  onRetry: () => void;
  onClose: () => void;
}

export function SessionNotification({ text, onRetry, onClose }: SessionNotificationProps) {
  const { t } = useTranslation('session');
  return (
    <NotificationCard
      icon="error"
      title={t(text)}
      onClose={onClose}
      actions={
        <Button look="inverse" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      <p>{t(`${text}Text`)}</p>
    </NotificationCard>
  );
}
