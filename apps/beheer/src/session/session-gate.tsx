import { ApiProblem } from '@bouwpoort/contract/client';
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

/** Lets in whoever is logged in; sends others to the login, which brings them back here. */
export function SessionGate({ loading, failed, children }: SessionGateProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: me, error, refetch } = useQuery(meQuery);
  const login = addressOfLogin(pathname + search);

  useEffect(
    () =>
      sessionEvents.onLost(() => {
        // Only this: what others have read is of no use to the next person, but the page stays until the login shows.
        client.removeQueries({ queryKey: meQuery.queryKey });
        navigate(login);
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
