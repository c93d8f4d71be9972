import type { ITelemetryItem } from '@microsoft/applicationinsights-core-js';
import { expect, test } from 'vitest';
import { monitoringOptions, prepareEnvelope } from './monitoring-options.ts';

const settings = {
  connectionString: 'InstrumentationKey=00000000-0000-4000-8000-000000000001',
  samplingPercentage: 25,
  maxBatchInterval: 500,
  cloudRole: 'bouwpoort-shop-server-acc',
};

test('the settings and numbers of the specification', () => {
  expect(monitoringOptions(settings)).toMatchObject({
    connectionString: settings.connectionString,
    samplingPercentage: 25,
    maxBatchInterval: 500,
    enableAutoRouteTracking: true,
    sessionRenewalMs: 1_800_000,
    sessionExpirationMs: 86_400_000,
    maxAjaxCallsPerView: 500,
  });
});

test.each([
  ['https://js.monitor.azure.com/scripts/b/ai.3.min.js', true],
  ['https://shop.example/assets/root-abc.js', true],
  ['/assets/root-abc.js', true],
  ['/media/logos/steenhof.svg?width=320', true],
  ['https://shop.example/api/ventures', false],
  ['/steenhof/assets/x', false],
])('%s is left out: %s', (url, isLeftOut) => {
  const patterns = monitoringOptions(settings).excludeRequestFromAutoTrackingPatterns as RegExp[];
  expect(patterns.some((pattern) => pattern.test(url))).toBe(isLeftOut);
});

test('a request is reported with the id under which the server logged it', () => {
  const { addRequestContext } = monitoringOptions(settings);
  const response = new Response('', { headers: { 'x-request-id': 'abcdefgh' } });
  expect(addRequestContext?.({ response })).toEqual({ requestId: 'abcdefgh' });
  expect(addRequestContext?.({ response: new Response('') })).toEqual({});
  expect(addRequestContext?.({ status: 0 })).toEqual({});
});

test('every envelope names its role, and no address contains a query', () => {
  const secret = '/steenhof/wachtwoord-instellen?token=geheim';
  const item: ITelemetryItem = {
    name: 'x',
    baseType: 'RemoteDependencyData',
    baseData: {
      name: `GET ${secret}`,
      target: secret,
      uri: `https://shop.example${secret}`,
      refUri: secret,
      duration: 5,
    },
    ext: { trace: { name: secret } },
  };
  prepareEnvelope(item, { cloudRole: settings.cloudRole, viewport: 'xl', device: 'desktop' });
  expect(item.tags?.['ai.cloud.role']).toBe('bouwpoort-shop-server-acc');
  expect(item.data).toEqual({ viewport: 'xl', device: 'desktop' });
  expect(item.baseData).toMatchObject({ name: 'GET /steenhof/wachtwoord-instellen', duration: 5 });
  expect(JSON.stringify([item.baseData, item.ext])).not.toContain('geheim');
});
