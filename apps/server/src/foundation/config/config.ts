import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { CaptchaProvider } from '@bouwpoort/contract/foundation/captcha';
import type { ConsentSettings } from '@bouwpoort/contract/program/page-request';
import { type ClaimRole, readClaimRoles } from './claim-roles.ts';
import { monitoringOf } from './monitoring-settings.ts';
import { missingInProduction } from './production-settings.ts';
import { type SettingInForce, type Settings, settings, settingsInForce } from './settings.ts';
import { StartError } from './start-error.ts';
import { type TelemetrySettings, telemetryOf } from './telemetry-settings.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

interface PayNlKeys {
  serviceId: string;
  tokenCode: string;
  apiToken: string;
  url: string;
  settingsUrl: string;
  test: boolean;
}

export interface Config {
  /** Every setting as it is, for people to look at; secrets are left out. */
  inForce: readonly SettingInForce[];
  mode: Settings['MODE'];
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  /** Absent: every process finds products in an index of its own. */
  openSearch: { url: string; prefix: string } | undefined;
  databasePool: number;
  webConcurrency: number;
  processHeapMb: number;
  /** Absent in demo mode until the first start makes one. */
  tokenSecret: string | undefined;
  logLevel: NonNullable<Settings['LOG_LEVEL']>;
  trustProxy: TrustedProxies;
  rateLimit: number;
  pageRateLimit: number;
  exchangeRateLimit: number;
  /** All of them, or those of these networks. */
  allowPrivateAddresses: boolean | readonly string[];
  requestTimeoutSeconds: number;
  demoProducts: number;
  brand: string;
  cms: string;
  defaultVentureId: string;
  excludedVentureId: string | undefined;
  frameSources: string[];
  consent: ConsentSettings;
  telemetry: TelemetrySettings;
  showcase: boolean;
  /** C 8, 'Order fetching disabled'. */
  fetchOrders: boolean;
  accessTokenMinutes: number;
  refreshTokenDays: number;
  refreshMarginMinutes: number;
  sessionWarningMinutes: number;
  /** Days. */
  keep: {
    sessions: number;
    links: number;
    unconfirmed: number;
    audit: number;
    mail: number;
    formFiles: number;
    deadLetters: number;
  };
  mediaConcurrency: number;
  worker: boolean;
  /** Absent in demo mode: mails then go no further than the development inbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  devInbox: boolean;
  kvk: { apiKey: string | undefined; baseUrl: string };
  googleMapsBrowserKey: string | null;
  geocoder:
    | { provider: 'embedded' }
    | { provider: 'pdok'; baseUrl: string }
    | { provider: 'google'; key: string; baseUrl: string };
  payments: { provider: 'sandbox' } | ({ provider: 'paynl' } & PayNlKeys);
  /** Absent: no folder is watched. */
  exchangeDir: string | undefined;
  /** Absent: staff log in with passwords only. */
  oidc:
    | {
        issuer: string;
        clientId: string;
        clientSecret: string;
        roles: ClaimRole[];
        /** An address counts although the provider does not say that it checked it. */
        trustEmail: boolean;
        timeoutSeconds: number;
      }
    | undefined;
  /** Absent: the bytes of files are kept in our own database. */
  objectStore:
    | { bucket: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  /** Absent: orders are kept in our own database. */
  erp: { baseUrl: string; token: string } | undefined;
  captcha:
    | { provider: 'altcha' }
    | {
        provider: Exclude<CaptchaProvider, 'altcha'>;
        siteKey: string;
        secret: string;
        baseUrl: string | undefined;
      };
}

export function readConfig(env: Record<string, string | undefined>, cwd: string): Config {
  // An empty variable is one that is not set: that is how compose files and unit files leave things out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const s = readSettings(given);
  return {
    inForce: settingsInForce(s, given),
    mode: s.MODE,
    host: s.HOST,
    port: s.PORT,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    dataDir: resolve(cwd, s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    databaseReplicaUrl: s.DATABASE_REPLICA_URL,
    openSearch: s.OPENSEARCH_URL === undefined ? undefined : { url: s.OPENSEARCH_URL, prefix: s.OPENSEARCH_PREFIX },
    databasePool: s.DATABASE_POOL,
    processHeapMb: s.PROCESS_HEAP_MB,
    webConcurrency: s.WEB_CONCURRENCY ?? availableParallelism(),
    tokenSecret: s.TOKEN_SECRET,
    // A demo's terminal has better things to show than every request.
    logLevel: s.LOG_LEVEL ?? (s.MODE === 'demo' ? 'warn' : 'info'),
    trustProxy: s.TRUST_PROXY,
    rateLimit: s.RATE_LIMIT,
    pageRateLimit: s.PAGE_RATE_LIMIT,
    exchangeRateLimit: s.EXCHANGE_RATE_LIMIT,
    allowPrivateAddresses: s.ALLOW_PRIVATE_ADDRESSES,
    requestTimeoutSeconds: s.REQUEST_TIMEOUT_SECONDS,
    demoProducts: s.DEMO_PRODUCTS,
    brand: s.BRAND,
    cms: s.CMS_NAME,
    defaultVentureId: s.DEFAULT_VENTURE_ID,
    excludedVentureId: s.EXCLUDED_VENTURE_ID,
    frameSources: s.FRAME_SOURCES.split(/\s+/).filter((source) => source !== ''),
    consent: consentOf(s),
    telemetry: telemetryOf(s),
    showcase: s.SHOWCASE ?? s.MODE === 'demo',
    fetchOrders: s.FETCH_ORDERS,
    accessTokenMinutes: s.ACCESS_TOKEN_MINUTES,
    refreshTokenDays: s.REFRESH_TOKEN_DAYS,
    refreshMarginMinutes: s.REFRESH_MARGIN_MINUTES,
    sessionWarningMinutes: s.SESSION_WARNING_MINUTES,
    keep: {
      sessions: s.KEEP_SESSIONS_DAYS,
      links: s.KEEP_LINKS_DAYS,
      unconfirmed: s.KEEP_UNCONFIRMED_DAYS,
      audit: s.KEEP_AUDIT_DAYS,
      mail: s.KEEP_MAIL_DAYS,
      formFiles: s.KEEP_FORM_FILES_DAYS,
      deadLetters: s.KEEP_DEAD_LETTERS_DAYS,
    },
    mediaConcurrency: s.MEDIA_CONCURRENCY ?? availableParallelism(),
    worker: s.WORKER,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM ?? 'noreply@bouwpoort.example',
    devInbox: s.DEV_INBOX ?? s.MODE === 'demo',
    kvk: { apiKey: s.KVK_API_KEY, baseUrl: s.KVK_API_URL },
    googleMapsBrowserKey: s.GOOGLE_MAPS_BROWSER_KEY ?? null,
    geocoder: geocoderOf(s),
    payments: paymentsOf(s),
    exchangeDir: s.EXCHANGE_DIR === undefined ? undefined : resolve(cwd, s.EXCHANGE_DIR),
    oidc: oidcOf(s),
    objectStore: objectStoreOf(s),
    erp: erpOf(s),
    captcha: captchaOf(s),
  };
}

/** One message that names everything, so that setting up a real shop is not a guessing game of restarts. */
function readSettings(given: Record<string, string | undefined>): Settings {
  const parsed = settings.safeParse(given);
  const issues = parsed.success ? [] : parsed.error.issues;
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  // Without those that are wrong in themselves the others can be judged too.
  const s =
    parsed.data ?? settings.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const isNews = (text: string) => !(text.match(/[A-Z][A-Z0-9_]+/g) ?? []).some((name) => wrong.has(name));
  const refused = [...issues.map(lineOf), ...refusedTogether(s).filter(isNews)];
  const missing = s.MODE === 'production' ? missingInProduction(s).filter(isNews) : [];
  const parts = [
    ...(refused.length > 0 ? ['These settings are not right:', ...refused.map((line) => `  ${line}`)] : []),
    ...(missing.length > 0 ? ['MODE=production needs these settings:', ...missing.map((line) => `  ${line}`)] : []),
  ];
  if (parts.length > 0) throw new StartError(parts.join('\n'));
  return s;
}

/** Where the message does not say what is expected, the meaning of the setting does. */
function lineOf({ path, message }: { path: PropertyKey[]; message: string }): string {
  const name = path.join('.');
  const meaning = settings.shape[name as keyof Settings]?.description;
  return `${name}: ${message}${message.startsWith('Invalid') && meaning ? ` (${meaning})` : ''}`;
}

/** What is wrong with settings that are right by themselves. */
function refusedTogether(s: Settings): string[] {
  return [consentOf, geocoderOf, paymentsOf, oidcOf, objectStoreOf, erpOf, captchaOf].flatMap((part) => {
    try {
      part(s);
      return [];
    } catch (error) {
      if (error instanceof StartError) return [error.message];
      throw error;
    }
  });
}

function consentOf(s: Settings): ConsentSettings {
  const [url, key] = [s.MARKETING_SCRIPT_URL, s.MARKETING_KEY];
  if ((key === undefined) === (url?.includes('{key}') ?? false)) {
    throw new StartError('MARKETING_KEY goes with a MARKETING_SCRIPT_URL that has {key} in it.');
  }
  return {
    cookiebotId: s.COOKIEBOT_ID ?? null,
    tagManagerId: s.TAG_MANAGER_ID ?? null,
    marketingScript: url?.replaceAll('{key}', encodeURIComponent(key ?? '')) ?? null,
    monitoring: monitoringOf(s),
  };
}

function geocoderOf(s: Settings): Config['geocoder'] {
  if (s.GEOCODER === 'pdok') return { provider: 'pdok', baseUrl: s.PDOK_URL };
  if (s.GEOCODER === 'embedded') return { provider: 'embedded' };
  if (!s.GOOGLE_MAPS_KEY) throw new StartError('GEOCODER=google needs GOOGLE_MAPS_KEY.');
  return { provider: 'google', key: s.GOOGLE_MAPS_KEY, baseUrl: s.GOOGLE_MAPS_URL };
}

function paymentsOf(s: Settings): Config['payments'] {
  const { PAYNL_SERVICE_ID: serviceId, PAYNL_TOKEN_CODE: tokenCode, PAYNL_API_TOKEN: apiToken } = s;
  if (!serviceId && !tokenCode && !apiToken) return { provider: 'sandbox' };
  if (!serviceId || !tokenCode || !apiToken) {
    throw new StartError('Payments by PAY. need PAYNL_SERVICE_ID, PAYNL_TOKEN_CODE and PAYNL_API_TOKEN together.');
  }
  const { PAYNL_URL: url, PAYNL_SETTINGS_URL: settingsUrl, PAYNL_TEST: test } = s;
  return { provider: 'paynl', serviceId, tokenCode, apiToken, url, settingsUrl, test };
}

function oidcOf(s: Settings): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = s;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret) {
    throw new StartError('Logging in by OpenID Connect needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  }
  const roles = readClaimRoles(s.OIDC_ROLES ?? '');
  if (!roles) {
    throw new StartError('OIDC_ROLES is a list as in groups=shop-admins:beheerder,groups=sales:binnendienst@210.');
  }
  if (s.MODE === 'production' && !issuer.startsWith('https://')) {
    throw new StartError('OIDC_ISSUER is an https address in production: over http anybody in between can log in.');
  }
  const [trustEmail, timeoutSeconds] = [s.OIDC_TRUST_EMAIL, s.OIDC_TIMEOUT_SECONDS];
  return { issuer, clientId, clientSecret, roles, trustEmail, timeoutSeconds };
}

function objectStoreOf(s: Settings): Config['objectStore'] {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secret } = s;
  if (!bucket && !s.S3_ENDPOINT && !accessKeyId && !secret) return undefined;
  if (!bucket || !accessKeyId || !secret) {
    throw new StartError(
      'Files in an object store need S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.',
    );
  }
  const endpoint = s.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey: secret };
}

function erpOf({ ERP_URL: baseUrl, ERP_TOKEN: token }: Settings): Config['erp'] {
  if (!baseUrl && !token) return undefined;
  if (!baseUrl || !token) throw new StartError('ERP_URL and ERP_TOKEN go together.');
  return { baseUrl, token };
}

function captchaOf(s: Settings): Config['captcha'] {
  if (s.CAPTCHA === 'altcha') return { provider: s.CAPTCHA };
  if (!s.CAPTCHA_SITE_KEY || !s.CAPTCHA_SECRET) {
    throw new StartError(`CAPTCHA=${s.CAPTCHA} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`);
  }
  return { provider: s.CAPTCHA, siteKey: s.CAPTCHA_SITE_KEY, secret: s.CAPTCHA_SECRET, baseUrl: s.CAPTCHA_URL };
}
