import { useRouteLoaderData } from 'react-router';
import type { loader } from '../chrome/splitpage.layout.tsx';
import type { LoginScreen } from './login-screen.ts';

/** The words of the venture's LoginPage, from any page in the splitpage layout. */
export function useLoginScreen(): LoginScreen | null {
  return useRouteLoaderData<typeof loader>('chrome/splitpage.layout')?.loginScreen ?? null;
}
