import type { Transport } from './client.ts';

/** What the server hands the storefront with every page it renders: the seam between the two programs. */
export interface PageRequest {
  /** Calls the API as this visitor would, without leaving the process. */
  transport: Transport;
  /** Scripts of the page carry it (Content-Security-Policy). */
  nonce: string;
  requestId: string;
  /** The server's clock: pages that say what day it is must say the same on both sides. */
  now: Date;
  /** Whether /atoms, /molecules and /organisms exist here. */
  showcase: boolean;
}
