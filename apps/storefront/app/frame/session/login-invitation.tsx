import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ChromeSession } from '../visitor/chrome-session.ts';
import { paths, type VentureRef } from '../web/paths.ts';
import { webPath } from '../web/web-path.ts';
import { NotificationCard } from './session-notification.tsx';

interface LoginInvitationProps {
  venture: VentureRef;
  session: ChromeSession;
}

/** A visitor who was sent home, from a page that is not for them (P 2.3) or because their session ended, learns why. */
export default function LoginInvitation({ venture, session }: LoginInvitationProps) {
  const { t } = useTranslation('session');
  const { pathname, search, key } = useLocation();
  const [closedAt, setClosedAt] = useState<string>();
  const query = new URLSearchParams(search);
  const wanted = webPath(query.get('redirect'));
  if (!wanted || pathname !== paths.home(venture) || closedAt === key) return null;
  const isGuest = session.kind === 'user' && session.isGuestAccount;
  if (session.kind === 'user' && !isGuest) return null;
  const words = isGuest ? 'invitationGuest' : query.get('reden') === 'sessie' ? 'sessionOver' : 'invitation';
  return (
    <NotificationCard
      icon="lock"
      title={t(words)}
      onClose={() => setClosedAt(key)}
      actions={
        !isGuest && (
          <LinkButton look="safety" href={paths.login(venture, wanted)}>
            {t('invitationLogin')}
          </LinkButton>
        )
      }
    >
      <p>{t(`${words}Text`)}</p>
    </NotificationCard>
  );
}
