import type { ContextDeps } from '../../foundation/context/context.ts';
import { hashToken } from '../../foundation/database/secret-token.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { rotateSession } from './rotate-session.ts';
import type { IssuedTokens } from './sessions.ts';

/** Per database, so that two programs in one process (tests) do not share renewals. */
const renewals = new WeakMap<object, Map<string, Promise<IssuedTokens | undefined>>>();

/**
 * The automatic renewal. An opening page makes twenty calls at once with the same cookie: one of them renews and the
 * others share its result; between processes the row lock does the same. Undefined if another request was first.
 */
export function renewOnce(deps: ContextDeps, refreshToken: string, caller: Caller): Promise<IssuedTokens | undefined> {
  const own = renewals.get(deps.db) ?? new Map<string, Promise<IssuedTokens | undefined>>();
  renewals.set(deps.db, own);
  const key = hashToken(refreshToken);
  const running = own.get(key);
  if (running) return running;
  const renewal = rotateSession(deps, refreshToken, caller, 'keep')
    .then((rotation) => ('tokens' in rotation ? rotation.tokens : undefined))
    .finally(() => own.delete(key));
  own.set(key, renewal);
  return renewal;
}
