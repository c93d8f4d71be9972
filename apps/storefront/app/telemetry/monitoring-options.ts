import type { MonitoringSettings } from '@bouwpoort/contract/page-request';
import type { IConfig, IConfiguration, ITelemetryItem } from '@microsoft/applicationinsights-web';
import { privateAddress } from '../tracking/private-address.ts';

const minute = 60_000;
const hour = 60 * minute;

/** W3C Trace Context alone: what our server reads. The package has it as an enum that only its own build can see. */
const w3c = 2;

/** Where the service keeps its own scripts and settings: calls to it say nothing of this site. */
const contentHosts = /^https:\/\/(js\.monitor\.azure\.com|az416426\.vo\.msecnd\.net)\//;

/** Files of this site, whichever its host. */
const ownAssets = /^(https?:\/\/[^/]+)?\/(assets|media)\//;

/** P 7.7 and P 9. */
export function monitoringOptions(settings: MonitoringSettings): IConfiguration & IConfig {
  return {
    connectionString: settings.connectionString,
    samplingPercentage: settings.samplingPercentage,
    maxBatchInterval: settings.maxBatchInterval,
    enableAutoRouteTracking: true,
    sessionRenewalMs: 30 * minute,
    sessionExpirationMs: 24 * hour,
    maxAjaxCallsPerView: 500,
    excludeRequestFromAutoTrackingPatterns: [contentHosts, ownAssets],
    distributedTracingMode: w3c,
    // The server says under which id it logged its answer.
    addRequestContext: (context) => {
      const requestId = context?.response instanceof Response ? context.response.headers.get('x-request-id') : null;
      return requestId === null ? {} : { requestId };
    },
    // Errors are gathered by error-reports.ts, from before this was loaded.
    disableExceptionTracking: true,
    // Nothing is stored on the device beyond the two cookies of the session.
    enableSessionStorageBuffer: false,
    // It sends what it is asked to and fetches nothing: neither settings from elsewhere nor statistics of itself.
    extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '', blkCdnCfg: true } },
    featureOptIn: { SdkStats: { mode: 2 }, iKeyUsage: { mode: 2 } },
  };
}

/** What is reported of a visit besides what the service collects itself. */
interface Visit {
  cloudRole: string;
  viewport: string;
  device: string;
}

const addressFields = ['uri', 'refUri', 'url', 'target', 'data'] as const;

/** Of every envelope: whose it is, and no address with more in it than others may know. */
export function dressEnvelope(item: ITelemetryItem, { cloudRole, viewport, device }: Visit): void {
  item.tags ??= [];
  item.tags['ai.cloud.role'] = cloudRole;
  item.data = { ...item.data, viewport, device };
  const { baseData, ext } = item;
  if (ext?.trace && typeof ext.trace.name === 'string') ext.trace.name = privateAddress(ext.trace.name);
  if (!baseData) return;
  for (const field of addressFields) {
    if (typeof baseData[field] === 'string') baseData[field] = privateAddress(baseData[field]);
  }
  // A call is named after its method and address.
  if (item.baseType === 'RemoteDependencyData' && typeof baseData.name === 'string') {
    baseData.name = baseData.name.split(' ').map(privateAddress).join(' ');
  }
}
