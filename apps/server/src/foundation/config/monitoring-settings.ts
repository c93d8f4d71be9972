import type { MonitoringSettings } from '@bouwpoort/contract/program/page-request';
import type { Settings } from './settings.ts';
import { cloudRoleOf } from './telemetry-settings.ts';

export function monitoringOf(
  s: Pick<
    Settings,
    | 'APPLICATIONINSIGHTS_CONNECTION_STRING'
    | 'TELEMETRY_BATCH_INTERVAL_MS'
    | 'TELEMETRY_SAMPLING_PERCENTAGE'
    | 'BRAND'
    | 'MODE'
    | 'ENVIRONMENT'
  >,
): MonitoringSettings | null {
  const connectionString = s.APPLICATIONINSIGHTS_CONNECTION_STRING;
  if (connectionString === undefined) return null;
  return {
    connectionString,
    samplingPercentage: s.TELEMETRY_SAMPLING_PERCENTAGE,
    maxBatchInterval: s.TELEMETRY_BATCH_INTERVAL_MS,
    cloudRole: cloudRoleOf(s),
  };
}
