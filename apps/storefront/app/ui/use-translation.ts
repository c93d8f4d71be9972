import type { i18n, TFunction } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';

interface Translation<N extends string> {
  t: TFunction<N>;
  i18n: i18n;
}

/**
 * The words of a namespace. react-i18next's own hook is ready for another language and for texts that come later, at the
 * price of a store, three memos and a dozen copied options in every part of a page; here a page brings its one language
 * along, and asks for words hundreds of times.
 */
export function useTranslation<N extends string = 'chrome'>(namespace?: N): Translation<N> {
  const texts = use(I18nContext);
  if (!texts) throw new Error('No texts: TextsProvider stands around every page');
  return translationOf(texts.i18n, namespace ?? ('chrome' as N));
}

const made = new WeakMap<i18n, Map<string, Translation<string>>>();

function translationOf<N extends string>(i18n: i18n, namespace: N): Translation<N> {
  const ofTexts = made.get(i18n) ?? new Map<string, Translation<string>>();
  made.set(i18n, ofTexts);
  const translation = ofTexts.get(namespace) ?? { t: wordsOf(i18n, namespace), i18n };
  ofTexts.set(namespace, translation);
  return translation as Translation<N>;
}

const plurals = new Intl.PluralRules('nl');
const parameter = /\{\{(\w+)\}\}/g;
/** Formats, nesting and what else i18next knows besides parameters. */
const special = /\{\{(?!\w+\}\})|\$t\(/;

/** Nearly all texts are words with at most some parameters in them; the few others are i18next's work. */
function wordsOf(i18n: i18n, ns: string): TFunction<string> {
  const t = (key: string | string[], values: Record<string, unknown> = {}): string => {
    const text = values.count === 0 ? undefined : findText(i18n, ns, key, values.count);
    if (text === undefined || special.test(text)) return i18n.t(key, { ns, ...values });
    return text.includes('{{') ? text.replace(parameter, (_, name: string) => String(values[name] ?? '')) : text;
  };
  return Object.assign(t, { ns }) as unknown as TFunction<string>;
}

/** Of several keys the first that there is a text for, in the form for this number where it has forms. */
function findText(i18n: i18n, ns: string, keys: string | string[], count: unknown): string | undefined {
  const texts = i18n.getDataByLanguage('nl')?.[ns];
  if (!texts) return undefined;
  const form = typeof count === 'number' ? `_${plurals.select(count)}` : undefined;
  for (const key of typeof keys === 'string' ? [keys] : keys) {
    const text = (form && texts[key + form]) ?? texts[key];
    if (text !== undefined) return text;
  }
  return undefined;
}
