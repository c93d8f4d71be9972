import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import type { Settings, TelemetrySettings } from '../config.ts';

/** As OpenTelemetry writes them: `name=value,name=value`, the values percent-encoded. */
export const keyValues = z.string().transform((text, check): Record<string, string> => {
  const pairs = text.split(',').map((pair) => pair.trim().match(/^([^=\s]+)\s*=\s*(.*)$/));
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        if (!pair) throw new TypeError('no name');
        return [pair[1], decodeURIComponent(pair[2] ?? '')];
      }),
    );
  } catch {
    check.addIssue('name=value,name=value');
    return z.NEVER;
  }
});

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
