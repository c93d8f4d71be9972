import { expect, test } from 'vitest';
import { parsePeriods, periodsText } from './period-text.ts';

test.each([
  ['6:30-17', [{ open: '06:30', close: '17:00' }]],
  [
    '6.30 – 12.00, 12.30 tot 17',
    [
      { open: '06:30', close: '12:00' },
      { open: '12:30', close: '17:00' },
    ],
  ],
  [
    '13-17 en 8-12',
    [
      { open: '08:00', close: '12:00' },
      { open: '13:00', close: '17:00' },
    ],
  ],
  ['18-24', [{ open: '18:00', close: '00:00' }]],
  ['', []],
  ['Gesloten', []],
])('%j is parsed', (text, periods) => {
  expect(parsePeriods(text)).toEqual(periods);
});

test.each(['6', '17-6', '8-12, 11-13', '25-26', '8:75-9', 'morgen'])('%j is refused', (text) => {
  expect(parsePeriods(text)).toBeUndefined();
});

test('formatted periods can be parsed back', () => {
  const periods = [
    { open: '06:30', close: '12:00' },
    { open: '18:00', close: '00:00' },
  ];
  expect(periodsText(periods)).toBe('6.30-12.00, 18.00-24.00');
  expect(parsePeriods(periodsText(periods))).toEqual(periods);
});
