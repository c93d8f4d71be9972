import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { defaultResource, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { TelemetrySettings } from '../../foundation/config/telemetry-settings.ts';
import type { Instruments } from '../../foundation/telemetry/instruments.ts';
import { serveMetrics } from '../../foundation/telemetry/metrics-server.ts';
import { openOtlp } from '../../foundation/telemetry/otlp.ts';
import { throttledLog, type WarnLog } from '../../foundation/telemetry/throttled-log.ts';
import type { Telemetry } from './telemetry.ts';
import { watchCalls } from './watch-calls.ts';
import { watchJobs } from './watch-jobs.ts';
import { watchPages } from './watch-pages.ts';
import { watchPool } from './watch-pool.ts';
import { watchProcess } from './watch-process.ts';
import { watchQueue } from './watch-queue.ts';
import { watchRequests } from './watch-requests.ts';
import { watchSearch } from './watch-search.ts';
import { watchTrade } from './watch-trade.ts';

/** A collector that does not answer must not delay a shutdown for longer. */
const shutdownTimeoutMs = 3000;

export interface StartedTelemetry extends Telemetry {
  /** The port of the metrics; undefined without METRICS_PORT. */
  metricsPort: number | undefined;
  /** For tests: refreshes the values with an interval, and sends everything collected. */
  settle(): Promise<void>;
}

export async function startTelemetry(settings: TelemetrySettings): Promise<StartedTelemetry> {
  // First, because its port may be in use.
  const prometheus = settings.metrics && new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true });
  const server =
    settings.metrics &&
    prometheus &&
    (await serveMetrics(settings.metrics, (request, response) =>
      prometheus.getMetricsRequestHandler(request, response),
    ));

  let log: WarnLog = console;
  diag.setLogger(
    throttledLog(() => log),
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

  const resource = resourceOf(settings);
  const otlp = settings.otlp && openOtlp(settings.otlp, resource);
  const readers = [prometheus, otlp?.reader].filter((reader) => reader !== undefined);
  const meters = new MeterProvider({ resource, readers });
  const instruments: Instruments = {
    meter: meters.getMeter('bouwpoort'),
    tracer: (otlp?.traces ?? trace).getTracer('bouwpoort'),
  };
  const refreshed: { refresh(): Promise<void>; stop(): Promise<void> }[] = [];
  const stops = [watchProcess(instruments, settings.version), watchCalls(instruments), watchTrade(instruments)];
  return {
    metricsPort: server?.port,
    watchRequests(app, isInProcess) {
      log = app.log;
      watchRequests(app, instruments, isInProcess);
    },
    watchPool: (pool) => watchPool(pool, instruments),
    watchSearch: (search, db) => void refreshed.push(watchSearch(search, db, instruments)),
    watchPages: (storefront) => watchPages(storefront, instruments),
    watchJobs: (jobs) => watchJobs(jobs, instruments),
    watchQueue: (db, kinds) => void refreshed.push(watchQueue(db, kinds, instruments)),
    settle: async () => {
      await Promise.all(refreshed.map((one) => one.refresh()));
      await Promise.all([otlp?.traces.forceFlush(), otlp?.reader.forceFlush()]);
    },
    stop: async () => {
      for (const stop of stops) stop();
      await Promise.all(refreshed.map((one) => one.stop()));
      await server?.close();
      const sent = Promise.allSettled([otlp?.traces.shutdown(), meters.shutdown()]);
      await Promise.race([sent, sleep(shutdownTimeoutMs, undefined, { ref: false })]);
      context.disable();
      diag.disable();
    },
  };
}

function resourceOf({ serviceName, resourceAttributes, environment, version }: TelemetrySettings): Resource {
  return defaultResource().merge(
    resourceFromAttributes({
      'service.version': version,
      'service.instance.id': randomUUID(),
      'deployment.environment.name': environment,
      ...resourceAttributes,
      'service.name': serviceName,
    }),
  );
}
