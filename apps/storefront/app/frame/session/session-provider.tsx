import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useChrome } from '../chrome/use-chrome.ts';
import { isWrongVenture, type PageVenture } from '../pages/page-access.ts';
import { type ChromeSession, ChromeSessionContext, SessionOverContext } from '../visitor/chrome-session.ts';
import type { LogOutTrigger } from '../visitor/log-out-trigger.ts';
import type { RootSession } from '../visitor/root-session.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import type { SessionDialogsProps } from './session-dialogs.tsx';
import { broadcastToTabs } from './session-tabs.ts';
import { useSessionWatch } from './use-session-watch.ts';
import type { ViewBannerProps } from './view-banner.tsx';

const SessionDialogs = lazyPart<SessionDialogsProps>(
  () => import('./session-dialogs.tsx').then((part) => part.SessionDialogs),
  () => null,
);

const ViewBanner = lazyPart<ViewBannerProps>(
  () => import('./view-banner.tsx').then((part) => part.ViewBanner),
  () => null,
);

/** Rendered by the server too, and loaded only with an address to go on to. */
const LoginInvitation = lazy(() => import('./login-invitation.tsx'));

/** The calls to the server, loaded when a session ends or is renewed. */
const loadSessionCalls = () => import('./session-calls.ts');

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
  const at = pathname + search;
  const [failure, setFailure] = useState<'logOut' | 'renewal' | null>(null);
  /** The address on screen when the session expired, to return to. */
  const [expiredAt, setExpiredAt] = useState<string | null>(null);
  const [isLoggedOut, setIsLoggedOut] = useState(false);

  /** The first reason counts: calls in flight at a logout are refused, and must not redirect the user. */
  const ending = useRef(false);
  const end = useCallback(
    async (trigger: LogOutTrigger) => {
      if (ending.current) return;
      ending.current = true;
      try {
        setFailure(null);
        const isGuest = session?.user.isGuestAccount ?? false;
        const { endSession } = await loadSessionCalls();
        await endSession(trigger, { venture, at, isGuest, leaveFor });
        if (trigger === 'elsewhere' || trigger === 'lost') await revalidate();
        // Only a user who stays on the page may log in again.
        if (trigger === 'elsewhere' || trigger === 'lost' || trigger === 'expired') ending.current = false;
      } catch (error) {
        ending.current = false;
        // A user who wanted to log out must know that it failed; they may be leaving a shared computer.
        console.warn(error);
        setFailure('logOut');
      }
    },
    [venture, revalidate, at, session],
  );

  const watch = useSessionWatch(session, {
    onEnd: (how) => {
      if (how === 'expired') setExpiredAt(at);
      void end(how);
    },
    onOther: () => void revalidate(),
  });

  const stay = async () => {
    setFailure(null);
    try {
      const { extendSession: keepSession } = await loadSessionCalls();
      if (!(await keepSession(venture.id, watch.expiresAt))) setFailure('renewal');
    } catch (error) {
      console.warn(error);
      setFailure('renewal');
    }
  };

  const userBefore = useRef(session?.userId);
  useEffect(() => {
    if (session && session.userId !== userBefore.current) broadcastToTabs('changed');
    userBefore.current = session?.userId;
  }, [session]);
  // The user logged in again in another tab: close the dialogs (P 4.2).
  useEffect(() => {
    if (!session) return;
    setExpiredAt(null);
    setIsLoggedOut(false);
  }, [session]);
  // Stops requests for prices, stock and orders, which would be refused.
  useEffect(() => sessionEvents.loggedOut.listen(() => setIsLoggedOut(true)), []);
  useEffect(() => (session ? sessionEvents.unauthorized.listen(() => void end('refused')) : undefined), [session, end]);
  useEffect(() => {
    if (session && session.ventureId === null) void end('noVenture');
  }, [session, end]);

  const isViewed = useIsViewed(session);
  const isOver = isLoggedOut || expiredAt !== null || watch.phase === 'gone';
  const isWarned = session !== null && !isOver && !isViewed && watch.phase === 'warning';
  const isElsewhere = !isOver && session !== null && isWrongVenture(session.ventureId, venture);
  const [hasDialogs, setHasDialogs] = useState(false);
  if (!hasDialogs && (isWarned || isElsewhere || failure === 'logOut' || expiredAt !== null)) setHasDialogs(true);
  const value = useMemo<ChromeSession>(
    () =>
      session && !isOver
        ? // Replaced by the count of the browser's cart once it has loaded (ordering/cart/cart-provider.tsx).
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
      {expiredAt === null && search.includes('redirect=') && (
        <Suspense>
          <LoginInvitation venture={venture} session={value} />
        </Suspense>
      )}
      {hasDialogs && (
        <SessionDialogs
          venture={venture}
          session={isOver ? null : session}
          warningLeft={isWarned ? watch.left : null}
          failure={failure}
          expiredAt={expiredAt}
          onStay={() => void stay()}
          onEnd={(trigger) => void end(trigger)}
          onCloseFailure={() => setFailure(null)}
          leaveFor={leaveFor}
        />
      )}
    </ChromeSessionContext>
  );
}

/** Whether staff of the venture views the shop as this user. Read in the browser, because pages are the same for both. */
function useIsViewed(session: RootSession | null): boolean {
  const [isViewed, setIsViewed] = useState(false);
  useEffect(() => {
    setIsViewed(session !== null && readSessionCookies(document.cookie).siteUser?.viewedBy !== undefined);
  }, [session]);
  return isViewed;
}
