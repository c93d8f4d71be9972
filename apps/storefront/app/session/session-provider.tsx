import { ApiProblem } from '@bouwpoort/contract/client';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { browserApi } from '../http/api.ts';
import type { PageVenture } from '../pages/page-access.ts';
import { useChrome } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { type ChromeSession, ChromeSessionContext, SessionOverContext } from '../visitor/chrome-session.ts';
import type { LogOutTrigger } from '../visitor/log-out-trigger.ts';
import type { RootSession } from '../visitor/root-session.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import { ExpiredModal } from './expired-modal.tsx';
import { logOut } from './log-out.ts';
import { LoginInvitation } from './login-invitation.tsx';
import { renewSession } from './renew-session.ts';
import { SessionNotification } from './session-notification.tsx';
import { tellTabs } from './session-tabs.ts';
import { SessionWarning } from './session-warning.tsx';
import { useSessionWatch } from './use-session-watch.ts';
import { useIsViewed, ViewBanner } from './view-banner.tsx';
import { WrongVentureModal } from './wrong-venture-modal.tsx';

const leaveFor = (address: string) => window.location.assign(address);

/** The session in the browser: provides the frame with the visitor, and shows the dialogs of P 2.11 over every page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const chrome = useChrome();
  return chrome ? (
    <Session venture={chrome.venture} session={chrome.session}>
      {children}
    </Session>
  ) : (
    children
  );
}

interface SessionProps {
  venture: PageVenture & { name: string };
  session: RootSession | null;
  children: ReactNode;
}

function Session({ venture, session, children }: SessionProps) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const [failure, setFailure] = useState<'logOut' | 'renewal' | null>(null);
  /** Where the session ran out, to come back to. */
  const [expiredAt, setExpiredAt] = useState<string | null>(null);
  const [isLoggedOut, setIsLoggedOut] = useState(false);

  /** The first reason counts: calls still under way at logout are refused, and must not lead them elsewhere. */
  const ending = useRef(false);
  const end = useCallback(
    async (trigger: LogOutTrigger) => {
      if (ending.current) return;
      ending.current = true;
      try {
        setFailure(null);
        const isGuest = session?.user.isGuestAccount ?? false;
        await logOut(trigger, { api: browserApi(venture.id), venture, at: pathname, isGuest, leaveFor });
        if (trigger === 'elsewhere' || trigger === 'lost') await revalidate();
        // A user who is sent to another document is done here; one who stays may log in again.
        if (trigger === 'elsewhere' || trigger === 'lost' || trigger === 'expired') ending.current = false;
      } catch (error) {
        ending.current = false;
        // A user who asked must know that they are still logged in; they may be leaving a computer that others use.
        console.warn(error);
        setFailure('logOut');
      }
    },
    [venture, revalidate, pathname, session],
  );

  const watch = useSessionWatch(session, {
    onEnd: (how) => {
      if (how === 'expired') setExpiredAt(pathname + search);
      void end(how);
    },
    onOther: () => void revalidate(),
  });

  const stay = async () => {
    try {
      setFailure(null);
      await renewSession(browserApi(venture.id), watch.expiresAt);
    } catch (error) {
      // Refused: there is nothing left to renew, and the cookies are gone; the next look says so.
      if (!(error instanceof ApiProblem) || error.status >= 500) setFailure('renewal');
    }
  };

  const userBefore = useRef(session?.userId);
  useEffect(() => {
    if (session && session.userId !== userBefore.current) tellTabs('changed');
    userBefore.current = session?.userId;
  }, [session]);
  // Logged in again in another tab: the dialogs go (P 4.2).
  useEffect(() => {
    if (!session) return;
    setExpiredAt(null);
    setIsLoggedOut(false);
  }, [session]);
  // From now on nothing on the page requests prices, stock or orders: it would be refused.
  useEffect(() => sessionEvents.loggedOut.listen(() => setIsLoggedOut(true)), []);
  useEffect(() => (session ? sessionEvents.refused.listen(() => void end('refused')) : undefined), [session, end]);
  useEffect(() => {
    if (session && session.ventureId === null) void end('noVenture');
  }, [session, end]);

  const isViewed = useIsViewed(session);
  const isOver = isLoggedOut || expiredAt !== null || watch.phase === 'gone';
  const value = useMemo<ChromeSession>(
    () =>
      session && !isOver
        ? // The cart of the browser knows better, once it is there (cart/cart-provider.tsx).
          { ...session.user, cartCount: 0, logOut: () => void end('asked') }
        : { kind: 'anonymous' },
    [session, isOver, end],
  );

  return (
    <ChromeSessionContext value={value}>
      {session && !isOver && isViewed && (
        <ViewBanner name={`${session.user.firstName} ${session.user.lastName}`} onEnd={() => end('asked')} />
      )}
      <SessionOverContext value={session !== null && isOver}>{children}</SessionOverContext>
      {session && !isOver && !isViewed && watch.phase === 'warning' && (
        <SessionWarning left={watch.left} failed={failure} onStay={stay} onLogOut={() => end('asked')} />
      )}
      {failure === 'logOut' && watch.phase !== 'warning' && (
        <SessionNotification text="logOutFailed" onRetry={() => end('asked')} onClose={() => setFailure(null)} />
      )}
      {expiredAt === null && <LoginInvitation venture={venture} session={value} />}
      <ExpiredModal open={expiredAt !== null} onLogIn={() => leaveFor(paths.login(venture, expiredAt ?? undefined))} />
      <WrongVentureModal session={isOver ? null : session} venture={venture} onLogInHere={() => end('otherVenture')} />
    </ChromeSessionContext>
  );
}
