import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Instruments, prefix } from '../../foundation/telemetry/instruments.ts';

const sampleIntervalMs = 10_000;
/** Milliseconds between two samples of the monitor, which are included in its measurement. */
const resolution = 10;

const quantiles = { '0.5': 50, '0.99': 99, '1': 100 } as const;

/** The process itself: memory, processor, and the delay of the event loop. */
export function watchProcess({ meter }: Instruments, version: string): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let seen: Record<string, number> = {};
  // Read at an interval and not per request: two readers would each see half.
  const timer = setInterval(() => {
    seen = Object.fromEntries(
      Object.entries(quantiles).map(([name, percentile]) => [
        name,
        Math.max(0, delay.percentile(percentile) / 1e9 - resolution / 1000),
      ]),
    );
    delay.reset();
  }, sampleIntervalMs);
  timer.unref();

  const loop = meter.createObservableGauge(`${prefix}event_loop_delay_seconds`, {
    unit: 's',
    description: 'How late timers were in the last ten seconds, by quantile',
  });
  const memory = meter.createObservableGauge(`${prefix}process_memory_bytes`, {
    unit: 'By',
    description: 'Memory in use, by kind',
  });
  const cpu = meter.createObservableCounter(`${prefix}process_cpu_seconds_total`, {
    unit: 's',
    description: 'Processor time used',
  });
  const started = meter.createObservableGauge(`${prefix}process_start_time_seconds`, {
    unit: 's',
    description: 'When it was started, since 1970',
  });
  const build = meter.createObservableGauge(`${prefix}build_info`, { description: 'Which release runs' });
  const startedAt = performance.timeOrigin / 1000;
  meter.addBatchObservableCallback(
    (now) => {
      for (const [quantile, value] of Object.entries(seen)) now.observe(loop, value, { quantile });
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      const kinds = { resident: rss, heap_used: heapUsed, heap_total: heapTotal, external };
      for (const [kind, bytes] of Object.entries(kinds)) now.observe(memory, bytes, { kind });
      const { user, system } = process.cpuUsage();
      now.observe(cpu, (user + system) / 1e6);
      now.observe(started, startedAt);
      now.observe(build, 1, { version, node: process.versions.node });
    },
    [loop, memory, cpu, started, build],
  );
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
