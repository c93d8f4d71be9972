import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { useTranslation } from './use-translation.ts';

const texts = {
  plain: 'Toevoegen',
  named: 'Dag {{name}}',
  found_one: '{{count}} artikel',
  found_other: '{{count}} artikelen',
  found_zero: 'Geen artikelen',
  left_one: 'Nog een van {{name}}',
  formatted: 'Op {{date, datetime}}',
  nested: 'Nu: $t(plain)',
};

async function shown(key: string | string[], values: Record<string, unknown> | undefined): Promise<string> {
  const i18n = createInstance();
  await i18n.init({
    lng: 'nl',
    resources: { nl: { shop: texts, other: { plain: 'Anders' } } },
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  const Words = () => {
    const { t } = useTranslation('shop');
    return values ? t(key, values) : t(key);
  };
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Words />
    </I18nextProvider>,
  );
}

test.each([
  ['plain', undefined, 'Toevoegen'],
  ['named', { name: 'Piet' }, 'Dag Piet'],
  ['found', { count: 1 }, '1 artikel'],
  ['found', { count: 3 }, '3 artikelen'],
  ['found', { count: 0 }, 'Geen artikelen'],
  ['left', { count: 1, name: '$1 {{count}}' }, 'Nog een van $1 {{count}}'],
  ['plain', { count: 4 }, 'Toevoegen'],
  [['unknown', 'found'], { count: 4 }, '4 artikelen'],
  [['found', 'plain'], { count: 4 }, '4 artikelen'],
  ['named', {}, 'Dag '],
  ['formatted', { date: 'nooit' }, 'Op nooit'],
  ['nested', undefined, 'Nu: Toevoegen'],
  ['other:plain', undefined, 'Anders'],
  ['unknown', undefined, 'unknown'],
])('%s with %j is %s', async (key, values, words) => {
  expect(await shown(key, values)).toBe(words);
});
