import { captchaProvider } from '@bouwpoort/contract/foundation/captcha';
import { z } from 'zod';
import { isConnectionString } from './connection-string.ts';
import { keyValues } from './key-values.ts';
import { trustedProxies } from './trusted-proxies.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** An address, or a network in CIDR notation. */
const network = /^[0-9a-f.:]+(\/[0-9]{1,3})?$/i;

const minutes = z.coerce.number().positive();
const days = z.coerce.number().positive();

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'give postgresql://user:password@host:5432/database, with %40 for an @ in the password, %2F for a /, %23 for a #',
});

/** With or without a name in front, as mail programs write it. */
const mailAddress = z
  .string()
  .transform((given) => given.match(/^[^<>\r\n]*<([^<>]+)>\s*$/)?.[1] ?? given)
  .pipe(z.email({ error: 'give an address, as in shop@shop.example or Shop <shop@shop.example>' }));

/** Every setting of the program. The README's table is made from these descriptions: `npm run settings`. */
export const settings = z.object({
  MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('`demo` runs with nothing but Node; `production` refuses every demo default'),
  HOST: z.string().default('localhost').describe('Address to listen on; `0.0.0.0` for all'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address customers use; default `http://localhost:PORT`'),
  DATA_DIR: z.string().default('.data').describe('Folder for the embedded database, secrets and resized pictures'),
  DATABASE_URL: databaseAddress
    .optional()
    .describe('PostgreSQL 16 or later; without it an embedded PostgreSQL 18 runs in `DATA_DIR`'),
  DATABASE_REPLICA_URL: databaseAddress
    .optional()
    .describe('A replica that streams from that database: long reads, such as building the search index, go there'),
  OPENSEARCH_URL: z
    .string()
    .regex(/^https?:\/\/[^\s,]+(?:,\s*https?:\/\/[^\s,]+)*$/)
    .optional()
    .describe('Nodes of an OpenSearch 2 or 3 cluster that finds products, with commas; without it each process does'),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,40}$/)
    .default('bouwpoort')
    .describe('What the names of our indexes in that cluster begin with'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16).describe('Connections per process'),
  WEB_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('Processes that serve, under one that owns the embedded database; default as many as there are cores'),
  PROCESS_HEAP_MB: z.coerce
    .number()
    .int()
    .min(256)
    .default(768)
    .describe('Heap size of each of these processes; buffers, such as those of the search index, come on top of it'),
  TOKEN_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs sessions, at least 32 characters; in demo mode generated once and stored in `DATA_DIR`'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe('Lowest level that is logged (JSON, on standard output); default `warn` in demo mode, else `info`'),
  TRUST_PROXY: trustedProxies
    .default(false)
    .describe(
      'Whose `X-Forwarded-*` headers are trusted: the number of proxies in front (`1`), or their addresses or networks, separated by commas',
    ),
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .default(1200)
    .describe('Requests a minute per address to the API; 0 switches it off'),
  PAGE_RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .default(600)
    .describe('Pages a minute per address that are not in the cache; 0 switches it off, and so does `RATE_LIMIT=0`'),
  REQUEST_TIMEOUT_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(60)
    .describe(
      'How long a request may take to arrive, uploaded files included; a batch of data exchange may take longer as long as data keeps arriving',
    ),
  DEMO_PRODUCTS: z.coerce
    .number()
    .int()
    .min(100)
    .max(200_000)
    .default(2500)
    .describe('Size of the demo catalogue at the first start'),
  BRAND: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('bouwpoort')
    .describe("The platform's brand word, as in `/{venture}/mijn-bouwpoort`"),
  CMS_NAME: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('cms')
    .describe("The content system's name segment in API paths, and its default site name"),
  DEFAULT_VENTURE_ID: z.string().default('110').describe('The corporate portal'),
  EXCLUDED_VENTURE_ID: z.string().optional().describe('A venture left out at start-up'),
  FRAME_SOURCES: z
    .string()
    .default('https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com')
    .describe('Sites whose pages and videos may be framed in a content page, separated by spaces'),
  COOKIEBOT_ID: z
    .uuid()
    .optional()
    .describe('Domain group id of Cookiebot, which then asks for consent instead of our own dialog'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional()
    .describe('Container of Google Tag Manager, loaded with the consent for statistics'),
  MARKETING_SCRIPT_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'Script of the marketing automation, loaded with the consents for statistics and marketing; `{key}` in it stands for `MARKETING_KEY`',
    ),
  MARKETING_KEY: z.string().optional().describe('Account identifier of the marketing automation'),
  APPLICATIONINSIGHTS_CONNECTION_STRING: z
    .string()
    .refine(isConnectionString, 'InstrumentationKey=…;IngestionEndpoint=https://…')
    .optional()
    .describe(
      'Where browsers report page views, calls and errors (Application Insights), with the consent for statistics',
    ),
  TELEMETRY_SAMPLING_PERCENTAGE: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(100)
    .describe('Share of the telemetry that browsers send'),
  TELEMETRY_BATCH_INTERVAL_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(15_000)
    .describe('How long browsers batch telemetry before they send it'),
  ENVIRONMENT: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/)
    .optional()
    .describe('Short name of this installation in its telemetry; default `demo`, or `prd` in production'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe(
      'Port for `/metrics` in the format of Prometheus, one higher for each further process; without it there are none',
    ),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address `/metrics` listens on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Collector for traces and metrics of the server (OTLP over HTTP); without it none are sent'),
  OTEL_EXPORTER_OTLP_HEADERS: keyValues.optional().describe('Headers for the collector, as in `api-key=…,team=web`'),
  OTEL_SERVICE_NAME: z
    .string()
    .optional()
    .describe('Name of the server in its telemetry; default `BRAND-shop-server-ENVIRONMENT`'),
  OTEL_RESOURCE_ATTRIBUTES: keyValues
    .optional()
    .describe('More about this server in its telemetry, as in `region=west,rack=4`'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1).describe('Share of traces that are sampled'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number()
    .int()
    .min(1000)
    .default(60_000)
    .describe('Milliseconds between two exports of metrics to the collector'),
  SHOWCASE: flag.optional().describe('Serve /atoms, /molecules and /organisms; default on in demo mode only'),
  FETCH_ORDERS: flag.default(true).describe('Show customers their orders; while off the page says so'),
  ACCESS_TOKEN_MINUTES: minutes.default(60).describe('How long a session lasts without being renewed'),
  REFRESH_TOKEN_DAYS: z.coerce.number().positive().default(14).describe('How long a session can be renewed'),
  REFRESH_MARGIN_MINUTES: minutes.default(10).describe('Any request renews a session this long before it expires'),
  SESSION_WARNING_MINUTES: minutes.default(5).describe('The visitor is warned this long before a session expires'),
  KEEP_SESSIONS_DAYS: days.default(30).describe('How long a session is stored after it ended'),
  KEEP_LINKS_DAYS: days
    .default(90)
    .describe('How long the link of a mail is stored after it expired, so that its page can say why it does not work'),
  KEEP_UNCONFIRMED_DAYS: days.default(30).describe('How long an unconfirmed newsletter address is stored'),
  KEEP_AUDIT_DAYS: days.min(30).default(365).describe('How long the audit log of accounts is stored; at least 30'),
  KEEP_MAIL_DAYS: days.default(90).describe('How long a sent mail is stored'),
  KEEP_FORM_FILES_DAYS: days.default(90).describe('How long a file uploaded with a form is stored'),
  KEEP_DEAD_LETTERS_DAYS: days.default(90).describe('How long a job that failed for good is stored'),
  WORKER: flag
    .default(true)
    .describe(
      'Run queued jobs (mail, ERP) here, in one of the processes; `false` for a program that only serves requests',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server, as in `smtps://user:password@mail.example`; without it mails stay in the development inbox',
    ),
  MAIL_FROM: mailAddress
    .optional()
    .describe(
      "Address mails come from, `shop@shop.example` or `Shop <shop@shop.example>`; recipients see the venture's name with it; default `noreply@bouwpoort.example` in demo mode",
    ),
  DEV_INBOX: flag.optional().describe('Show every mail at /dev/mail; default on in demo mode, refused in production'),
  EXCHANGE_RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .default(1200)
    .describe('Calls per minute of data exchange for each key, and for each address without one; `0` for no limit'),
  ALLOW_PRIVATE_ADDRESSES: z
    .union([flag, z.string().transform((list) => list.split(',').map((network) => network.trim()))])
    .refine((given) => typeof given === 'boolean' || given.every((one) => network.test(one)), {
      error: 'true, false, or networks with commas between',
    })
    .default(false)
    .describe(
      'Let webhooks and fetched media use addresses of private networks, such as an ERP beside the shop: `true` for all, or the networks that may be used (`10.1.0.0/16`) with commas between',
    ),
  KVK_API_KEY: z
    .string()
    .optional()
    .describe('Key of the KvK Zoeken API; without it companies are looked up in the embedded register of the demo'),
  KVK_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.kvk.nl')
    .describe('Where the KvK API is'),
  GEOCODER: z
    .enum(['embedded', 'pdok', 'google'])
    .default('embedded')
    .describe(
      'Who knows places and addresses: `embedded` (our own gazetteer and what `npm run geo` imported), `pdok` or `google`',
    ),
  PDOK_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.pdok.nl/bzk/locatieserver/search/v3_1')
    .describe('Where the Locatieserver of PDOK is'),
  GOOGLE_MAPS_KEY: z.string().optional().describe('Key for the Geocoding API of Google; it stays on the server'),
  GOOGLE_MAPS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://maps.googleapis.com')
    .describe('Where the Geocoding API of Google is'),
  GOOGLE_MAPS_BROWSER_KEY: z
    .string()
    .optional()
    .describe('Key for the map of Google instead of our own; it is public, so restrict it to this site'),
  PAYNL_SERVICE_ID: z
    .string()
    .regex(/^SL-\d{4}-\d{4}$/)
    .optional()
    .describe('Sales location at PAY. (`SL-1234-5678`); without it payments go through the sandbox of the demo'),
  PAYNL_TOKEN_CODE: z
    .string()
    .regex(/^AT-\d{4}-\d{4}$/)
    .optional()
    .describe('Code of the API token at PAY. (`AT-1234-5678`)'),
  PAYNL_API_TOKEN: z.string().min(20).optional().describe('The API token at PAY. itself'),
  PAYNL_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://connect.pay.nl')
    .describe('Where payments are made at PAY.'),
  PAYNL_SETTINGS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://rest.pay.nl')
    .describe('Where PAY. lists the payment methods of the sales location'),
  PAYNL_TEST: flag.default(false).describe("Make payments in PAY.'s test mode"),
  SANDBOX_PAYMENTS: flag
    .default(false)
    .describe('Pay through the sandbox in production too: anybody can then order without paying'),
  ERP_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where orders go, as docs/erp-contract.md describes; without it they are stored in our own database'),
  ERP_TOKEN: z.string().min(8).optional().describe('Bearer token for the ERP'),
  CAPTCHA: z
    ._default(captchaProvider, 'altcha')
    .describe('`altcha` (self-hosted), `turnstile` or `recaptcha` guards the company lookup of the registration'),
  CAPTCHA_SITE_KEY: z.string().optional().describe('Public key of Turnstile or reCAPTCHA'),
  CAPTCHA_SECRET: z.string().optional().describe('Secret key of Turnstile or reCAPTCHA'),
  CAPTCHA_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Where answers are verified; default the provider's own address"),
  EXCHANGE_DIR: z
    .string()
    .optional()
    .describe('Folder whose `in/{source}/` the worker watches for files of suppliers and the ERP; without it none'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Identity provider that staff log in with (OpenID Connect); without it they have passwords here'),
  OIDC_CLIENT_ID: z.string().optional().describe('Client id of this shop at the identity provider'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Secret of this shop at the identity provider'),
  OIDC_ROLES: z
    .string()
    .optional()
    .describe('Claims to roles of the back office, as in `groups=shop-admins:beheerder,groups=sales:binnendienst@210`'),
  OIDC_TRUST_EMAIL: flag
    .default(false)
    .describe(
      'Accept e-mail addresses of an identity provider that sends no `email_verified`, such as Microsoft Entra',
    ),
  OIDC_TIMEOUT_SECONDS: z.coerce
    .number()
    .positive()
    .max(60)
    .default(10)
    .describe('How long a login waits for an answer of the identity provider'),
  MEDIA_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Pictures resized at the same time; default as many as there are cores'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('Bucket of S3-compatible storage for new files of the media library; without it they are in PostgreSQL'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where that storage is, such as `https://minio.example.nl`; default AWS in `S3_REGION`'),
  S3_REGION: z.string().min(1).default('eu-central-1').describe('Region of the bucket, part of every signature'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key that may read, write and delete objects in the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key'),
});

export type Settings = z.infer<typeof settings>;

/** Never shown to anybody, in no log and on no screen. */
const secretSettings: ReadonlySet<keyof Settings> = new Set([
  'TOKEN_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'KVK_API_KEY',
  'GOOGLE_MAPS_KEY',
  'PAYNL_API_TOKEN',
  'ERP_TOKEN',
  'CAPTCHA_SECRET',
  'OIDC_CLIENT_SECRET',
  'S3_SECRET_ACCESS_KEY',
]);

/** One setting as it is in force, for people who run the shop. */
export interface SettingInForce {
  name: string;
  /** Empty where nothing is set; a secret never. */
  value: string;
  isSecret: boolean;
  /** Somebody set it; else it is the default. */
  isGiven: boolean;
  meaning: string;
}

export function settingsInForce(parsed: Settings, given: Readonly<Record<string, unknown>>): SettingInForce[] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const isSecret = (secretSettings as ReadonlySet<string>).has(name);
    const value = parsed[name as keyof Settings];
    return {
      name,
      value: isSecret || value === undefined ? '' : withoutPassword(textOf(value)),
      isSecret,
      isGiven: given[name] !== undefined,
      meaning: schema.description ?? '',
    };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Addresses of databases and mail servers carry theirs, as part of the user or as a parameter. Up to the last @: a
 * password may have one too. Of a list with commas each address loses its own.
 */
function withoutPassword(text: string): string {
  return text
    .replaceAll(/(\w+:\/\/)(?:(?!,\s*\w+:\/\/)\S)*@/g, '$1…@')
    .replaceAll(/([?&](?:password|token|key|secret)=)[^&\s]*/gi, '$1…');
}
