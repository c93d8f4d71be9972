import type { PageVenture } from '../pages/page-access.ts';
import type { LogOutTrigger } from '../visitor/log-out-trigger.ts';
import type { RootSession } from '../visitor/root-session.ts';
import { paths } from '../web/paths.ts';
import { ExpiredModal } from './expired-modal.tsx';
import { SessionNotification } from './session-notification.tsx';
import { SessionWarning } from './session-warning.tsx';
import { WrongVentureModal } from './wrong-venture-modal.tsx';

export interface SessionDialogsProps {
  venture: PageVenture & { name: string };
  /** Null when the session has ended. */
  session: RootSession | null;
  /** Milliseconds until the session ends; null while no warning is shown. */
  warningLeft: number | null;
  failure: 'logOut' | 'renewal' | null;
  /** The address on screen when the session expired, to return to. */
  expiredAt: string | null;
  onStay: () => void;
  onEnd: (trigger: LogOutTrigger) => void;
  onCloseFailure: () => void;
  leaveFor: (address: string) => void;
}

/** The dialogs of P 2.11 over every page. They are rare, so their code is loaded on demand. */
export function SessionDialogs({
  venture,
  session,
  warningLeft,
  failure,
  expiredAt,
  onStay,
  onEnd,
  onCloseFailure,
  leaveFor,
}: SessionDialogsProps) {
  return (
    <>
      {warningLeft !== null && (
        <SessionWarning left={warningLeft} failed={failure} onStay={onStay} onLogOut={() => onEnd('asked')} />
      )}
      {failure === 'logOut' && warningLeft === null && (
        <SessionNotification text="logOutFailed" onRetry={() => onEnd('asked')} onClose={onCloseFailure} />
      )}
      <ExpiredModal open={expiredAt !== null} onLogIn={() => leaveFor(paths.login(venture, expiredAt ?? undefined))} />
      <WrongVentureModal session={session} venture={venture} onLogInHere={() => onEnd('otherVenture')} />
    </>
  );
}
