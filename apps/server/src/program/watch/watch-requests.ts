import {
  type Context,
  context,
  isSpanContextValid,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Instruments, prefix, seconds } from '../../foundation/telemetry/instruments.ts';
import { newPageMark, pageMarkKey } from '../../foundation/telemetry/page-mark.ts';
import { methodLabel, routeLabel, statusLabel } from '../../foundation/telemetry/route-label.ts';
import { readTraceParent } from '../../foundation/telemetry/trace-parent.ts';

const breakpoint = /(?:^|;\s*)viewport=(xs|s|m|l|xl|xxl|xxxl)(?:;|$)/;

/** The last measured width of the visitor's window (P 9); for traces only, pages are the same for all. */
export function viewportOf(cookies: string | undefined): string | undefined {
  return cookies?.match(breakpoint)?.[1];
}

interface Watched {
  context: Context;
  span: Span;
  isOwn: boolean;
}

/** One span and one measurement for each request; in-process calls of a page are spans inside its own. */
export function watchRequests(
  app: FastifyInstance,
  { meter, tracer }: Instruments,
  isInProcess: (request: FastifyRequest) => boolean,
): void {
  const duration = meter.createHistogram(`${prefix}http_request_duration_seconds`, {
    ...seconds,
    description: 'How long requests took, by pattern of the address',
  });
  const inFlight = meter.createUpDownCounter(`${prefix}http_requests_in_flight`, {
    description: 'Requests being answered',
  });
  const pages = meter.createCounter(`${prefix}pages_total`, { description: 'Pages sent, by where they came from' });
  const watched = new WeakMap<FastifyRequest, Watched>();

  const begin = (request: FastifyRequest): Watched => {
    const isOwn = isInProcess(request);
    const parent = isOwn ? context.active() : readTraceParent(request.headers.traceparent);
    const route = routeLabel(request);
    const span = tracer.startSpan(
      `${methodLabel(request.method)} ${route}`,
      { kind: isOwn ? SpanKind.INTERNAL : SpanKind.SERVER, attributes: attributesOf(request, route) },
      parent,
    );
    const { traceId } = span.spanContext();
    // Log lines of this request have its trace id, beside its own id.
    if (isSpanContextValid(span.spanContext())) request.log = request.log.child({ traceId });
    return { context: trace.setSpan(parent, span).setValue(pageMarkKey, newPageMark()), span, isOwn };
  };

  const end = (request: FastifyRequest, reply: FastifyReply, isAnswered: boolean) => {
    const found = watched.get(request);
    if (!found) return;
    watched.delete(request);
    const { span, isOwn } = found;
    const { statusCode } = reply;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    if (!isAnswered) span.setAttribute('error.type', 'aborted');
    span.end();
    if (isOwn) return;
    inFlight.add(-1);
    const labels = {
      route: routeLabel(request),
      method: methodLabel(request.method),
      status: statusLabel(statusCode, isAnswered),
    };
    duration.record(reply.elapsedTime / 1000, labels);
    const mark = found.context.getValue(pageMarkKey);
    if (isPage(request) && isAnswered && statusCode < 400) {
      pages.add(1, { from: (mark as { rendered: boolean }).rendered ? 'rendering' : 'memory' });
    }
  };

  app.addHook('onRequest', (request, reply, done) => {
    const found = begin(request);
    watched.set(request, found);
    if (!found.isOwn) inFlight.add(1);
    // If the client disconnects, onResponse is not called.
    reply.raw.once('close', () => end(request, reply, reply.raw.writableFinished));
    context.with(found.context, done);
  });
  // The body is read in socket events, which have lost the context of the request.
  app.addHook('preValidation', (request, _, done) => {
    const found = watched.get(request);
    if (found) context.with(found.context, done);
    else done();
  });
  app.addHook('onError', (request, _, error, done) => {
    // Only its kind: an error message may quote user input.
    watched.get(request)?.span.setAttribute('error.type', error.name);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply, true);
    done();
  });
}

function attributesOf(request: FastifyRequest, route: string): Record<string, string> {
  const venture = request.headers['venture-id'];
  const viewport = viewportOf(request.headers.cookie);
  return {
    'http.request.method': methodLabel(request.method),
    'http.route': route,
    'bouwpoort.request_id': request.id,
    ...(typeof venture === 'string' && /^\w{1,20}$/.test(venture) ? { 'bouwpoort.venture': venture } : {}),
    ...(viewport === undefined ? {} : { 'bouwpoort.viewport': viewport }),
  };
}

function isPage({ routeOptions }: FastifyRequest): boolean {
  return 'page' in routeOptions.config;
}
