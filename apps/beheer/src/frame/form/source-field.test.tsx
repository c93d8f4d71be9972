import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SourceField } from './source-field.tsx';

test('a control is named by its label, and described by its hint and its error', () => {
  const html = renderToStaticMarkup(
    <SourceField label="Nummer" hint="Zoals het ERP het noemt." error="Vul dit veld in">
      {(control) => <input {...control} />}
    </SourceField>,
  );
  const [, id] = /<input id="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<label id="${id}-label" for="${id}">Nummer</label>`);
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error" aria-invalid="true"`);
  expect(html).toContain(`<small id="${id}-hint">Zoals het ERP het noemt.</small>`);
  expect(html).toMatch(new RegExp(`<p class="field__error" id="${id}-error" role="alert">`));
});
