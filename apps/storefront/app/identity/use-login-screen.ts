import { useRouteLoaderData } from 'react-router';
import type { LoginScreen } from './login-screen.ts';

/** What the loader of the splitpage layout gives to the pages in it. */
export interface SplitpageData {
  loginScreen: LoginScreen | null;
}

/** The words of the venture's LoginPage, from any page in the splitpage layout. */
export function useLoginScreen(): LoginScreen | null {
  return useRouteLoaderData<SplitpageData>('routes/splitpage.layout')?.loginScreen ?? null;
}
