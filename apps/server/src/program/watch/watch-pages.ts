import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Instruments } from '../../foundation/telemetry/instruments.ts';
import { type PageMark, pageMarkKey } from '../../foundation/telemetry/page-mark.ts';
import type { BuiltStorefront } from '../storefront/mount-storefront.ts';

/** A cached page needs no rendering, so only rendering is measured. */
export function watchPages(storefront: BuiltStorefront, { tracer }: Instruments): BuiltStorefront {
  return {
    ...storefront,
    render: async (request, page) => {
      const mark = context.active().getValue(pageMarkKey) as PageMark | undefined;
      if (mark) mark.rendered = true;
      const span = tracer.startSpan('render page');
      try {
        return await context.with(trace.setSpan(context.active(), span), () => storefront.render(request, page));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
  };
}
