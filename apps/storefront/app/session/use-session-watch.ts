import { readSessionCookies } from '@bouwpoort/contract/session-cookies';
import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { RootSession } from '../visitor/root-session.ts';
import { type SessionPhase, sessionPhase } from './session-phase.ts';
import { listenToTabs } from './session-tabs.ts';

/** P 9: how often is looked while the warning shows. */
const checkEvery = 1000;
/** What a browser's timer can hold. */
const maxTimer = 2 ** 31 - 1;

interface SessionWatch {
  phase: SessionPhase;
  /** Milliseconds until the session ends, as long as the warning shows. */
  left: number;
  expiresAt: number;
}

interface Changes {
  /** Once: it ran out, its cookies were lost, or another tab logged out. */
  onEnd: (how: 'expired' | 'lost' | 'elsewhere') => void;
  /** Another user is logged in than the page was rendered for. */
  onOther: () => void;
}

/**
 * P 4.2. Looks at the `siteUser` cookie when the warning is due, every second while it shows, and whenever something
 * may have happened meanwhile: another tab spoke, this one was returned to, a page was opened.
 */
export function useSessionWatch(session: RootSession | null, changes: Changes): SessionWatch {
  const { key } = useLocation();
  const [watch, setWatch] = useState<SessionWatch>({ phase: 'quiet', left: 0, expiresAt: 0 });
  const latest = useRef(changes);
  latest.current = changes;
  const look = useRef<() => void>(() => undefined);

  useEffect(() => {
    const stop = session
      ? watchSession(session, setWatch, latest, look)
      : inLaterTask(() => watchVisitor(latest, look));
    return () => {
      look.current = () => undefined;
      stop();
    };
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that opens is a moment to look
  useEffect(() => look.current(), [key]);

  return watch;
}

type Latest = { readonly current: Changes };
type Look = { current: () => void };

function watchSession(
  session: RootSession,
  show: (watch: SessionWatch) => void,
  latest: Latest,
  look: Look,
): () => void {
  const ahead = Date.parse(session.now) - Date.now();
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
    latest.current.onEnd(how);
  };

  look.current = () => {
    clearTimeout(timer);
    const cookie = readSessionCookies(document.cookie).siteUser;
    const now = Date.now() + ahead;
    const phase = sessionPhase(known, cookie, now);
    if (phase === 'other' || (ended && (phase === 'quiet' || phase === 'warning'))) return latest.current.onOther();
    if (ended) return;
    if (phase === 'expired') return end('expired');
    if (phase === 'gone') return end('lost');
    known.isWarning = phase === 'warning';
    known.expiresAt = cookie ? Date.parse(cookie.expiresAt) : known.expiresAt;
    const left = known.expiresAt - now;
    show({ phase, left, expiresAt: known.expiresAt });
    const untilWarning = Math.max(0, left - known.warningMs);
    timer = setTimeout(() => look.current(), known.isWarning ? checkEvery : Math.min(untilWarning, maxTimer));
  };

  const stopListening = listenToTabs((message) => {
    // Said by the tab that did it: without this, the end of a session about to expire would look like expiry.
    if (message === 'loggedOut' && !ended) end('elsewhere');
    else look.current();
  });
  const stopReturning = onReturn(look);
  look.current();
  return () => {
    clearTimeout(timer);
    stopListening();
    stopReturning();
  };
}

/** Nobody is logged in here; another tab may have logged in since. */
function watchVisitor(latest: Latest, look: Look): () => void {
  look.current = () => {
    if (readSessionCookies(document.cookie).siteUser) latest.current.onOther();
  };
  const stopListening = listenToTabs(() => look.current());
  const stopReturning = onReturn(look);
  look.current();
  return () => {
    stopListening();
    stopReturning();
  };
}

function onReturn(look: Look): () => void {
  const run = () => document.visibilityState === 'visible' && look.current();
  document.addEventListener('visibilitychange', run);
  window.addEventListener('pageshow', run);
  return () => {
    document.removeEventListener('visibilitychange', run);
    window.removeEventListener('pageshow', run);
  };
}
