import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { readTraceParent, writeTraceParent } from './trace-parent.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

test('the trace of the caller is passed on', () => {
  const header = `00-${traceId}-${spanId}-01`;
  const parent = readTraceParent(header);
  expect(trace.getSpanContext(parent)).toEqual({ traceId, spanId, traceFlags: 1, isRemote: true });
  expect(writeTraceParent(parent)).toBe(header);
  expect(writeTraceParent(readTraceParent(`00-${traceId}-${spanId}-00`))).toBe(`00-${traceId}-${spanId}-00`);
});

test('a later version may have more fields, and only the known flag is passed on', () => {
  expect(writeTraceParent(readTraceParent(`01-${traceId}-${spanId}-ff-meer`))).toBe(`00-${traceId}-${spanId}-01`);
});

test.each([
  undefined,
  '',
  'onzin',
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01x`,
])('%s begins a trace of its own', (header) => {
  expect(readTraceParent(header)).toBe(ROOT_CONTEXT);
});

test('outside any trace there is no header', () => {
  expect(writeTraceParent(ROOT_CONTEXT)).toBeUndefined();
  expect(readTraceParent([`00-${traceId}-${spanId}-01`])).toBe(ROOT_CONTEXT);
});
