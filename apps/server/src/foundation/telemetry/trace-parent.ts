import { type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api';

/** W3C Trace Context, level 1: version, trace, parent and flags. A later version may append fields. */
const pattern = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** The trace of a caller; a new one for an invalid header. */
export function readTraceParent(header: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = (typeof header === 'string' && pattern.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** For outgoing calls; undefined outside a trace. */
export function writeTraceParent(context: Context): string | undefined {
  const span = trace.getSpanContext(context);
  if (!span || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
}
