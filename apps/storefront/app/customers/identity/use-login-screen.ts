import { useRouteLoaderData } from 'react-router';
import type { LoginScreen } from './login-screen.ts';

/** The loader data of the splitpage layout for its pages. */
export interface SplitpageData {
  loginScreen: LoginScreen | null;
}

/** The texts of the venture's LoginPage, for any page in the splitpage layout. */
export function useLoginScreen(): LoginScreen | null {
  return useRouteLoaderData<SplitpageData>('splitpage')?.loginScreen ?? null;
}
