import { createContext } from 'react';

/** The word that lets our scripts run under the Content-Security-Policy; the browser never needs to know it again. */
export const NonceContext = createContext<string | undefined>(undefined);
