import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoundedField } from './bounded-field.tsx';

const words = new Words();
words.add('chrome', { fieldFull: 'Hier passen {{count}} tekens.' });
const render = (value: string, maxLength: number, warning?: string) =>
  renderToString(
    <WordsContext value={words}>
      <BoundedField label="Naam" value={value} maxLength={maxLength} warning={warning} readOnly />
    </WordsContext>,
  );

test('a field that is full says so, as the browser cuts the rest', () => {
  expect(render('x'.repeat(79), 80)).not.toContain('Hier passen');
  const full = render('x'.repeat(80), 80);
  expect(full).toContain('Hier passen 80 tekens.');
  expect(full).toMatch(/aria-describedby="[^"]*-warning"/);
});

test('a code that has all its characters is no full field', () => {
  expect(render('12345678', 8)).not.toContain('Hier passen');
});

test('a warning of its own goes before it', () => {
  expect(render('x'.repeat(80), 80, 'Bestaat al')).not.toContain('Hier passen');
});
