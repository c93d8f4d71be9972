import type { SiteUser } from '../customers/customers.ts';
import type { CallableName, Transport } from './client.ts';

export interface PageSession {
  /** Whose it is. Left out where a form may end it on the way: the API then says whose. */
  siteUser?: SiteUser;
  /** When it ends unless something renews it. */
  expiresAt: Date;
  /** So long before its end the visitor is warned (P 4.2). */
  warningMinutes: number;
}

/** What the operator lets pages load once visitors agree to it; null where there is no such thing (P 4.8, 7.7). */
export interface ConsentSettings {
  /** Cookiebot asks in the place of our own dialog. */
  cookiebotId: string | null;
  tagManagerId: string | null;
  /** The address of the marketing-automation script, with the account's key in it. */
  marketingScript: string | null;
  monitoring: MonitoringSettings | null;
}

/** How browsers report to the monitoring service (P 7.7). All of it is public: it stands in every page. */
export interface MonitoringSettings {
  connectionString: string;
  samplingPercentage: number;
  /** Milliseconds. */
  maxBatchInterval: number;
  /** The tag that distinguishes the telemetry of installations. */
  cloudRole: string;
}

/** What goes wrong while a page is made, in the program's own log under the id of the request. */
export interface PageLog {
  /** The page misses something that would be there the next time. */
  error(facts: Record<string, unknown>, message: string): void;
  /** The page is as it will stay until its content is fixed. */
  warn(facts: Record<string, unknown>, message: string): void;
}

/** A call of the API, by everything its answer can depend on besides the caller. */
interface PageQuestion {
  name: CallableName;
  ventureId: string | undefined;
  /** Its parameters, query and body. */
  input: unknown;
}

/** What the server hands the storefront with every page it renders: the seam between the two programs. */
export interface PageRequest {
  /** Calls the API as this visitor would, without leaving the process. Reading goes through `remember`. */
  transport: Transport;
  /**
   * The answer to a question, from memory where it is the same for everybody and from `ask` where it is not. What comes
   * from memory is shared by all pages and frozen: a loader that wants to change it makes a copy.
   */
  remember<T>(question: PageQuestion, ask: () => Promise<T>): Promise<T>;
  log: PageLog;
  /** Scripts of the page carry it (Content-Security-Policy). */
  nonce: string;
  requestId: string;
  /** The server's clock: pages that say what day it is must say the same on both sides. */
  now: Date;
  /** The address customers use, without a slash at its end: what canonical links start with. */
  publicUrl: string;
  /** Only there when the visitor is logged in. */
  session: PageSession | undefined;
  /** Sites a content page may show in a frame; the Content-Security-Policy lets in the same ones. */
  frameSources: readonly string[];
  consent: ConsentSettings;
  /**
   * For Google's map in the place of our own; it stands in the page, so it is one that Google limits to this site.
   * Never the key the server asks Google with.
   */
  googleMapsBrowserKey: string | null;
  /** Whether /atoms, /molecules and /organisms exist here. */
  showcase: boolean;
  /** Called when the frame is ready: a shared page is rendered completely first, a personal page may stream. */
  isShared(): boolean;
  /** The page is shown as a refusal: its loaders answer with this status instead of their data. */
  refusal?: 405 | 503;
}

/*
 * The parts of a page request that can change what a visitor without a login sees. The server caches such pages
 * and must know (storefront/page-key.ts).
 */

/**
 * Query parameters pages read. With one that is neither here nor a campaign's, a page is made for that visitor alone.
 */
export const pageParameters: ReadonlySet<string> = new Set([
  // The router's own, for the data of a page.
  '_routes',
  'assortiment',
  'filters',
  'page',
  'plaats',
  'provincie',
  'q',
  'redirect',
  'soort',
  'sorteer',
  'stock',
  'straal',
  'tab',
  'type',
  'variant',
  'weergave',
]);

/** Of campaigns and the sites that link here: scripts in the browser read them, pages do not. */
export const campaignParameters: ReadonlySet<string> = new Set([
  '_gl',
  'dclid',
  'epik',
  'fbclid',
  'gad_source',
  'gbraid',
  'gclid',
  'igshid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'msclkid',
  'ttclid',
  'twclid',
  'wbraid',
  'yclid',
]);

/** Every parameter whose name begins so is a campaign's too. */
export const campaignPrefix = 'utm_';

/**
 * Cookies pages are rendered by, with all they can say. Of a visitor who is not logged in, pages see no other cookie.
 */
export const pageCookies: Readonly<Record<string, RegExp>> = {
  stockFilter: /^(true|false)(-asked)?$/,
  productView: /^(grid|list)$/,
};
