import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { type ErrorReport, reportError, resetReports, subscribeToReports } from './error-reports.ts';

beforeEach(resetReports);

function taken(): ErrorReport[] {
  const reports: ErrorReport[] = [];
  subscribeToReports((report) => reports.push(report));
  return reports;
}

test('errors from before the first listener are delivered to it, once', () => {
  const early = new Error('vroeg');
  reportError(early, 'error');
  reportError(early, 'render');
  const reports = taken();
  reportError(new Error('laat'), 'rejection');
  expect(reports.map(({ error, kind }) => [error.message, kind])).toEqual([
    ['vroeg', 'error'],
    ['laat', 'rejection'],
  ]);
});

test('a removed listener receives nothing', () => {
  const reports: ErrorReport[] = [];
  subscribeToReports((report) => reports.push(report))();
  reportError(new Error('stil'), 'error');
  expect(reports).toEqual([]);
});

test('a repeated error is reported once', () => {
  for (let time = 0; time < 100; time++) reportError(new Error(`keer ${time}`), 'error');
  expect(taken()).toHaveLength(20);
});

test('an expected response is not an error', () => {
  reportError(new ErrorResponse(404, 'Not Found', null), 'render');
  reportError(new ErrorResponse(403, 'Forbidden', null), 'render');
  reportError(Object.assign(new Error('weg'), { name: 'AbortError' }), 'rejection');
  reportError(new ErrorResponse(500, 'Error', { wie: 'joris' }), 'render');
  reportError({ wie: 'joris' }, 'rejection');
  const messages = taken().map(({ error }) => error.message);
  expect(messages).toEqual(['The page answers 500', 'Something that is no error was thrown']);
});
