import { createContext } from 'react';

/** The nonce of the Content-Security-Policy, for the scripts of the page. Absent in the browser, which needs none. */
export const NonceContext = createContext<string | undefined>(undefined);
