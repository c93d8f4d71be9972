import type { Transport } from './client.ts';

export interface PageSession {
  /** When it ends unless something renews it. */
  expiresAt: Date;
  /** So long before its end the visitor is warned (P 4.2). */
  warningMinutes: number;
}

/** What the server hands the storefront with every page it renders: the seam between the two programs. */
export interface PageRequest {
  /** Calls the API as this visitor would, without leaving the process. */
  transport: Transport;
  /** Scripts of the page carry it (Content-Security-Policy). */
  nonce: string;
  requestId: string;
  /** The server's clock: pages that say what day it is must say the same on both sides. */
  now: Date;
  /** The address customers use, without a slash at its end: what canonical links start with. */
  publicUrl: string;
  /** Only there when the visitor is logged in; the API tells who it is. */
  session: PageSession | undefined;
  /** Sites a content page may show in a frame; the Content-Security-Policy lets in the same ones. */
  frameSources: readonly string[];
  /** Whether /atoms, /molecules and /organisms exist here. */
  showcase: boolean;
}
