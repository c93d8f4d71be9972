import type { Meter, Tracer } from '@opentelemetry/api';

/** The instruments of all watchers: one set, read by Prometheus and OTLP alike. */
export interface Instruments {
  meter: Meter;
  tracer: Tracer;
}

/** The prefix of every metric, in Prometheus and over OTLP. */
export const prefix = 'bouwpoort_';

/** From a cached answer to one that a client gave up waiting for. */
export const seconds = {
  unit: 's',
  advice: { explicitBucketBoundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
};
