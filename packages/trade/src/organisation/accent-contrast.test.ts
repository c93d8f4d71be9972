import { expect, test } from 'vitest';
import { accentContrast, isReadableAccent, leastContrast, nearestReadableAccent } from './accent-contrast.ts';

test('contrast is that of WCAG', () => {
  expect(accentContrast('#000000').whiteOnAccent).toBe(21);
  expect(accentContrast('#767676').whiteOnAccent).toBe(4.54);
  expect(accentContrast('#777777').whiteOnAccent).toBe(4.47);
});

test.each(['#12355B', '#A63A24', '#2C6138', '#26547C', '#0F6B6F', '#5B2A4E', '#155E63', '#8A5A00'])(
  'the ventures of the demo world can be read: %s',
  (accent) => {
    expect(isReadableAccent(accent)).toBe(true);
    expect(nearestReadableAccent(accent)).toBe(accent);
  },
);

test('a colour that is readable under white text can still be too pale on its own tint', () => {
  const { whiteOnAccent, accentOnGround, accentOnTint } = accentContrast('#767676');
  expect(whiteOnAccent).toBeGreaterThan(leastContrast);
  expect(accentOnGround).toBeGreaterThan(accentOnTint);
  expect(isReadableAccent('#767676')).toBe(false);
});

test.each(['#FFC72C', '#FFFFFF', '#FF0000', '#00FF00', '#777777'])(
  'the colour proposed for %s is readable, and hardly darker than needed',
  (accent) => {
    const proposed = nearestReadableAccent(accent);
    expect(isReadableAccent(proposed)).toBe(true);
    expect(Math.min(...Object.values(accentContrast(proposed)))).toBeLessThan(leastContrast + 0.3);
  },
);
