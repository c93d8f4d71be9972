import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../config/telemetry-settings.ts';

/**
 * Traces and metrics to a collector, in batches and asynchronously: data that it does not accept in time is dropped.
 */
export function openOtlp(
  { endpoint, headers, sampleShare, exportEveryMs }: NonNullable<TelemetrySettings['otlp']>,
  resource: Resource,
): { traces: TracerProvider; reader: PeriodicExportingMetricReader } {
  const to = (path: string) => ({ url: `${endpoint.replace(/\/+$/, '')}${path}`, headers });
  const share = new TraceIdRatioBasedSampler(sampleShare);
  return {
    traces: new TracerProvider({
      resource,
      // A caller may opt out of sampling, but cannot force it, because callers are untrusted.
      sampler: new ParentBasedSampler({
        root: share,
        remoteParentSampled: share,
        remoteParentNotSampled: new AlwaysOffSampler(),
      }),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('/v1/traces')) })],
    }),
    reader: new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(to('/v1/metrics')),
      exportIntervalMillis: exportEveryMs,
      exportTimeoutMillis: Math.min(exportEveryMs, 10_000),
    }),
  };
}
