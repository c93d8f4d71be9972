import type { ConsentKind } from './consent-cookie.ts';

/** The part of Cookiebot's window object that this product and its scripts may count on, whichever provider made it. */
export interface Cookiebot {
  consent: Readonly<Record<ConsentKind, boolean>>;
  /** At least one of the optional categories is allowed. */
  readonly consented: boolean;
  /** There is an answer, and it allows none of them. */
  readonly declined: boolean;
  readonly hasResponse: boolean;
  /** Shows the choices again, as they are now. */
  renew(): void;
  /** Asks, as on a first visit. */
  show(): void;
  hide(): void;
  withdraw(): void;
  submitCustomConsent(preferences: boolean, statistics: boolean, marketing: boolean): void;
}

declare global {
  interface Window {
    /** Absent until the consent provider has loaded. */
    Cookiebot?: Cookiebot;
  }
}
