import type { ConsentKind } from './consent-cookie.ts';

/** The part of Cookiebot's window object that this product and its scripts may rely on, with either provider. */
export interface Cookiebot {
  consent: Readonly<Record<ConsentKind, boolean>>;
  /** At least one of the optional categories is allowed. */
  readonly consented: boolean;
  /** The visitor has answered, and refused all optional categories. */
  readonly declined: boolean;
  readonly hasResponse: boolean;
  /** Opens the dialog with the current choices. */
  renew(): void;
  /** Opens the banner, as on a first visit. */
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
