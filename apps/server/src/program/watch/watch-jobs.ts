import { context, isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type Job, PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { type Instruments, prefix, seconds } from '../../foundation/telemetry/instruments.ts';

/** Every job by its kind: its duration, and whether it succeeded, will be retried, or failed for good. */
export function watchJobs(jobs: readonly Job[], { meter, tracer }: Instruments): readonly Job[] {
  const counted = meter.createCounter(`${prefix}jobs_total`, { description: 'Jobs tried, by how they ended' });
  const duration = meter.createHistogram(`${prefix}job_duration_seconds`, {
    ...seconds,
    description: 'How long jobs took',
  });
  return jobs.map(({ kind, handle }) => ({
    kind,
    handle: async (ctx, data) => {
      const began = performance.now();
      const span = tracer.startSpan(
        `job ${kind.name}`,
        { kind: SpanKind.CONSUMER, attributes: { 'bouwpoort.job': kind.name, 'bouwpoort.job_id': ctx.requestId } },
        ROOT_CONTEXT,
      );
      const { traceId } = span.spanContext();
      const traced = isSpanContextValid(span.spanContext()) ? { ...ctx, log: ctx.log.child({ traceId }) } : ctx;
      let outcome = 'done';
      try {
        await context.with(trace.setSpan(ROOT_CONTEXT, span), () => handle(traced, data));
      } catch (error) {
        outcome = error instanceof PermanentJobError ? 'given_up' : 'failed';
        span.setAttribute('error.type', (error as Error).name).setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
        counted.add(1, { job: kind.name, outcome });
        duration.record((performance.now() - began) / 1000, { job: kind.name });
      }
    },
  }));
}
