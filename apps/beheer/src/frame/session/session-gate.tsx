import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { sessionEvents } from '../api/session-events.ts';
import { LockDialog } from './lock-dialog.tsx';
import { addressOfLogin } from './return-address.ts';
import { meQuery } from './session.ts';

interface SessionGateProps {
  loading: ReactNode;
  failed: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows its content to logged-in users; redirects others to the login, which returns them here. */
export function SessionGate({ loading, failed, children }: SessionGateProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: me, error, refetch } = useQuery(meQuery);
  const login = addressOfLogin(pathname + search);

  useEffect(
    () =>
      sessionEvents.onLost(() => {
        // Removes only this query: the login removes the rest, and the page stays until it is shown.
        client.removeQueries({ queryKey: meQuery.queryKey });
        navigate(login, { state: { isSessionLost: true } });
      }),
    [client, navigate, login],
  );

  if (error && !me) {
    if (error instanceof ApiProblem && error.status === 401) return <Navigate to={login} replace />;
    return failed(error, refetch);
  }
  if (!me) return loading;
  if (me.state === 'code') return <Navigate to={login} replace />;
  if (me.state === 'enrol')
    return <Navigate to={`/tweede-stap?terug=${encodeURIComponent(pathname + search)}`} replace />;
  return (
    <>
      {children}
      <LockDialog me={me} />
    </>
  );
}
