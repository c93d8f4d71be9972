import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type Instruments, prefix, seconds } from '../../foundation/telemetry/instruments.ts';
import { methodLabel } from '../../foundation/telemetry/route-label.ts';
import { writeTraceParent } from '../../foundation/telemetry/trace-parent.ts';

/** The used part of undici's own object. */
interface OutgoingRequest {
  origin: string | URL;
  method: string;
  addHeader(name: string, value: string): unknown;
}

interface Call {
  span: Span;
  began: number;
  host: string;
  status: number | undefined;
}

/**
 * All outgoing calls (ERP, payments, company register, addresses, captcha) use `fetch`, and Node publishes each on a
 * channel, so that they are observed in one place. Hosts are those of the settings; the rest of a URL may identify an
 * order or a person and is left out.
 */
export function watchCalls({ meter, tracer }: Instruments): () => void {
  const duration = meter.createHistogram(`${prefix}outgoing_call_duration_seconds`, {
    ...seconds,
    description: 'How long calls of others took, by host',
  });
  const calls = new WeakMap<OutgoingRequest, Call>();

  const create = ({ request }: { request: OutgoingRequest }) => {
    const host = new URL(String(request.origin)).host;
    const span = tracer.startSpan(`${methodLabel(request.method)} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': methodLabel(request.method), 'server.address': host },
    });
    calls.set(request, { span, began: performance.now(), host, status: undefined });
    const parent = writeTraceParent(trace.setSpan(context.active(), span));
    if (parent !== undefined) request.addHeader('traceparent', parent);
  };
  const headers = ({ request, response }: { request: OutgoingRequest; response: { statusCode: number } }) => {
    const call = calls.get(request);
    if (call) call.status = response.statusCode;
  };
  const end = (request: OutgoingRequest, error: unknown) => {
    const call = calls.get(request);
    if (!call) return;
    calls.delete(request);
    const { span, began, host, status } = call;
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (error !== undefined || (status ?? 0) >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof Error) span.setAttribute('error.type', error.name);
    span.end();
    const outcome = error !== undefined || status === undefined ? 'failed' : `${Math.floor(status / 100)}xx`;
    duration.record((performance.now() - began) / 1000, { host, status: outcome });
  };

  // Node types these messages as unknown; they are undici's, named by the channel.
  const heard: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => create(message as Parameters<typeof create>[0]),
    'undici:request:headers': (message) => headers(message as Parameters<typeof headers>[0]),
    'undici:request:trailers': (message) => end((message as { request: OutgoingRequest }).request, undefined),
    'undici:request:error': (message) => {
      const { request, error } = message as { request: OutgoingRequest; error: unknown };
      end(request, error ?? new Error('unknown'));
    },
  };
  for (const [name, listener] of Object.entries(heard)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(heard)) unsubscribe(name, listener);
  };
}
