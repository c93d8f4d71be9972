import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useFieldErrors } from './use-field-errors.ts';
import type { Fields } from './use-fields.ts';

const words = new Words();
words.add('chrome', { fieldInvalid: 'Dit klopt nog niet' });
words.add('registration', { invalidPhone: 'Ongeldig telefoonnummer' });

function PhoneError({ mistake }: { mistake: { key: string } | { words: string } | undefined }) {
  const errorOf = useFieldErrors({ mistakeOf: () => mistake } as unknown as Fields<{ phone: string }>);
  return errorOf('phone');
}

test.each([
  [{ key: 'invalidPhone' }, 'Ongeldig telefoonnummer'],
  [{ words: 'Dit nummer is bezet' }, 'Dit nummer is bezet'],
  [{ words: '' }, 'Dit klopt nog niet'],
  [undefined, ''],
])('what is wrong with a field, in words: %j', (mistake, shown) => {
  expect(
    renderToString(
      <WordsContext value={words}>
        <PhoneError mistake={mistake} />
      </WordsContext>,
    ),
  ).toBe(shown);
});
