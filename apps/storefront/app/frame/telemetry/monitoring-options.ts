import type { MonitoringSettings } from '@bouwpoort/contract/program/page-request';
import type { IConfig, IConfiguration, ITelemetryItem } from '@microsoft/applicationinsights-core-js';
import { privateAddress } from '../tracking/private-address.ts';

const minute = 60_000;
const hour = 60 * minute;

/** W3C Trace Context alone, which our server reads. The package's const enum is only visible to its own build. */
const w3c = 2;

/** Hosts of the service's own scripts and settings: calls to them are not calls of this site. */
const contentHosts = /^https:\/\/(js\.monitor\.azure\.com|az416426\.vo\.msecnd\.net)\//;

/** Static files of this site, on any host. */
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
    // The server returns the id under which it logged the request.
    addRequestContext: (context) => {
      const requestId = context?.response instanceof Response ? context.response.headers.get('x-request-id') : null;
      return requestId === null ? {} : { requestId };
    },
    // error-reports.ts collects errors, starting before this is loaded.
    disableExceptionTracking: true,
    // Nothing is stored on the device beyond the two session cookies.
    enableSessionStorageBuffer: false,
  };
}

/** Extra properties of a visit, besides those the service collects itself. */
interface Visit {
  cloudRole: string;
  viewport: string;
  device: string;
}

const addressFields = ['uri', 'refUri', 'url', 'target', 'data'] as const;

/** Sets the role of every envelope, and removes private data from its addresses. */
export function prepareEnvelope(item: ITelemetryItem, { cloudRole, viewport, device }: Visit): void {
  item.tags ??= [];
  item.tags['ai.cloud.role'] = cloudRole;
  item.data = { ...item.data, viewport, device };
  const { baseData, ext } = item;
  if (ext?.trace && typeof ext.trace.name === 'string') ext.trace.name = privateAddress(ext.trace.name);
  if (!baseData) return;
  for (const field of addressFields) {
    if (typeof baseData[field] === 'string') baseData[field] = privateAddress(baseData[field]);
  }
  // A request is named after its method and address.
  if (item.baseType === 'RemoteDependencyData' && typeof baseData.name === 'string') {
    baseData.name = baseData.name.split(' ').map(privateAddress).join(' ');
  }
}
