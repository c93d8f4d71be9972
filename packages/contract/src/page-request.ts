import type { Transport } from './client.ts';

/** What the server hands the storefront with every page it renders: the seam between the two programs. */
export interface PageRequest {
  /** Calls the API as this visitor would, without leaving the process. */
  transport: Transport;
  /** Scripts of the page carry it (Content-Security-Policy). */
  nonce: string;
  requestId: string;
  /** Whether /atoms, /molecules and /organisms exist here. */
  showcase: boolean;
}
