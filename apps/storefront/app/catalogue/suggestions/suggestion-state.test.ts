import { expect, test } from 'vitest';
import type { Suggestions } from './autocomplete-result.ts';
import { isBusy, shownIn, suggestionState } from './suggestion-state.ts';

const gips: Suggestions = { terms: ['gips'], products: [], categories: [], contentPages: [] };
const unknown = { data: undefined, isError: false };
const found = { data: gips, isError: false };
const failed = { data: undefined, isError: true };

const seen = (...given: Parameters<typeof suggestionState>) => {
  const state = suggestionState(...given);
  return { kind: state.kind, busy: isBusy(state), shown: shownIn(state) };
};

test.each([
  ['three characters begin a search', 'gip', false, unknown, { kind: 'waiting', busy: true, shown: null }],
  ['two do not', 'gi', true, unknown, { kind: 'idle', busy: false, shown: null }],
  ['fewer than three characters clear what was found', 'gi', true, found, { kind: 'idle', busy: false, shown: null }],
  ['once typing pauses the request runs', 'gips', true, unknown, { kind: 'loading', busy: true, shown: null }],
  ['its answer shows', 'gips', true, found, { kind: 'found', busy: false, shown: gips }],
  ['what was found stays while typing goes on', 'gipsp', false, found, { kind: 'waiting', busy: false, shown: gips }],
  [
    'a failure ends the waiting with nothing to show',
    'gips',
    true,
    failed,
    { kind: 'failed', busy: false, shown: null },
  ],
  ['typing on after a failure waits again', 'gipsp', false, failed, { kind: 'waiting', busy: true, shown: null }],
])('%s', (_, query, isSettled, result, expected) => {
  expect(seen(query, { isSettled, result })).toEqual(expected);
});
