import manifest from '../../../package.json' with { type: 'json' };
import type { Settings } from './settings.ts';

/** What the server tells of itself, and to whom; nothing to nobody unless it is asked for. */
export interface TelemetrySettings {
  metrics: { host: string; port: number } | undefined;
  otlp: { endpoint: string; headers: Record<string, string>; sampleShare: number; exportEveryMs: number } | undefined;
  serviceName: string;
  resourceAttributes: Record<string, string>;
  environment: string;
  version: string;
}

type Given = Pick<
  Settings,
  | 'MODE'
  | 'BRAND'
  | 'ENVIRONMENT'
  | 'METRICS_HOST'
  | 'METRICS_PORT'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_METRIC_EXPORT_INTERVAL'
  | 'OTEL_RESOURCE_ATTRIBUTES'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER_ARG'
>;

export function telemetryOf(s: Given): TelemetrySettings {
  const [endpoint, port] = [s.OTEL_EXPORTER_OTLP_ENDPOINT, s.METRICS_PORT];
  return {
    metrics: port === undefined ? undefined : { host: s.METRICS_HOST, port },
    otlp:
      endpoint === undefined
        ? undefined
        : {
            endpoint,
            headers: s.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            sampleShare: s.OTEL_TRACES_SAMPLER_ARG,
            exportEveryMs: s.OTEL_METRIC_EXPORT_INTERVAL,
          },
    serviceName: s.OTEL_SERVICE_NAME ?? cloudRoleOf(s),
    resourceAttributes: s.OTEL_RESOURCE_ATTRIBUTES ?? {},
    environment: environmentOf(s),
    version: manifest.version,
  };
}

/** A shop-server name with the environment's short name behind it (P 7.7). */
export function cloudRoleOf(s: Pick<Settings, 'BRAND' | 'MODE' | 'ENVIRONMENT'>): string {
  return `${s.BRAND}-shop-server-${environmentOf(s)}`;
}

function environmentOf({ MODE, ENVIRONMENT }: Pick<Settings, 'MODE' | 'ENVIRONMENT'>): string {
  return ENVIRONMENT ?? (MODE === 'production' ? 'prd' : 'demo');
}
