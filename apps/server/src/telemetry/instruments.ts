import type { Meter, Tracer } from '@opentelemetry/api';

/** What everything that watches writes to: one set of instruments, read by Prometheus and OTLP alike. */
export interface Instruments {
  meter: Meter;
  tracer: Tracer;
}

/** Every metric begins so, in Prometheus and over OTLP. */
export const prefix = 'bouwpoort_';

/** From an answer out of memory to one that somebody gave up waiting for. */
export const seconds = {
  unit: 's',
  advice: { explicitBucketBoundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
};
