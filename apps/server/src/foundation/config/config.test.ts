import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any setting it is a demo on port 3000 with its own database', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    mode: 'demo',
    port: 3000,
    dataDir: '/shop/.data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    showcase: true,
    brand: 'bouwpoort',
    cms: 'cms',
  });
});

test('an empty setting counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' }, '/')).toMatchObject({ databaseUrl: undefined, port: 3000 });
});

test('all errors are reported at once', () => {
  const wrong = { PORT: 'tachtig', DATABASE_URL: 'mysql://x', DEMO_PRODUCTS: '5' };
  expect(() => readConfig(wrong, '/')).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DEMO_PRODUCTS/);
});

test('production refuses the defaults of the demo, and names everything missing', () => {
  expect(() => readConfig({ MODE: 'production' }, '/')).toThrow(
    /MODE=production needs these settings:[\s\S]*DATABASE_URL[\s\S]*TOKEN_SECRET[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*MAIL_FROM[\s\S]*KVK_API_KEY[\s\S]*PAYNL_SERVICE_ID/,
  );
  expect(() => readConfig({ MODE: 'production', PUBLIC_URL: 'http://shop.example' }, '/')).toThrow(/PUBLIC_URL/);
});

test('what is wrong, what does not go together and what is missing are told in one message', () => {
  const wrong = { MODE: 'production', PORT: 'tachtig', DATABASE_URL: 'mysql://x', ERP_URL: 'https://erp.example' };
  const message = messageOf({ ...wrong, S3_BUCKET: 'winkel-media', PAYNL_SERVICE_ID: 'SL-1' });
  expect(message).toMatch(/PORT: .*Port to listen on/);
  expect(message).toMatch(/DATABASE_URL: give postgresql:/);
  expect(message).toMatch(/ERP_URL and ERP_TOKEN go together/);
  expect(message).toMatch(/S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
  expect(message).toMatch(/MODE=production needs[\s\S]*TOKEN_SECRET[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL/);
  // One that is wrong is not missing as well.
  expect(message.match(/DATABASE_URL/g)).toHaveLength(1);
  expect(message.match(/PAYNL_SERVICE_ID/g)).toHaveLength(1);
});

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env, '/');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const production = {
  MODE: 'production',
  DATABASE_URL: 'postgresql://shop:pw@db/shop',
  TOKEN_SECRET: 'a'.repeat(32),
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://shop:pw@mail.example',
  MAIL_FROM: 'bestellen@shop.example',
  KVK_API_KEY: 'sleutel',
  PAYNL_SERVICE_ID: 'SL-1234-5678',
  PAYNL_TOKEN_CODE: 'AT-1234-5678',
  PAYNL_API_TOKEN: 'een-token-van-de-betaaldienst',
};

test('a complete production is accepted, without showcase and without development inbox', () => {
  const config = readConfig(production, '/');
  expect(config).toMatchObject({ mode: 'production', showcase: false, devInbox: false, worker: true });
  expect(config).toMatchObject({ smtpUrl: production.SMTP_URL, mailFrom: production.MAIL_FROM });
});

test.each(['bestellen@shop.example', 'Shop <bestellen@shop.example>', '"De Shop, B.V." <bestellen@shop.example>'])(
  'mails come from %s',
  (given) => {
    expect(readConfig({ ...production, MAIL_FROM: given }, '/').mailFrom).toBe('bestellen@shop.example');
  },
);

test('two sender addresses, or anything else, are refused', () => {
  for (const wrong of ['Shop', 'a@b.example, c@d.example', 'Shop <>', 'Shop <a@b.example>\r\nBcc: <c@d.example>']) {
    expect(() => readConfig({ MAIL_FROM: wrong }, '/'), wrong).toThrow(/MAIL_FROM/);
  }
});

test('the development inbox cannot be enabled in production', () => {
  expect(() => readConfig({ ...production, DEV_INBOX: 'true' }, '/')).toThrow(/DEV_INBOX/);
  expect(readConfig({ DEV_INBOX: 'false' }, '/').devInbox).toBe(false);
});

test('payments use PAY. with its keys, the sandbox without, which production has to choose explicitly', () => {
  expect(readConfig({}, '/').payments).toEqual({ provider: 'sandbox' });
  expect(readConfig(production, '/').payments).toMatchObject({ provider: 'paynl', url: 'https://connect.pay.nl' });
  const { PAYNL_SERVICE_ID: _, PAYNL_TOKEN_CODE: __, PAYNL_API_TOKEN: ___, ...without } = production;
  expect(() => readConfig(without, '/')).toThrow(/PAYNL_SERVICE_ID/);
  expect(readConfig({ ...without, SANDBOX_PAYMENTS: 'true' }, '/').payments).toEqual({ provider: 'sandbox' });
  expect(() => readConfig({ PAYNL_SERVICE_ID: 'SL-1234-5678' }, '/')).toThrow(/PAYNL_API_TOKEN/);
});

test('a proxy is trusted by its number or by its address, and never every address', () => {
  const trust = (given: string) => readConfig({ TRUST_PROXY: given }, '/').trustProxy;
  expect(readConfig({}, '/').trustProxy).toBe(false);
  expect([trust('false'), trust('0'), trust('2')]).toEqual([false, false, 2]);
  expect(trust('10.0.0.0/8, 192.0.2.4,2001:db8::/32,loopback')).toEqual([
    '10.0.0.0/8',
    '192.0.2.4',
    '2001:db8::/32',
    'loopback',
  ]);
  expect(() => trust('true')).toThrow(/TRUST_PROXY: true would believe.*number of proxies.*addresses or networks/);
  for (const wrong of [
    'yes',
    '-1',
    '1.5',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0',
    '10.0.0.1,',
    'proxy.example',
  ]) {
    expect(() => trust(wrong), wrong).toThrow(/TRUST_PROXY: give false/);
  }
});

test('orders go to an ERP with its URL and token, else they stay here', () => {
  expect(readConfig({}, '/').erp).toBeUndefined();
  const erp = { ERP_URL: 'https://erp.example/api', ERP_TOKEN: 'een-token' };
  expect(readConfig(erp, '/').erp).toEqual({ baseUrl: erp.ERP_URL, token: erp.ERP_TOKEN });
  expect(() => readConfig({ ERP_URL: erp.ERP_URL }, '/')).toThrow(/ERP_TOKEN/);
});

test('a demo mails to its own inbox', () => {
  expect(readConfig({}, '/')).toMatchObject({ devInbox: true, smtpUrl: undefined, worker: true });
  expect(readConfig({ WORKER: 'false' }, '/').worker).toBe(false);
  expect(() => readConfig({ SMTP_URL: 'https://mail.example' }, '/')).toThrow(/SMTP_URL/);
});

test('an external captcha requires its keys', () => {
  expect(readConfig({}, '/').captcha).toEqual({ provider: 'altcha' });
  expect(() => readConfig({ CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'publiek' }, '/')).toThrow(/CAPTCHA_SECRET/);
  const keys = { CAPTCHA_SITE_KEY: 'publiek', CAPTCHA_SECRET: 'geheim' };
  expect(readConfig({ CAPTCHA: 'recaptcha', ...keys }, '/').captcha).toMatchObject({ provider: 'recaptcha' });
  expect(() => readConfig({ CAPTCHA: 'geen' }, '/')).toThrow(/CAPTCHA/);
});

test('a marketing script requires the key of its account, and the key requires the script', () => {
  const none = { cookiebotId: null, tagManagerId: null, marketingScript: null, monitoring: null };
  expect(readConfig({}, '/').consent).toEqual(none);
  const url = 'https://volg.example/s.js?account={key}';
  expect(readConfig({ MARKETING_SCRIPT_URL: url, MARKETING_KEY: 'a&b' }, '/').consent.marketingScript).toBe(
    'https://volg.example/s.js?account=a%26b',
  );
  expect(() => readConfig({ MARKETING_SCRIPT_URL: url }, '/')).toThrow(/MARKETING_KEY/);
  expect(() => readConfig({ MARKETING_KEY: 'a' }, '/')).toThrow(/MARKETING_KEY/);
});

test('the geocoder is our own gazetteer, PDOK, or Google with a key', () => {
  expect(readConfig(production, '/').geocoder).toEqual({ provider: 'embedded' });
  expect(readConfig({ GEOCODER: 'pdok' }, '/').geocoder).toEqual({
    provider: 'pdok',
    baseUrl: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1',
  });
  expect(() => readConfig({ GEOCODER: 'google' }, '/')).toThrow(/GOOGLE_MAPS_KEY/);
  expect(readConfig({ GEOCODER: 'google', GOOGLE_MAPS_KEY: 'sleutel' }, '/').geocoder).toEqual({
    provider: 'google',
    key: 'sleutel',
    baseUrl: 'https://maps.googleapis.com',
  });
  expect(() => readConfig({ GEOCODER: 'kompas' }, '/')).toThrow(/GEOCODER/);
});

test('telemetry is off by default, and each half is enabled separately', () => {
  const { telemetry } = readConfig({}, '/');
  expect(telemetry).toMatchObject({ metrics: undefined, otlp: undefined, serviceName: 'bouwpoort-shop-server-demo' });
  expect(readConfig({ METRICS_PORT: '9464' }, '/').telemetry.metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  const collector = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db, team=web',
    OTEL_RESOURCE_ATTRIBUTES: 'region=west',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readConfig({ ...production, ...collector }, '/').telemetry).toMatchObject({
    otlp: { endpoint: 'http://collector:4318', headers: { 'api-key': 'a=b', team: 'web' }, sampleShare: 0.25 },
    resourceAttributes: { region: 'west' },
    serviceName: 'bouwpoort-shop-server-prd',
  });
  expect(readConfig({ ENVIRONMENT: 'acc', OTEL_SERVICE_NAME: 'winkel' }, '/').telemetry).toMatchObject({
    environment: 'acc',
    serviceName: 'winkel',
  });
  expect(() => readConfig({ OTEL_RESOURCE_ATTRIBUTES: 'west' }, '/')).toThrow(/OTEL_RESOURCE_ATTRIBUTES/);
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, '/')).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/);
});

test('browsers report with a connection string, at the interval and sampling rate of the specification', () => {
  const connectionString =
    'InstrumentationKey=00000000-0000-4000-8000-000000000001;IngestionEndpoint=https://in.example/';
  const settings = { APPLICATIONINSIGHTS_CONNECTION_STRING: connectionString };
  expect(readConfig({ ...settings, ENVIRONMENT: 'acc' }, '/').consent.monitoring).toEqual({
    connectionString,
    samplingPercentage: 100,
    maxBatchInterval: 15_000,
    cloudRole: 'bouwpoort-shop-server-acc',
  });
  const given = { ...settings, TELEMETRY_SAMPLING_PERCENTAGE: '10', TELEMETRY_BATCH_INTERVAL_MS: '500' };
  expect(readConfig(given, '/').consent.monitoring).toMatchObject({ samplingPercentage: 10, maxBatchInterval: 500 });
  for (const wrong of ['sleutel', 'InstrumentationKey=1', `${connectionString.split(';')[0]};IngestionEndpoint=hier`]) {
    expect(() => readConfig({ APPLICATIONINSIGHTS_CONNECTION_STRING: wrong }, '/'), wrong).toThrow(/CONNECTION_STRING/);
  }
});

describe('the active settings', () => {
  const shown = (env: Record<string, string>) =>
    Object.fromEntries(readConfig(env, '/').inForce.map(({ name, ...setting }) => [name, setting]));

  test('a setting with the name of a secret is secret', () => {
    const named = Object.entries(shown({})).filter(([name]) => /SECRET|TOKEN$|PASSWORD|_API_KEY|MAPS_KEY/.test(name));
    expect(named.filter(([, { isSecret }]) => !isSecret).map(([name]) => name)).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });

  test('a secret is only shown as set, and the password in a URL is left out', () => {
    const settings = shown({
      TOKEN_SECRET: 'een geheim van ten minste 32 tekens lang',
      SMTP_URL: 'smtps://shop:hunter2@mail.example',
      DATABASE_URL: 'postgres://shop:hunter2@db.example/shop?sslmode=require',
    });
    expect(settings.TOKEN_SECRET).toMatchObject({ value: '', isSecret: true, isGiven: true });
    expect(settings.SMTP_URL?.value).toBe('smtps://…@mail.example');
    expect(settings.DATABASE_URL?.value).toBe('postgres://…@db.example/shop?sslmode=require');
    expect(JSON.stringify(settings)).not.toMatch(/hunter2|32 tekens lang/);
  });

  test('nothing of a password with an @ or a / in it is shown', () => {
    const settings = shown({
      DATABASE_URL: 'postgres://shop:hunt@er2@db.example/shop',
      SMTP_URL: 'smtps://shop:hunt,er2@mail.example',
      OPENSEARCH_URL: 'https://a:hunt/er2@os1.example:9200, https://b:hunt@er2@os2.example:9200',
    });
    expect(settings.DATABASE_URL?.value).toBe('postgres://…@db.example/shop');
    expect(settings.SMTP_URL?.value).toBe('smtps://…@mail.example');
    expect(settings.OPENSEARCH_URL?.value).toBe('https://…@os1.example:9200, https://…@os2.example:9200');
  });
});

test('files go to an object store when its settings are complete', () => {
  const keys = { S3_BUCKET: 'winkel-media', S3_ACCESS_KEY_ID: 'sleutel', S3_SECRET_ACCESS_KEY: 'geheim' };
  expect(readConfig({}, '/').objectStore).toBeUndefined();
  expect(readConfig(keys, '/').objectStore).toEqual({
    ...{ bucket: 'winkel-media', endpoint: 'https://s3.eu-central-1.amazonaws.com', region: 'eu-central-1' },
    ...{ accessKeyId: 'sleutel', secretAccessKey: 'geheim' },
  });
  const own = { ...keys, S3_ENDPOINT: 'https://minio.example', S3_REGION: 'nl' };
  expect(readConfig(own, '/').objectStore).toMatchObject({ endpoint: 'https://minio.example', region: 'nl' });
  expect(() => readConfig({ S3_BUCKET: 'winkel-media' }, '/')).toThrow(/S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
});
