import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { RootSession } from '../visitor/root-session.ts';
import { type SessionPhase, sessionPhase } from './session-phase.ts';
import { listenToTabs } from './session-tabs.ts';

/** P 9: the interval of checks while the warning is shown. */
const checkInterval = 1000;
/** The maximum delay of a browser timer. */
const maxTimer = 2 ** 31 - 1;

interface SessionWatch {
  phase: SessionPhase;
  /** Milliseconds until the session ends, while the warning is shown. */
  left: number;
  expiresAt: number;
}

interface SessionCallbacks {
  /** Called once: the session expired, its cookies were lost, or another tab logged out. */
  onEnd: (how: 'expired' | 'lost' | 'elsewhere') => void;
  /** Another user is logged in than the page was rendered for. */
  onOther: () => void;
}

/**
 * P 4.2. Checks the `siteUser` cookie when the warning is due, every second while it is shown, and whenever the session
 * may have changed: after a message of another tab, a return to this one, or a navigation.
 */
export function useSessionWatch(session: RootSession | null, callbacks: SessionCallbacks): SessionWatch {
  const { key } = useLocation();
  const [watch, setWatch] = useState<SessionWatch>({ phase: 'quiet', left: 0, expiresAt: 0 });
  const latestCallbacks = useRef(callbacks);
  latestCallbacks.current = callbacks;
  const check = useRef<() => void>(() => undefined);

  useEffect(() => {
    const stop = session
      ? watchSession(session, setWatch, latestCallbacks, check)
      : inLaterTask(() => watchForLogin(latestCallbacks, check));
    return () => {
      check.current = () => undefined;
      stop();
    };
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked on every navigation
  useEffect(() => check.current(), [key]);

  return watch;
}

type CallbacksRef = { readonly current: SessionCallbacks };
type CheckRef = { current: () => void };

function watchSession(
  session: RootSession,
  show: (watch: SessionWatch) => void,
  latestCallbacks: CallbacksRef,
  check: CheckRef,
): () => void {
  const clockOffset = Date.parse(session.now) - Date.now();
  const known = {
    userId: session.userId,
    expiresAt: Date.parse(session.expiresAt),
    warningMs: session.warningMinutes * 60_000,
    isWarning: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const end = (how: 'expired' | 'lost' | 'elsewhere') => {
    ended = true;
    show({ phase: how === 'expired' ? 'expired' : 'gone', left: 0, expiresAt: known.expiresAt });
    latestCallbacks.current.onEnd(how);
  };

  check.current = () => {
    clearTimeout(timer);
    const cookie = readSessionCookies(document.cookie).siteUser;
    const now = Date.now() + clockOffset;
    const phase = sessionPhase(known, cookie, now);
    if (phase === 'other' || (ended && (phase === 'quiet' || phase === 'warning')))
      return latestCallbacks.current.onOther();
    if (ended) return;
    if (phase === 'expired') return end('expired');
    if (phase === 'gone') return end('lost');
    known.isWarning = phase === 'warning';
    known.expiresAt = cookie ? Date.parse(cookie.expiresAt) : known.expiresAt;
    const left = known.expiresAt - now;
    show({ phase, left, expiresAt: known.expiresAt });
    const untilWarning = Math.max(0, left - known.warningMs);
    timer = setTimeout(() => check.current(), known.isWarning ? checkInterval : Math.min(untilWarning, maxTimer));
  };

  const stopListening = listenToTabs((message) => {
    // Without this message, a logout elsewhere of a session about to expire would look like expiry.
    if (message === 'loggedOut' && !ended) end('elsewhere');
    else check.current();
  });
  const stopWatchingVisibility = onPageVisible(check);
  check.current();
  return () => {
    clearTimeout(timer);
    stopListening();
    stopWatchingVisibility();
  };
}

/** For an anonymous page: a user may log in in another tab. */
function watchForLogin(latestCallbacks: CallbacksRef, check: CheckRef): () => void {
  check.current = () => {
    if (readSessionCookies(document.cookie).siteUser) latestCallbacks.current.onOther();
  };
  const stopListening = listenToTabs(() => check.current());
  const stopWatchingVisibility = onPageVisible(check);
  check.current();
  return () => {
    stopListening();
    stopWatchingVisibility();
  };
}

function onPageVisible(check: CheckRef): () => void {
  const run = () => document.visibilityState === 'visible' && check.current();
  document.addEventListener('visibilitychange', run);
  window.addEventListener('pageshow', run);
  return () => {
    document.removeEventListener('visibilitychange', run);
    window.removeEventListener('pageshow', run);
  };
}
